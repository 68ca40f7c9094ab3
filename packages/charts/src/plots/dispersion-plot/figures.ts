import { niceScale } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

/**
 * Dispersions this small say only that a feature varies no more than chance; they would stretch the axis over decades.
 */
const practicallyNone = 1e-6;

/** Dispersions of the features with a read, on log10 scales; `NaN` where a feature has none. */
export type Figures = {
  readonly features: readonly string[];
  readonly level: Float64Array;
  readonly gene: Float64Array;
  readonly final: Float64Array;
  readonly trend: Float64Array;
  readonly outlier: readonly boolean[];
  readonly scale: Scale;
  /** How many gene-wise estimates lie below the axis; they stand on it. */
  readonly below: number;
};

export function figuresOf(input: ChartInput): Figures {
  const table = tableOf(input, 'dispersions');
  const log = (name: string): Float64Array =>
    numbers(table, name).map((value) => (value > 0 ? Math.log10(value) : Number.NaN));
  const [gene, final, trend] = [log('gene_est'), log('final'), log('fit')] as const;
  const least = Math.log10(practicallyNone);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of [gene, final, trend]) {
    for (const value of values) {
      if (value > least) [low, high] = [Math.min(low, value), Math.max(high, value)];
    }
  }
  const scale = niceScale(...(low <= high ? ([low, high] as const) : ([-2, 0] as const)));
  const bounded = (values: Float64Array): Float64Array =>
    values.map((value) => (value < scale.min ? scale.min : value));
  return {
    features: texts(table, 'feature'),
    level: log('base_mean'),
    gene: bounded(gene),
    final: bounded(final),
    trend: bounded(trend),
    scale,
    outlier: texts(table, 'outlier').map((word) => word === 'yes'),
    below: gene.reduce((sum, value) => sum + (value < scale.min ? 1 : 0), 0),
  };
}

/** The points of the trend from left to right, no more than can be told apart. */
export function trendLine({ level, trend }: Figures, steps: number): (readonly [number, number])[] {
  const order = Array.from(level.keys())
    .filter((row) => Number.isFinite(level[row]!) && Number.isFinite(trend[row]!))
    .toSorted((a, b) => level[a]! - level[b]!);
  if (order.length === 0) return [];
  const gap = (level[order.at(-1)!]! - level[order[0]!]!) / steps;
  let next = Number.NEGATIVE_INFINITY;
  return order.flatMap((row, i) => {
    if (level[row]! < next && i < order.length - 1) return [];
    next = level[row]! + gap;
    return [[level[row]!, trend[row]!] as const];
  });
}
