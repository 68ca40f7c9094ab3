/** The heights moved so that neighbours are `step` apart, as near to where they were as the ends allow. */
export function apart(heights: readonly number[], step: number, low: number, high: number): number[] {
  const moved = [...heights];
  for (let i = 0; i < moved.length; i += 1) moved[i] = Math.max(moved[i]!, i === 0 ? low : moved[i - 1]! + step);
  for (let i = moved.length - 1; i >= 0; i -= 1)
    moved[i] = Math.min(moved[i]!, i === moved.length - 1 ? high : moved[i + 1]! - step);
  return moved;
}
