import type { Column } from './column.ts';
import { selectionWidth } from './columnBoxes.ts';

const usualWidth = 120;

/** Left edges of the columns and the end of the last, in px; the first stands after the check boxes. */
export function columnEdges<Row>(columns: readonly Column<Row>[], selectable: boolean): readonly number[] {
  const edges = [selectable ? selectionWidth : 0];
  for (const { width = usualWidth } of columns) edges.push(edges.at(-1)! + width);
  return edges;
}

/** How a column that stays in sight is marked; the last one has the edge that the others pass under. */
export const heldMark = (column: number, held: number): 'held' | 'last' | undefined =>
  column >= held ? undefined : column === held - 1 ? 'last' : 'held';
