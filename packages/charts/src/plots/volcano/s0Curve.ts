import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { runThresholds } from '../../parts/thresholds/index.ts';
import type { Thresholds } from '../../parts/thresholds/index.ts';

/**
 * Both sides of the run's line of s₀ as points of the figure; none when the run has none, or when the reader chose
 * other thresholds.
 */
export function curveOf(
  input: ChartInput,
  { column, p: limit }: Thresholds,
): readonly (readonly [number, number])[][] | null {
  const run = runThresholds(input.options);
  if (!input.tables['s0_curve'] || column !== 'p_adj' || run.column !== column || run.p !== limit) return null;
  const table = tableOf(input, 's0_curve');
  const [side, x, p] = [texts(table, 'side'), numbers(table, 'log2fc'), numbers(table, 'p')];
  const sides = ['down', 'up'].map((name) =>
    Array.from(side.keys())
      .filter((row) => side[row] === name)
      .map((row) => [x[row]!, -Math.log10(p[row]!)] as const),
  );
  return sides.some((points) => points.length > 0) ? sides : null;
}
