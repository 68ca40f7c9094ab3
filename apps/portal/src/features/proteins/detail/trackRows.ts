type Feature = { readonly type: string; readonly from: number | null; readonly to: number | null };
type Placed<One> = { readonly feature: One; readonly from: number; readonly to: number };

/** Features by type, in the order of the first of each; those without a place are left to the list. */
export function trackRows<One extends Feature>(
  features: readonly One[],
): { readonly type: string; readonly placed: readonly Placed<One>[] }[] {
  const placed = features.flatMap((feature) => {
    const from = feature.from ?? feature.to;
    return from === null ? [] : [{ feature, from, to: feature.to ?? from }];
  });
  return [...Map.groupBy(placed, ({ feature }) => feature.type)].map(([type, rows]) => ({ type, placed: rows }));
}

/** Round positions for an axis, about six of them, the last residue at the end. */
export function axisTicks(length: number): number[] {
  const rough = length / 6;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const ticks = Array.from({ length: Math.floor(length / step) }, (_, at) => (at + 1) * step);
  return [1, ...ticks.filter((tick) => tick > 1 && length - tick > step / 2), length];
}
