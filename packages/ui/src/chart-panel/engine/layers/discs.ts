/**
 * How far a disc reaches at each level of coverage: `spans[dy]` pixels to both sides in the rows `dy` above and below.
 */
export type DiscLevel = { readonly cover: number; readonly spans: readonly number[] };

const levels = 4;

/** A disc around the middle of a pixel, as nested shapes from the solid middle to its faint rim. */
export function discOf(radius: number): readonly DiscLevel[] {
  const reach = Math.ceil(radius);
  const found: DiscLevel[] = [];
  for (let step = levels; step >= 1; step--) {
    const spans: number[] = [];
    for (let dy = 0; dy <= reach; dy++) {
      let wide = -1;
      for (let dx = 0; dx <= reach; dx++)
        if (Math.round(Math.min(1, radius + 0.5 - Math.hypot(dx, dy)) * levels) >= step) wide = dx;
      if (wide >= 0) spans.push(wide);
    }
    const same = found.at(-1)?.spans.join() === spans.join();
    if (spans.length > 0 && !same) found.push({ cover: step / levels, spans });
  }
  return found;
}
