export { enrichmentBubble } from './enrichmentBubble.ts';
