import { useText } from '../locale/index.ts';
import { MenuItem } from '../menu/index.ts';
import { treeText } from './Tree.text.ts';
import { findNode, idsWithin, isBranch, type TreeNode } from './treeNode.ts';

export type TreeMoveItemsProps = {
  /** The tree. */
  nodes: readonly TreeNode[];
  /** What is moved. */
  id: string;
  /** Gets what is moved and the branch it goes to, `''` for the top. The same function as the tree's. */
  onMove: (id: string, target: string) => void;
};

type Place = { id: string; name: string };

/** Every branch with the way to it, but what is moved and what lies in it. */
function placesOf(nodes: readonly TreeNode[], without: ReadonlySet<string>, way = ''): Place[] {
  return nodes
    .filter((node) => isBranch(node) && !without.has(node.id))
    .flatMap((node) => {
      const name = way === '' ? node.name : `${way} / ${node.name}`;
      return [{ id: node.id, name }, ...placesOf(node.children ?? [], without, name)];
    });
}
const parentOf = (nodes: readonly TreeNode[], id: string, parent = ''): string | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? parent : parentOf(node.children ?? [], id, node.id);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The items of a menu 移到…: every branch that can take the row, as the way that needs no drag.
 *
 * When not to use: for more than about thirty branches; open a dialog with a tree in it.
 */
export function TreeMoveItems({ nodes, id, onMove }: TreeMoveItemsProps) {
  const text = useText(treeText);
  const node = findNode(nodes, id);
  const parent = parentOf(nodes, id);
  const places = [{ id: '', name: text.top }, ...placesOf(nodes, new Set(node && idsWithin(node)))];
  return places.map((place) => (
    <MenuItem disabled={place.id === parent ? text.here : false} key={place.id} onSelect={() => onMove(id, place.id)}>
      {place.name}
    </MenuItem>
  ));
}
