export { lipidBubble } from './lipidBubble.ts';
