import type { ReactNode } from 'react';
import { pinyinInitials } from '../listbox/index.ts';

/** One thing in a tree. */
export type TreeNode = {
  /** Unique in the whole tree. */
  id: string;
  /** What the reader sees; cut in the middle where there is no room. */
  name: string;
  /** What lies in it; `[]` for a branch with nothing in it, absent for a leaf. */
  children?: readonly TreeNode[];
  /** It has children that are not here yet: opening it asks `onLoad` for them. */
  lazy?: boolean;
  /** A 16 px icon before the name. */
  icon?: ReactNode;
  /** How many things lie in it, also those that are not loaded. */
  count?: number;
  /** `true`, or why it cannot be chosen; it stays reachable so that the reason is read. */
  disabled?: boolean | string;
};

/** What became of asking for the children of a branch. */
export type TreeLoads = ReadonlyMap<string, 'loading' | 'failed'>;

/** A line of the tree: a node, or what stands in place of the children of a branch. */
export type TreeRow = {
  /** The node's id; for a note the id of its branch and a line break, which no id should contain. */
  key: string;
  node: TreeNode;
  note?: 'loading' | 'failed' | 'empty';
  parent: string;
  level: number;
  position: number;
  siblings: number;
  /** `undefined` for what cannot be opened. */
  open: boolean | undefined;
};

export const isBranch = (node: TreeNode): boolean => node.children !== undefined || node.lazy === true;

/** Whether a name holds what is searched for, as it is written or by its pinyin initials. */
const matchesName = (name: string, query: string): boolean =>
  name.toLowerCase().includes(query) || pinyinInitials(name).includes(query);

/** The nodes that match, with those above them; those are open. `undefined` without a query. */
export function matchingNodes(
  nodes: readonly TreeNode[],
  typed: string,
): { shown: ReadonlySet<string>; open: ReadonlySet<string>; count: number } | undefined {
  const query = typed.trim().toLowerCase();
  if (query === '') return undefined;
  const shown = new Set<string>();
  const open = new Set<string>();
  let count = 0;
  const visit = (node: TreeNode, above: boolean): boolean => {
    const own = matchesName(node.name, query);
    if (own) count += 1;
    let below = false;
    for (const child of node.children ?? []) below = visit(child, own || above) || below;
    if (below) open.add(node.id);
    if (own || below || above) shown.add(node.id);
    return own || below;
  };
  for (const node of nodes) visit(node, false);
  return { shown, open, count };
}

type Shown = { expanded: ReadonlySet<string>; loads: TreeLoads; matching: ReturnType<typeof matchingNodes> };

/** The lines that are there now, in order. */
export function rowsOf(nodes: readonly TreeNode[], { expanded, loads, matching }: Shown): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (members: readonly TreeNode[], parent: string, level: number) => {
    const shown = matching ? members.filter(({ id }) => matching.shown.has(id)) : members;
    shown.forEach((node, index) => {
      const open = isBranch(node) ? expanded.has(node.id) || (matching?.open.has(node.id) ?? false) : undefined;
      const place = { node, parent, level, position: index + 1, siblings: shown.length };
      rows.push({ ...place, key: node.id, open });
      if (open !== true) return;
      if (node.children !== undefined && node.children.length > 0) return add(node.children, node.id, level + 1);
      const note = loads.get(node.id) ?? (node.children === undefined ? 'loading' : 'empty');
      rows.push({
        key: `${node.id}\n`,
        node,
        note,
        parent: node.id,
        level: level + 1,
        position: 1,
        siblings: 1,
        open: undefined,
      });
    });
  };
  add(nodes, '', 1);
  return rows;
}

/** The ids of a node and of everything below it. */
export function idsWithin(node: TreeNode): string[] {
  return [node.id, ...(node.children ?? []).flatMap(idsWithin)];
}

/** The node of an id, wherever it lies. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}
