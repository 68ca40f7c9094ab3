export { type Arc, chordLayout } from './layout.ts';
export { ringOf } from './ring.ts';
