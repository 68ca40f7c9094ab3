import type { Options } from '@panome/analysis/model';

export type Thresholds = { readonly fc: number; readonly p: number; readonly column: 'p' | 'p_adj' };

/** Index of a feature's direction, in the order drawn: what changes lies over what does not. */
export const direction = { none: 0, down: 1, up: 2 } as const;

/** The run's own options where it has them, so that the default figure says what its table says. */
export function runThresholds(options: Options): Thresholds {
  const numberOption = (id: string, fallback: number) => (typeof options[id] === 'number' ? options[id] : fallback);
  return { fc: numberOption('fc', 2), p: numberOption('p', 0.05), column: options.p_column === 'p' ? 'p' : 'p_adj' };
}

/** Up or down when |log2 FC| ≥ log2(fc) and p < the limit; a missing value is neither. */
export function directionsOf(log2fc: Float64Array, p: Float64Array, { fc, p: limit }: Thresholds): Uint8Array {
  const least = Math.log2(fc);
  return Uint8Array.from(log2fc, (change, i) => {
    if (!(p[i]! < limit) || !(Math.abs(change) >= least)) return direction.none;
    return change > 0 ? direction.up : direction.down;
  });
}

/** −log10 p; a p of 0 stands a tenth above the highest finite one, beyond the break of the axis (`zeroAxis`). */
export function minusLog10(p: Float64Array): Float64Array {
  const heights = p.map((value) => -Math.log10(value));
  const highest = heights.reduce((most, height) => (Number.isFinite(height) && height > most ? height : most), 0);
  return heights.map((height) => (height === Infinity ? highest * 1.1 + 1e-9 : height === 0 ? 0 : height));
}
