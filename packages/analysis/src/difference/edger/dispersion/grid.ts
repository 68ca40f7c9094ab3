/**
 * The dispersions at which likelihoods are evaluated: 0.1 × 2^−10 … 0.1 × 2^10. A spline over the exponent interpolates
 * between them.
 */
export const gridSize = 21;
const first = -10;

export const dispersionAt = (point: number): number => 0.1 * 2 ** (first + point);

// The pivots of the tridiagonal system of the spline depend on the grid alone.
const pivots = Float64Array.from({ length: gridSize }, (_, i) => (i === 0 || i === gridSize - 1 ? -1 : 4));
for (let i = 1; i < gridSize; i += 1) pivots[i]! -= 1 / pivots[i - 1]!;
const curvature = new Float64Array(gridSize);

/**
 * The dispersion at which the cubic spline through these likelihoods is highest, searched next to the highest grid
 * point.
 *
 * The spline has the end conditions of Forsythe, Malcolm & Moler 1977: the third derivative of the cubic through the
 * four outer points.
 */
export function highestDispersion(likelihood: Float64Array): number {
  const last = gridSize - 1;
  let top = 0;
  for (let i = 1; i <= last; i += 1) if (likelihood[i]! > likelihood[top]!) top = i;
  fillCurvature(likelihood);
  let best = { at: top, height: likelihood[top]! };
  for (const left of [top - 1, top]) {
    if (left < 0 || left >= last) continue;
    const [c, next] = [curvature[left]!, curvature[left + 1]!];
    const [a2, a3] = [3 * c, next - c];
    const a1 = likelihood[left + 1]! - likelihood[left]! - next - 2 * c;
    const root = 4 * a2 * a2 - 12 * a3 * a1;
    if (!(root >= 0)) continue;
    // Both formulas give the same root; the one that adds equal signs loses no digits.
    const step = a2 < 0 ? (2 * a1) / (Math.sqrt(root) - 2 * a2) : (-2 * a2 - Math.sqrt(root)) / (6 * a3);
    if (!(step > 0 && step < 1)) continue;
    const height = ((a3 * step + a2) * step + a1) * step + likelihood[left]!;
    if (height > best.height) best = { at: left + step, height };
  }
  return dispersionAt(best.at);
}

/** A sixth of the second derivative at every point of a grid of step 1. */
function fillCurvature(y: Float64Array): void {
  const last = gridSize - 1;
  const third = (i: number): number => (y[i + 3]! - 3 * y[i + 2]! + 3 * y[i + 1]! - y[i]!) / 6;
  for (let i = 1; i < last; i += 1) curvature[i] = y[i + 1]! - 2 * y[i]! + y[i - 1]!;
  curvature[0] = third(0);
  curvature[last] = -third(last - 3);
  for (let i = 1; i <= last; i += 1) curvature[i]! -= curvature[i - 1]! / pivots[i - 1]!;
  curvature[last]! /= pivots[last]!;
  for (let i = last - 1; i >= 0; i -= 1) curvature[i] = (curvature[i]! - curvature[i + 1]!) / pivots[i]!;
}
