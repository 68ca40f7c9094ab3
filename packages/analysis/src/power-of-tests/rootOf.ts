/**
 * Where a rising function crosses 0 between `low` and `high`; an end when it does not cross. Bisection with secant
 * steps (Ridders 1979, doi:10.1109/TCS.1979.1084580).
 *
 * @param tolerance - Of the place, relative to its size or 1.
 */
export function rootOf(rises: (at: number) => number, low: number, high: number, tolerance: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [rises(a), rises(b)];
  if (fa >= 0) return a;
  if (fb <= 0) return b;
  for (let step = 0; step < 200 && b - a > tolerance * Math.max(1, Math.abs(a)); step += 1) {
    const middle = (a + b) / 2;
    const fm = rises(middle);
    if (fm === 0) return middle;
    const bend = Math.sqrt(fm * fm - fa * fb);
    const next = Number.isFinite(bend) && bend > 0 ? middle - ((middle - a) * fm) / bend : middle;
    for (const [at, value] of [
      [middle, fm],
      ...(next > a && next < b && next !== middle ? [[next, rises(next)] as const] : []),
    ] as const) {
      if (at <= a || at >= b) continue;
      if (value < 0) [a, fa] = [at, value];
      else if (value > 0) [b, fb] = [at, value];
      else return at;
    }
  }
  return (a + b) / 2;
}
