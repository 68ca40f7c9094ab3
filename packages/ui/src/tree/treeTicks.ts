import { findNode, type TreeNode } from './treeNode.ts';

export type Tick = boolean | 'mixed';

const childrenOf = (node: TreeNode) => node.children ?? [];
const leavesOf = (node: TreeNode): TreeNode[] =>
  childrenOf(node).length > 0 ? childrenOf(node).flatMap(leavesOf) : [node];

/**
 * Of every node whether it is ticked. A branch is ticked when all below it is; ticking a branch before its children
 * came counts for all of them.
 */
export function ticksOf(nodes: readonly TreeNode[], selected: ReadonlySet<string>): Map<string, Tick> {
  const ticks = new Map<string, Tick>();
  const visit = (node: TreeNode, above: boolean): Tick => {
    const own = above || selected.has(node.id);
    const below = childrenOf(node).map((child) => visit(child, own));
    const tick =
      below.length === 0
        ? own
        : below.every((state) => state === true)
          ? true
          : below.some((state) => state !== false)
            ? 'mixed'
            : false;
    ticks.set(node.id, tick);
    return tick;
  };
  for (const node of nodes) visit(node, false);
  return ticks;
}

/**
 * The ticked leaves after one node was pressed, in the order of the tree. Leaves that cannot be chosen keep their tick.
 */
export function toggleTick(nodes: readonly TreeNode[], selected: ReadonlySet<string>, id: string): string[] {
  const node = findNode(nodes, id);
  if (!node) return [...selected];
  const ticks = ticksOf(nodes, selected);
  const free = leavesOf(node).filter((leaf) => !leaf.disabled);
  const on = free.some((leaf) => ticks.get(leaf.id) !== true);
  const turned = new Set(free.map((leaf) => leaf.id));
  return nodes
    .flatMap(leavesOf)
    .flatMap((leaf) => ((turned.has(leaf.id) ? on : ticks.get(leaf.id) === true) ? [leaf.id] : []));
}
