export { permdispBox } from './permdispBox.ts';
