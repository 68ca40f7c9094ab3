export { enterotypeIndex } from './enterotypeIndex.ts';
