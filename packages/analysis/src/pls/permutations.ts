import { uniform } from '../linear/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../model/index.ts';
import type { Table } from '../model/index.ts';
import { inParts } from '../parallel/index.ts';
import { arithmeticMean } from '../statistics/index.ts';
import { responseOf } from './dummy.ts';
import { modelsAtOnce, qualityOf, shuffledModels, type ModelBasis } from './shuffledModels.ts';

/** Row 0 is the model of the real classes, with r = 1. */
export type Permutations = { readonly r: Float64Array; readonly r2y: Float64Array; readonly q2: Float64Array };

/**
 * R²Y and Q² of models of shuffled classes.
 *
 * `r` is the absolute correlation of the shuffled with the real response, all its columns taken together.
 */
export function permutationTest(
  classes: Int32Array,
  count: number,
  seed: number,
  basis: ModelBasis,
  progress: (share: number) => void,
): Permutations {
  const random = uniform(seed);
  const samples = classes.length;
  const all = Int32Array.from(classes.keys());
  const real = responseOf(classes, basis.levels, all).columns;
  const first = qualityOf(basis, classes);
  const made = {
    r: new Float64Array(count + 1).fill(1),
    r2y: new Float64Array(count + 1).fill(first.r2y),
    q2: new Float64Array(count + 1).fill(first.q2),
  };
  const every = new Int32Array(count * samples);
  for (let b = 1; b <= count; b += 1) {
    const shuffled = every.subarray((b - 1) * samples, b * samples);
    shuffled.set(classes);
    for (let i = samples - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
    }
    const { columns } = responseOf(shuffled, basis.levels, all);
    const product = columns.reduce(
      (sum, column, k) => sum + column.reduce((part, value, i) => part + value * real[k]![i]!, 0),
      0,
    );
    made.r[b] = Math.min(1, Math.abs(product) / ((samples - 1) * columns.length));
  }
  inParts(shuffledModels, { basis, classes: every, samples }, Math.ceil(count / modelsAtOnce), progress)
    .flat()
    .forEach(({ q2, r2y }, at) => {
      made.r2y[at + 1] = r2y;
      made.q2[at + 1] = q2;
    });
  return made;
}

/** Share of the models, including the real one, that are at least as good as the real one. */
function permutationP(values: Float64Array): number {
  // Shuffles that restore the classes give the same figure up to rounding.
  const least = values[0]! - 1e-9 * Math.max(1, Math.abs(values[0]!));
  return values.reduce((hits, value) => hits + Number(value >= least), 0) / values.length;
}

/** Least-squares line through all points. */
function lineThrough(x: Float64Array, y: Float64Array): { readonly intercept: number; readonly slope: number } {
  const [mx, my] = [arithmeticMean(x), arithmeticMean(y)];
  const sxx = x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
  const slope = x.reduce((sum, value, i) => sum + (value - mx) * (y[i]! - my), 0) / sxx;
  return { intercept: my - slope * mx, slope };
}

/** The tables `permutation` and `permutation_test`. */
export function permutationTables({ q2, r, r2y }: Permutations): readonly [Table, Table] {
  const lines = [lineThrough(r, r2y), lineThrough(r, q2)];
  return [
    tableOf('permutation', '置换检验的各次结果', [
      integerColumn(
        'permutation',
        '序号',
        Float64Array.from(r, (_, i) => i),
        { help: '0 为真实分组的模型，其余为打乱分组后的模型' },
      ),
      numberColumn('r', '相关系数', r, { help: '打乱后与真实分组哑变量的相关系数的绝对值，真实分组为 1' }),
      numberColumn('r2y', 'R²Y', r2y, { help: '模型解释的分组哑变量的平方和比例' }),
      numberColumn('q2', 'Q²', q2, { help: '交叉验证的预测能力，每折重新计算缩放参数' }),
    ]),
    tableOf('permutation_test', '置换检验', [
      textColumn('statistic', '指标', ['r2y', 'q2'], { help: 'r2y 为解释能力，q2 为预测能力' }),
      numberColumn('value', '真实模型', Float64Array.of(r2y[0]!, q2[0]!), { help: '真实分组的模型的数值' }),
      numberColumn('p', 'p 值', Float64Array.of(permutationP(r2y), permutationP(q2)), {
        help: '（不低于真实模型的置换次数 + 1）÷（置换次数 + 1）',
      }),
      numberColumn(
        'intercept',
        '截距',
        Float64Array.from(lines, (line) => line.intercept),
        { help: '对相关系数作直线回归，在 r = 0 处的值；常以 R²Y < 0.4、Q² < 0.05 为宜' },
      ),
      numberColumn(
        'slope',
        '斜率',
        Float64Array.from(lines, (line) => line.slope),
        { help: '对相关系数作直线回归的斜率，真实模型的点也参与' },
      ),
    ]),
  ];
}
