import { useRef, useState, type DragEvent } from 'react';
import { idsWithin, isBranch, type TreeRow } from './treeNode.ts';

const kind = 'text/x-panome-node';

/** Moving by drag: onto a branch, or onto a leaf for the branch it lies in. */
export function useTreeDrag(onMove: ((id: string, target: string) => void) | undefined) {
  const dragged = useRef<TreeRow>(undefined);
  const [over, setOver] = useState<string>();
  if (!onMove) return { attributesOf: () => ({}), over: undefined };

  /** The branch that would take it; `undefined` where nothing would change or it would lie in itself. */
  const targetOf = (row: TreeRow): string | undefined => {
    const from = dragged.current;
    const target = isBranch(row.node) ? row.node.id : row.parent;
    if (!from || target === from.parent || idsWithin(from.node).includes(target)) return undefined;
    return target;
  };
  const attributesOf = (row: TreeRow) => ({
    draggable: row.note === undefined,
    onDragStart: (event: DragEvent) => {
      dragged.current = row;
      event.dataTransfer.setData(kind, row.node.id);
      event.dataTransfer.effectAllowed = 'move' as const;
    },
    onDragOver: (event: DragEvent) => {
      const target = targetOf(row);
      if (target === undefined) return;
      event.preventDefault();
      setOver(row.key);
    },
    onDragLeave: () => setOver(undefined),
    onDragEnd: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      const target = targetOf(row);
      setOver(undefined);
      if (target === undefined || !dragged.current) return;
      event.preventDefault();
      onMove(dragged.current.node.id, target);
    },
  });
  return { attributesOf, over };
}
