export { levelScatter } from './levelScatter.ts';
