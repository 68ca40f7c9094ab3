export { classesSpec, readBubbles } from './readBubbles.ts';
