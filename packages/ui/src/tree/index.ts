export { Tree } from './Tree.tsx';
export type { TreeProps } from './Tree.tsx';
export { TreeMoveItems } from './TreeMoveItems.tsx';
export type { TreeMoveItemsProps } from './TreeMoveItems.tsx';
export type { TreeNode } from './treeNode.ts';
