import { useMemo } from 'react';
import { useControllable } from '../controllable/index.ts';
import { matchingNodes, rowsOf, type TreeNode, type TreeRow } from './treeNode.ts';
import { ticksOf, toggleTick } from './treeTicks.ts';
import { useTreeLoads } from './useTreeLoads.ts';

/** What a `Tree` was given, with its defaults. */
type TreeOptions = {
  nodes: readonly TreeNode[];
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[];
  onExpandedChange: ((ids: string[]) => void) | undefined;
  selected: readonly string[] | undefined;
  defaultSelected: readonly string[];
  onSelectedChange: ((ids: string[]) => void) | undefined;
  multiple: boolean;
  query: string;
  onLoad: ((id: string) => Promise<void>) | undefined;
};

/** What is open, what is chosen, and the rows that follow from both. */
export function useTree({ nodes, multiple, query, onLoad, onExpandedChange, onSelectedChange, ...tree }: TreeOptions) {
  const [expandedIds, expand] = useControllable<readonly string[], string[]>({
    value: tree.expanded,
    defaultValue: tree.defaultExpanded,
    onValueChange: onExpandedChange,
  });
  const [selectedIds, select] = useControllable<readonly string[], string[]>({
    value: tree.selected,
    defaultValue: tree.defaultSelected,
    onValueChange: onSelectedChange,
  });
  const expanded = useMemo(() => new Set(expandedIds), [expandedIds]);
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const { load, loads } = useTreeLoads(onLoad);
  const matching = useMemo(() => matchingNodes(nodes, query), [nodes, query]);
  const rows = useMemo(() => rowsOf(nodes, { expanded, loads, matching }), [nodes, expanded, loads, matching]);
  const ticks = useMemo(() => (multiple ? ticksOf(nodes, selected) : undefined), [multiple, nodes, selected]);

  const open = (members: readonly TreeRow[], wanted: boolean) => {
    const next = new Set(expandedIds);
    for (const { node } of members) {
      if (wanted) next.add(node.id);
      else next.delete(node.id);
      if (wanted && node.children === undefined && loads.get(node.id) !== 'loading') void load(node.id);
    }
    expand([...next]);
  };
  const press = ({ node, note }: TreeRow) => {
    if (note === 'failed') void load(node.id);
    if (note !== undefined || node.disabled) return;
    select(multiple ? toggleTick(nodes, selected, node.id) : [node.id]);
  };

  return { expanded, matches: matching?.count, open, press, rows, selected, ticks };
}
