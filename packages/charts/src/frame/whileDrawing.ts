type Record = { readonly whole: Map<string, string>; dropped: number };

/**
 * Of the drawing that is being made: text and labels are fitted deep inside its parts, and whoever shows the figure has
 * to know what became shorter and what found no place.
 */
let current: Record | null = null;

/** Makes a drawing. @returns What stands behind each name that it shortened, one a line, and how many labels it dropped. */
export function whileDrawing<T>(draw: () => T): {
  readonly made: T;
  readonly whole: ReadonlyMap<string, string>;
  readonly dropped: number;
} {
  const [outer, own] = [current, { whole: new Map<string, string>(), dropped: 0 }];
  current = own;
  try {
    return { made: draw(), ...own };
  } finally {
    current = outer;
  }
}

/** `short` is written in place of `name`. */
export function keepWhole(short: string, name: string): void {
  if (!current) return;
  const known = current.whole.get(short)?.split('\n') ?? [];
  if (!known.includes(name)) current.whole.set(short, [...known, name].join('\n'));
}

/** So many labels found no free place. */
export function countDropped(labels: number): void {
  if (current) current.dropped += labels;
}
