import { maximum, minimum } from '../../extremes/index.ts';
import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { sortedPresent, sortedQuantile } from '../../statistics/index.ts';

const points = 200;

/**
 * Kernel densities of the observed and the imputed values over one grid, Gaussian, both with the bandwidth of the
 * observed values (Silverman's rule of thumb, R's `bw.nrd0`), from binned counts.
 *
 * @param unit - What the values were made into before, such as log2(x).
 */
export function densityTable(observed: Float64Array, imputed: Float64Array, unit?: string): Table {
  const bandwidth = ruleOfThumb(observed);
  const extent = [observed, imputed].filter((values) => values.length > 0).map((values) => rowMoments(values));
  const low = minimum(extent.map(({ min }) => min)) - 3 * bandwidth;
  const high = maximum(extent.map(({ max }) => max)) + 3 * bandwidth;
  const grid = Float64Array.from({ length: points }, (_, i) => low + (i * (high - low)) / (points - 1));
  const stages =
    imputed.length > 0
      ? [['observed', observed] as const, ['imputed', imputed] as const]
      : [['observed', observed] as const];
  return tableOf('density', '观测值与填补值的分布', [
    textColumn(
      'stage',
      '类别',
      stages.flatMap(([stage]) => Array.from(grid, () => stage)),
      { help: '观测值（文件中为 observed）为原有的值，填补值（imputed）为填补的值' },
    ),
    numberColumn('x', '数值', Float64Array.from(stages.flatMap(() => [...grid])), {
      ...(unit === undefined ? {} : { unit }),
      help: `密度曲线的横坐标${unit === undefined ? '，单位同原数据' : `，原数据取 ${unit} 之后的值`}`,
    }),
    numberColumn(
      'y',
      '密度',
      Float64Array.from(stages.flatMap(([, values]) => [...density(values, grid, bandwidth)])),
      { help: '高斯核密度估计，曲线下面积为 1；两类用同一带宽（Silverman 经验法则，按观测值计算）' },
    ),
  ]);
}

function density(values: Float64Array, grid: Float64Array, bandwidth: number): Float64Array {
  const low = grid[0]!;
  const step = grid[1]! - low;
  const weights = new Float64Array(grid.length);
  // Linear binning: a value is shared by the two grid points beside it.
  for (const value of values) {
    const at = Math.min((value - low) / step, grid.length - 1);
    const left = Math.floor(at);
    weights[left]! += 1 - (at - left);
    if (left + 1 < grid.length) weights[left + 1]! += at - left;
  }
  const front = 1 / (values.length * bandwidth * Math.sqrt(2 * Math.PI));
  return grid.map(
    (x) =>
      front *
      weights.reduce(
        (sum, weight, i) => (weight === 0 ? sum : sum + weight * Math.exp(-0.5 * ((x - grid[i]!) / bandwidth) ** 2)),
        0,
      ),
  );
}

function ruleOfThumb(values: Float64Array): number {
  const sorted = sortedPresent(values);
  const sd = Math.sqrt(rowMoments(values).variance);
  const iqr = (sortedQuantile(sorted, 0.75) - sortedQuantile(sorted, 0.25)) / 1.34;
  return 0.9 * (Math.min(sd, iqr) || sd || Math.abs(values[0]!) || 1) * values.length ** -0.2;
}
