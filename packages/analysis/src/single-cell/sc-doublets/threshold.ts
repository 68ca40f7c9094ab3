import { equalBins } from './equalBins.ts';

/**
 * The lowest place between the two peaks of a histogram of 256 bins that is smoothed, three bins at a time, until no
 * more than two are left (Prewitt & Mendelsohn 1966, doi:10.1111/j.1749-6632.1965.tb11715.x; `threshold_minimum` of
 * scikit-image).
 *
 * @returns `null` when it does not come to two peaks.
 */
export function valley(scores: Float64Array): number | null {
  const { centres, counts } = equalBins(scores, 256);
  let smooth = counts;
  for (let round = 0; round < 10_000; round += 1) {
    smooth = averaged(smooth);
    const peaks = peaksOf(smooth);
    if (peaks.length > 2) continue;
    if (peaks.length < 2) return null;
    let lowest = peaks[0]!;
    for (let bin = peaks[0]!; bin <= peaks[1]!; bin += 1) if (smooth[bin]! < smooth[lowest]!) lowest = bin;
    return centres[lowest]!;
  }
  return null;
}

/**
 * Means of three neighbours, the ends repeated; summed on the way, as SciPy does, so that level stretches stay level in
 * the same way.
 */
function averaged(values: Float64Array): Float64Array {
  const last = values.length - 1;
  const at = (i: number): number => values[Math.max(0, Math.min(last, i))]!;
  let sum = at(-1) + at(0) + at(1);
  return values.map((_, i) => {
    if (i > 0) sum += at(i + 1) - at(i - 2);
    return sum / 3;
  });
}

function peaksOf(values: Float64Array): readonly number[] {
  const peaks: number[] = [];
  let rising = true;
  for (let i = 0; i + 1 < values.length; i += 1) {
    if (rising && values[i + 1]! < values[i]!) {
      rising = false;
      peaks.push(i);
    } else if (!rising && values[i + 1]! > values[i]!) rising = true;
  }
  return peaks;
}
