import { useControllable } from '../controllable/index.ts';
import type { Column } from './column.ts';
import { arrange, inOrder, move, pin, resize, show, type ColumnLayout } from './columnLayout.ts';

type TableLayoutOptions = { value?: ColumnLayout; onValueChange?: (layout: ColumnLayout) => void };

const asGiven: ColumnLayout = {};

/** The columns as the reader arranged them, and the ways to rearrange them. */
export type TableLayout<Row> = {
  /** Every column that may be hidden, in order. */
  readonly all: readonly Column<Row>[];
  /** The columns to draw; give them to `Table`. */
  readonly shown: readonly Column<Row>[];
  readonly changed: boolean;
  readonly show: (id: string, shown: boolean) => void;
  readonly pin: (id: string, pinned: boolean) => void;
  readonly move: (id: string, by: -1 | 1) => void;
  readonly resize: (column: Column<Row>, width: number) => void;
  readonly reset: () => void;
};

/**
 * Lets a reader hide, pin, move and resize columns.
 *
 * @param options - Give `value` and `onValueChange` to remember the layout; without them it lasts as long as the page.
 */
export function useTableLayout<Row>(
  columns: readonly Column<Row>[],
  { value, onValueChange }: TableLayoutOptions = {},
): TableLayout<Row> {
  const [layout, change] = useControllable({ value, defaultValue: asGiven, onValueChange });
  return {
    all: inOrder(columns, layout).filter(({ hideable }) => hideable !== false),
    shown: arrange(columns, layout),
    changed: Object.keys(layout).length > 0,
    show: (id, shown) => change(show(layout, id, shown)),
    pin: (id, pinned) => change(pin(layout, id, pinned)),
    move: (id, by) => change(move(columns, layout, id, by)),
    resize: (column, width) => change(resize(layout, column, width)),
    reset: () => change(asGiven),
  };
}
