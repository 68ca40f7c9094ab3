export { scDepth } from './scDepth.ts';
