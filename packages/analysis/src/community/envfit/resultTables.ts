import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Table } from '../../model/index.ts';
import type { EnvfitOptions } from './envfit.schema.ts';
import type { VectorFit } from './fits.ts';
import type { Ordination } from './ordination.ts';
import type { Factor } from './factors.ts';

export type Vector = VectorFit & { readonly variable: string; readonly n: number };

const axisColumns = (
  count: number,
  of: (axis: number) => Float64Array,
  label: (axis: number) => string,
  help: string,
): Column[] =>
  Array.from({ length: count }, (_, k) =>
    numberColumn(`Axis${k + 1}`, label(k + 1), of(k), { help: `第 ${k + 1} 轴上${help}` }),
  );

export function ordinationTables(
  ids: readonly string[],
  { axes, ratio, stress }: Ordination,
  { ordination }: EnvfitOptions,
): Table[] {
  const name = ordination === 'pcoa' ? 'PCoA' : 'NMDS';
  return [
    tableOf('points', '样本坐标', [
      textColumn('sample', '样本', ids, { help: '样本名，与数据表的列名相同' }),
      ...axisColumns(
        axes.length,
        (k) => axes[k]!,
        (k) => `${name}${k}`,
        '的样本坐标；正负方向没有含义，只看相对位置',
      ),
    ]),
    tableOf('axes', '坐标轴', [
      textColumn(
        'axis',
        '坐标轴',
        axes.map((_, k) => `Axis${k + 1}`),
        { help: '拟合所用的坐标轴，与样本坐标的列对应' },
      ),
      textColumn(
        'name',
        '名称',
        axes.map((_, k) => `${name}${k + 1}`),
        { help: '坐标轴在图上的名称' },
      ),
      numberColumn('ratio', '占全部特征值之和', Float64Array.from(ratio), {
        help: 'PCoA 的特征值 ÷ 全部特征值之和（负值计入分母）；NMDS 为空',
      }),
      numberColumn('stress', '应力', new Float64Array(axes.length).fill(stress), {
        help: 'NMDS 的 Kruskal 应力 1，各轴相同；PCoA 为空',
      }),
    ]),
  ];
}

const adjustHelp = ({ p_adjust }: EnvfitOptions): string =>
  `在全部环境因子与分类变量之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`;

export function vectorsTable(vectors: readonly Vector[], adjusted: Float64Array, options: EnvfitOptions): Table {
  const axes = vectors[0]!.direction.length;
  return tableOf('vectors', '环境因子的拟合', [
    textColumn(
      'variable',
      '环境因子',
      vectors.map(({ variable }) => variable),
      { help: '环境因子表中的变量，按列的次序' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(vectors, ({ n }) => n),
      { help: '有坐标、且该因子有值的样本数' },
    ),
    ...axisColumns(
      axes,
      (k) => Float64Array.from(vectors, ({ direction }) => direction[k]!),
      (k) => `第 ${k} 轴方向余弦`,
      '的方向余弦，指向该因子增大最快的方向；各轴平方和为 1',
    ),
    numberColumn(
      'r2',
      'R²',
      Float64Array.from(vectors, ({ r2 }) => r2),
      { help: '因子对各轴坐标作多元回归的决定系数，0～1；图中箭头长度为其平方根' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(vectors, ({ p }) => p),
      { help: `置换 ${options.permutations} 次的 p 值：(不小于实际 R² 的次数 + 1) ÷ (次数 + 1)` },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: adjustHelp(options) }),
  ]);
}

export function factorsTable(factors: readonly Factor[], adjusted: Float64Array, options: EnvfitOptions): Table {
  return tableOf('factors', '分类变量的拟合', [
    textColumn(
      'factor',
      '分类变量',
      factors.map(({ name }) => name),
      { help: '分组，以及分组表的其他列' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(factors, ({ n }) => n),
      { help: '有坐标、且该变量有值的样本数' },
    ),
    integerColumn(
      'levels',
      '类别数',
      Float64Array.from(factors, ({ levels }) => levels.length),
      { help: '该变量有多少类' },
    ),
    numberColumn(
      'r2',
      'R²',
      Float64Array.from(factors, ({ r2 }) => r2),
      { help: '1 − 类内平方和 ÷ 总平方和，按坐标计算，0～1' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(factors, ({ p }) => p),
      { help: `置换 ${options.permutations} 次的 p 值：(不小于实际 R² 的次数 + 1) ÷ (次数 + 1)` },
    ),
    numberColumn('p_adj', '校正后 p 值', adjusted, { help: adjustHelp(options) }),
  ]);
}

export function centroidsTable(factors: readonly Factor[], axes: number): Table {
  const rows = factors.flatMap(({ centroids, counts, levels, name }) =>
    levels.map((level, at) => ({ name, level, n: counts[at]!, place: centroids[at]! })),
  );
  return tableOf('centroids', '各类的中心', [
    textColumn(
      'factor',
      '分类变量',
      rows.map(({ name }) => name),
      { help: '分组，以及分组表的其他列' },
    ),
    textColumn(
      'level',
      '类别',
      rows.map(({ level }) => level),
      { help: '该变量的一类' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(rows, ({ n }) => n),
      { help: '该类的样本数' },
    ),
    ...axisColumns(
      axes,
      (k) => Float64Array.from(rows, ({ place }) => place[k]!),
      (k) => `第 ${k} 轴`,
      '该类样本坐标的平均值',
    ),
  ]);
}
