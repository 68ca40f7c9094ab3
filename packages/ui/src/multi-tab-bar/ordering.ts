/** The tabs with `id` at `to`, counted among the others. */
export function placed(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, to), 0, id);
}

/** Where a tab lands that is let go at `x`: the number of other tabs whose middle lies before it. */
export const slotAt = (middles: readonly number[], x: number): number => middles.filter((middle) => middle < x).length;
