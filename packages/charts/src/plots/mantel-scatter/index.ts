export { mantelScatter } from './mantelScatter.ts';
