import { trustworthiness } from '../../neighbours/index.ts';

const most = 1_500;

/**
 * Trustworthiness with k = 15, or less for few points; of many points every n-th is taken, as the figure takes n²
 * steps.
 */
export function sampledTrustworthiness(
  points: Float64Array,
  dimensions: number,
  map: Float64Array,
  n: number,
): { readonly k: number; readonly value: number } {
  const step = Math.ceil(n / most);
  const taken = Int32Array.from({ length: Math.ceil(n / step) }, (_, i) => i * step);
  const pick = (table: Float64Array, width: number): Float64Array =>
    Float64Array.from(
      { length: taken.length * width },
      (_, at) => table[taken[Math.floor(at / width)]! * width + (at % width)]!,
    );
  const k = Math.max(1, Math.min(15, Math.floor((taken.length - 1) / 3)));
  return { k, value: trustworthiness(pick(points, dimensions), dimensions, pick(map, 2), taken.length, k) };
}
