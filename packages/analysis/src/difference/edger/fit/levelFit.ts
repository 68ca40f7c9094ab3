/**
 * The log level of one feature over samples that share it, by Newton's method.
 *
 * @param members - Which entries of `y` and `sizes` belong together.
 * @param start - A level to begin with; `NaN` begins with the mean of count ÷ library.
 * @returns −∞ when every count is 0.
 */
export function levelFit(
  y: Float64Array,
  sizes: Float64Array,
  members: Int32Array,
  dispersion: number,
  start: number,
): number {
  let total = 0;
  let library = 0;
  let ratios = 0;
  for (const i of members) {
    total += y[i]!;
    library += sizes[i]!;
    ratios += y[i]! / sizes[i]!;
  }
  if (total < 1e-10) return Number.NEGATIVE_INFINITY;
  if (dispersion === 0) return Math.log(total / library);
  let level = Number.isNaN(start) ? Math.log(ratios / members.length) : start;
  for (let round = 0; round < 50; round += 1) {
    const base = Math.exp(level);
    let slope = 0;
    let information = 0;
    for (const i of members) {
      const mean = base * sizes[i]!;
      const scale = 1 + mean * dispersion;
      slope += (y[i]! - mean) / scale;
      information += mean / scale;
    }
    const step = slope / information;
    level += step;
    if (Math.abs(step) < 1e-10) break;
  }
  return level;
}
