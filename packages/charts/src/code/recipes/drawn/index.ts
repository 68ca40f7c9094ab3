export { drawn } from './drawn.ts';
