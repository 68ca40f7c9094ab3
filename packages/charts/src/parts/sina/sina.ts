import { sampleSd } from '@panome/analysis/statistics';
/**
 * How wide a cloud of points is at each of them, 0…1: the density of the values by a Gaussian kernel (Silverman's
 * bandwidth) on a grid of 64.
 */
export function densityWidths(values: Float64Array): {
  readonly at: (value: number) => number;
  readonly grid: Float64Array;
  readonly height: Float64Array;
} {
  const present = values.filter(Number.isFinite).sort();
  const n = present.length;
  const [low, high] = [present[0] ?? 0, present[n - 1] ?? 1];
  const sd = n > 1 ? sampleSd(present) : 0;
  const iqr = (present[Math.floor(0.75 * (n - 1))] ?? 0) - (present[Math.floor(0.25 * (n - 1))] ?? 0);
  const bandwidth = 0.9 * Math.min(sd, iqr > 0 ? iqr / 1.34 : sd) * n ** -0.2 || (high - low) / 20 || 1;
  const grid = Float64Array.from({ length: 64 }, (_, i) => low + ((high - low) * i) / 63);
  const height = grid.map((at) =>
    present.reduce((sum, value) => sum + Math.exp(-0.5 * ((value - at) / bandwidth) ** 2), 0),
  );
  const most = height.reduce((best, value) => Math.max(best, value), 0) || 1;
  for (let i = 0; i < 64; i += 1) height[i]! /= most;
  const at = (value: number): number => height[high > low ? Math.round(((value - low) / (high - low)) * 63) : 0]!;
  return { at, grid, height };
}

/** A fixed sideways place of point `i`, −1…1, spread evenly (golden ratio), so that a figure is the same every time. */
export const sideways = (i: number): number => 2 * ((i * 0.618_033_988_749_895) % 1) - 1;
