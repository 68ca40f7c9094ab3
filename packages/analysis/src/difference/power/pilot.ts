import { InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';
import { fisherUpper, qValues, sortedQuantile, studentTwoSided } from '../../statistics/index.ts';
import { moderated, variancePrior } from '../../linear-model/index.ts';
import { levelMoments } from '../../group-tests/index.ts';
import { resolveLevels } from '../multi-group/index.ts';
import type { PowerOptions } from './power.schema.ts';

/** What a pilot study says of its features. */
export type Pilot = {
  readonly groups: readonly string[];
  readonly n: readonly number[];
  readonly values: Float64Array;
  /** Standard deviation within the groups, and after shrinkage; `NaN` where there is none. */
  readonly sd: Float64Array;
  readonly shrunken: Float64Array;
  readonly p: Float64Array;
  readonly pi0: number;
  /** The standard deviations to plan with. */
  readonly sds: Float64Array;
  readonly tested: number;
  readonly removed: readonly string[];
};

/** How many equally likely standard deviations represent the distribution. */
const parts = 20;
/** Upper limit of π₀: with 1 nothing could be found. */
const most = 0.99;

/**
 * The spread of the features within the groups, and the share that does not differ among them.
 *
 * Variances are shrunken to a common prior (Smyth 2004, doi:10.2202/1544-6115.1027), as a few samples make many of them
 * too small.
 *
 * @throws {InputError} When there are no two groups of two samples, a value cannot be logged, or fewer than 10 features
 * vary.
 */
export function readPilot(matrix: Matrix, groups: Groups, options: Pick<PowerOptions, 'logged' | 'pi0' | 'sd'>): Pilot {
  const { columns, names } = resolveLevels(matrix, groups);
  const rows = matrix.ids.length;
  const values = options.logged ? matrix.values : logged(matrix, columns);
  const moments = levelMoments({ values, rows, width: matrix.samples.length, columns });
  const k = names.length;
  const [sigma2, df, p] = [
    new Float64Array(rows).fill(Number.NaN),
    new Float64Array(rows),
    new Float64Array(rows).fill(Number.NaN),
  ];
  for (let row = 0; row < rows; row += 1) {
    const own = {
      n: moments.n.subarray(row * k, (row + 1) * k),
      mean: moments.mean.subarray(row * k, (row + 1) * k),
      squares: moments.squares.subarray(row * k, (row + 1) * k),
    };
    const total = own.n.reduce((sum, n) => sum + n, 0);
    const within = own.squares.reduce((sum, value) => sum + value, 0);
    if (own.n.some((n) => n === 0) || total <= k || !(within > 0)) continue;
    df[row] = total - k;
    sigma2[row] = within / (total - k);
    const centre = own.mean.reduce((sum, mean, i) => sum + mean * own.n[i]!, 0) / total;
    const f = own.mean.reduce((sum, mean, i) => sum + own.n[i]! * (mean - centre) ** 2, 0) / (k - 1) / sigma2[row]!;
    p[row] = k === 2 ? studentTwoSided(Math.sqrt(f), df[row]!) : fisherUpper(f, k - 1, df[row]!);
  }
  const tested = p.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0);
  if (tested < 10)
    throw failure(
      'too-few-features',
      `只有 ${tested} 个特征在组内有变化，不足以估计标准差的分布`,
      '请提供至少 10 个特征的预实验数据，或把“依据”改为已知效应量',
    );
  const shrunken = moderated(sigma2, df, variancePrior(sigma2, df, null)).variance.map((value, row) =>
    Number.isNaN(p[row]!) ? Number.NaN : Math.sqrt(value),
  );
  const used = new Set(columns.flatMap((list) => [...list]));
  return {
    groups: names,
    n: columns.map((list) => list.length),
    values,
    sd: sigma2.map(Math.sqrt),
    shrunken,
    p,
    tested,
    pi0: options.pi0 > 0 ? options.pi0 : Math.min(most, qValues(p).pi0),
    sds: sdsOf(shrunken, options.sd),
    removed: matrix.samples.filter((_, column) => !used.has(column)),
  };
}

/** The middles of equal parts of the distribution, or one quantile of it. */
function sdsOf(shrunken: Float64Array, choice: PowerOptions['sd']): Float64Array {
  const sorted = shrunken.filter((value) => !Number.isNaN(value)).sort();
  const shares = {
    all: Array.from({ length: parts }, (_, i) => (i + 0.5) / parts),
    median: [0.5],
    p75: [0.75],
    p90: [0.9],
  }[choice];
  return Float64Array.from(shares, (share) => sortedQuantile(sorted, share));
}

function logged(matrix: Matrix, columns: readonly Int32Array[]): Float64Array {
  const width = matrix.samples.length;
  for (const column of columns.flatMap((list) => [...list])) {
    const row = matrix.ids.findIndex((_, at) => matrix.values[at * width + column]! <= 0);
    if (row >= 0)
      throw failure(
        'not-positive',
        `特征“${matrix.ids[row]}”在样本“${matrix.samples[column]}”的值为 ${matrix.values[row * width + column]}，不能取对数`,
        '若数据已取对数，请打开“数据已取对数”；否则请先填补，或用“归一化与变换”处理',
      );
  }
  return matrix.values.map(Math.log2);
}

const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);
