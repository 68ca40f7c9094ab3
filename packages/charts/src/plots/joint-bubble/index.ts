export { jointBubble } from './jointBubble.ts';
