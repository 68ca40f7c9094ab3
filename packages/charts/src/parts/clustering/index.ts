export { listedIds, mergeOf, orderedIds } from './sides.ts';
export type { Axis } from './sides.ts';
export { treeLayer } from './treeLayer.ts';
