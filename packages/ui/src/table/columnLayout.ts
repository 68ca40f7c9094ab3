/** What a reader changed about the columns; safe to keep as JSON. Empty means as designed. */
export type ColumnLayout = {
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  /** Pinned (`true`) or released (`false`) against the design. */
  readonly pinned?: Readonly<Record<string, boolean>>;
  /** Px by column id. */
  readonly widths?: Readonly<Record<string, number>>;
};

type Arranged = { id: string; sticky?: boolean; width?: number; minWidth?: number };

const isPinned = (column: Arranged, layout: ColumnLayout) => layout.pinned?.[column.id] ?? column.sticky ?? false;

/**
 * All columns in the reader's order, pinned ones first. Columns that the layout does not know keep their place at the
 * end; unknown ids are ignored.
 */
export function inOrder<C extends Arranged>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const place = (id: string) => {
    const at = layout.order?.indexOf(id) ?? -1;
    return at === -1 ? Infinity : at;
  };
  const rank = (column: C) => (isPinned(column, layout) ? 0 : 1);
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return columns.toSorted((a, b) => rank(a) - rank(b) || compare(place(a.id), place(b.id)));
}

/** The columns to draw, with the reader's pins and widths. */
export function arrange<C extends Arranged>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  return inOrder(columns, layout)
    .filter(({ id }) => !layout.hidden?.includes(id))
    .map((column) => ({
      ...column,
      sticky: isPinned(column, layout),
      width: layout.widths?.[column.id] ?? column.width,
    }));
}

/**
 * The layout after one column went a place to the left (-1) or right (1) among the shown ones; unchanged at the edge.
 */
export function move<C extends Arranged>(
  columns: readonly C[],
  layout: ColumnLayout,
  id: string,
  by: -1 | 1,
): ColumnLayout {
  const order = inOrder(columns, layout).map((column) => column.id);
  const shown = arrange(columns, layout).map((column) => column.id);
  const other = shown[shown.indexOf(id) + by];
  if (other === undefined) return layout;
  const at = (wanted: string) => (wanted === id ? other : wanted === other ? id : wanted);
  return { ...layout, order: order.map(at) };
}

/** The layout after a column was shown or hidden. */
export const show = (layout: ColumnLayout, id: string, shown: boolean): ColumnLayout => {
  const rest = (layout.hidden ?? []).filter((hidden) => hidden !== id);
  return { ...layout, hidden: shown ? rest : [...rest, id] };
};

/** The layout after a column was pinned or released. */
export const pin = (layout: ColumnLayout, id: string, pinned: boolean): ColumnLayout => ({
  ...layout,
  pinned: { ...layout.pinned, [id]: pinned },
});

/** The layout after a column got a width in px, whole and not below its least. */
export const resize = (layout: ColumnLayout, { id, minWidth = leastWidth }: Arranged, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.max(minWidth, Math.round(width)) },
});

/** The width below which no column goes unless it says so, in px. */
export const leastWidth = 80;
