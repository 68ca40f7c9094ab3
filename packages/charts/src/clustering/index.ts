export { mergeOf, orderedIds } from './sides.ts';
export type { Side } from './sides.ts';
