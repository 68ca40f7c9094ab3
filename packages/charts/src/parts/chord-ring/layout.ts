/** Where an arc begins and ends, in radians from the top, clockwise. */
export type Arc = { readonly from: number; readonly to: number };
export type ChordLayout = {
  readonly arcs: readonly Arc[];
  readonly chords: readonly { readonly source: Arc; readonly target: Arc }[];
};

/**
 * Arcs in proportion to the totals of the nodes with a gap between them, and on each arc a piece for every line that
 * ends there; the pieces lie so that lines to the next node leave last.
 *
 * @param links - Ends by place in `totals`.
 */
export function chordLayout(
  totals: ArrayLike<number>,
  links: readonly { readonly source: number; readonly target: number; readonly weight: number }[],
  gap: number,
): ChordLayout {
  const count = totals.length;
  const sum = Array.from(totals).reduce((all, total) => all + total, 0);
  const unit = (2 * Math.PI - gap * count) / sum;
  let angle = gap / 2;
  const arcs = Array.from(totals, (total): Arc => {
    const from = angle;
    angle += total * unit + gap;
    return { from, to: from + total * unit };
  });
  const chords = links.map(() => ({ source: arcs[0]!, target: arcs[0]! }));
  arcs.forEach((arc, node) => {
    let at = arc.from;
    const away = (link: number): number =>
      (links[link]!.source === node ? links[link]!.target : links[link]!.source) - node;
    // Counted backwards round the circle, so that neighbouring chords do not cross at the arc.
    const own = Array.from(links.keys())
      .filter((link) => links[link]!.source === node || links[link]!.target === node)
      .toSorted((a, b) => ((away(b) + count) % count) - ((away(a) + count) % count) || a - b);
    for (const link of own) {
      const piece = { from: at, to: at + links[link]!.weight * unit };
      chords[link] =
        links[link]!.source === node ? { ...chords[link]!, source: piece } : { ...chords[link]!, target: piece };
      at = piece.to;
    }
  });
  return { arcs, chords };
}
