export { compositionTree } from './compositionTree.ts';
