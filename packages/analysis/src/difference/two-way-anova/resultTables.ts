import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import type { LevelMoments } from '../../group-tests/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { effects } from './effectBases.ts';
import type { Effect } from './effectBases.ts';
import type { FactorCells } from './factorCells.ts';
import { comparedWords } from './postHocTable.ts';
import type { PostHocPairs } from './postHoc.ts';
import type { EffectTest, Outcome, TwoWayTests } from './twoWayTests.ts';
import type { TwoWayOptions } from './twoWayAnova.schema.ts';

export const reasons: Readonly<Record<Outcome, string>> = {
  tested: '',
  'empty-level': '有的组或水平没有有效值',
  'empty-cell': '有的组合没有有效值，III 型平方和无法计算',
  confounded: '有效值所在的组合不足以区分两个因素',
  'no-replicate': '每个组合至多一个有效值，无法估计误差',
  constant: '组合内数值没有变化',
};

/** How the three effects are called in the tables. */
const effectNames = (factor: string): Readonly<Record<Effect, string>> => ({
  group: '分组',
  factor,
  interaction: `分组 × ${factor}`,
});

export type Judged = Readonly<Record<Effect, { readonly adjusted: Float64Array; readonly significant: Float64Array }>>;
const featureHelp = '特征的编号或名称，取自数据表的第一列';
const cellHelp = { group: '样本所在的组，按分组方案的顺序', level: '第二个因素的水平' };

/** The three effects one after the other, one feature in each row. */
export function resultTable(
  matrix: Matrix,
  cells: FactorCells,
  tests: TwoWayTests,
  judged: Judged,
  { p, p_adjust, p_column, squares }: TwoWayOptions,
): Table {
  const names = effectNames(cells.factor);
  const stacked = (of: (effect: Effect) => Float64Array): Float64Array => {
    const values = new Float64Array(effects.length * matrix.ids.length);
    effects.forEach((effect, i) => values.set(of(effect), i * matrix.ids.length));
    return values;
  };
  const test = (name: keyof EffectTest) => stacked((effect) => tests.effects[effect][name]);
  const repeated = <T>(values: readonly T[]): T[] => effects.flatMap(() => values);
  const untested = (effect: Effect, row: number): boolean => Number.isNaN(tests.effects[effect].p[row]!);
  const columns: Column[] = [
    // Named as in limma's result, so that charts of one comparison out of several draw one effect.
    textColumn(
      'contrast',
      '效应',
      effects.flatMap((effect) => matrix.ids.map(() => names[effect])),
      { help: '两个主效应与交互作用；交互作用显著表示一个因素的作用随另一个而变' },
    ),
    textColumn('feature', '特征', repeated(matrix.ids), { help: featureHelp }),
    numberColumn('ss', '平方和', test('squares'), {
      help: `${squares} 型平方和，${squares === 'II' ? '主效应扣除另一主效应，交互作用扣除两个主效应' : '扣除其余全部效应'}`,
    }),
    integerColumn('df1', '自由度 1', test('df'), { help: '效应的自由度；有的组合没有有效值时交互作用的自由度减少' }),
    integerColumn(
      'df2',
      '自由度 2',
      stacked(() => tests.dfResidual),
      { help: '误差自由度：有效样本数 − 有值的组合数' },
    ),
    numberColumn('f', 'F 值', test('f'), { help: '效应的均方 ÷ 组合内的均方' }),
    numberColumn('p', 'p 值', test('p'), { help: 'F 检验的 p 值，未经多重检验校正' }),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      stacked((effect) => judged[effect].adjusted),
      { help: `${adjustNames[p_adjust]}校正后的 p 值，每个效应各自校正` },
    ),
    numberColumn('partial_eta2', '偏 η²', test('eta'), {
      help: '效应平方和 ÷（效应平方和 + 误差平方和），0 到 1，越大作用越大',
    }),
    textColumn(
      'significant',
      '显著',
      effects.flatMap((effect) =>
        Array.from(judged[effect].significant, (value, row) =>
          untested(effect, row) ? '' : value === 1 ? 'yes' : 'no',
        ),
      ),
      { help: `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 为是（文件中为 yes），否则为否（no）` },
    ),
    textColumn(
      'reason',
      '未检验的原因',
      effects.flatMap((effect) =>
        tests.outcome.map((outcome, row) =>
          outcome === 'tested' && untested(effect, row) ? '有值的组合太少，没有交互作用可检验' : reasons[outcome],
        ),
      ),
      { help: '没有 p 值的特征说明原因，其余为空' },
    ),
  ];
  const taken = new Set(columns.map((column) => column.name));
  const annotations = matrix.annotations
    .filter(({ name }) => !taken.has(name))
    .map(({ name, values }) => textColumn(name, name, repeated(values), { help: annotationHelp }));
  return tableOf('result', '方差分析结果', [...columns, ...annotations]);
}

/** How many features each effect changes. */
export function summaryTable({ factor }: FactorCells, tests: TwoWayTests, judged: Judged): Table {
  const count = (of: (effect: Effect) => Float64Array): Float64Array =>
    Float64Array.from(effects, (effect) => of(effect).reduce((sum, value) => sum + value, 0));
  const names = effectNames(factor);
  return tableOf('summary', '各效应的显著特征数', [
    textColumn(
      'effect',
      '效应',
      effects.map((effect) => names[effect]),
      { help: '两个主效应与交互作用' },
    ),
    integerColumn(
      'tested',
      '检验的特征数',
      count((effect) => tests.effects[effect].p.map((p) => (Number.isNaN(p) ? 0 : 1))),
      { help: '有 p 值的特征数，即多重检验校正的个数' },
    ),
    integerColumn(
      'significant',
      '显著的特征数',
      count((effect) => judged[effect].significant),
      { help: '按设定的阈值显著的特征数' },
    ),
  ]);
}

/** When cells themselves are compared: the meaning of the letters. */
const lettersHelp = (factor: string, { post_hoc }: TwoWayOptions): string =>
  post_hoc === 'none' || post_hoc === 'group' || post_hoc === 'factor'
    ? '没有比较各组合，全为空'
    : `${comparedWords(factor)[post_hoc]}：有相同字母的差异不显著，最高的为 a；没有比较的特征为空`;

/** Count, mean, spread and letters of every feature in every combination. */
export function meansTable(
  matrix: Matrix,
  { columns, factor, groups, levels }: FactorCells,
  { n, mean, squares }: LevelMoments,
  { letters }: PostHocPairs,
  options: TwoWayOptions,
): Table {
  const each = <T>(of: (row: number, cell: number) => T): T[] =>
    matrix.ids.flatMap((_, row) => columns.map((__, cell) => of(row, cell)));
  return tableOf('means', '各组合概况', [
    textColumn(
      'feature',
      '特征',
      each((row) => matrix.ids[row]!),
      { help: featureHelp },
    ),
    textColumn(
      'group',
      '组',
      each((_, cell) => groups[Math.floor(cell / levels.length)]!),
      { help: cellHelp.group },
    ),
    textColumn(
      'level',
      factor,
      each((_, cell) => levels[cell % levels.length]!),
      { help: cellHelp.level },
    ),
    integerColumn('n', '有效样本数', n.slice(), { help: '该组合中该特征有数值的样本数' }),
    numberColumn('mean', '均值', mean.slice(), { help: '有效值的算术平均数，单位同原数据；没有有效值时为空' }),
    numberColumn(
      'sd',
      '标准差',
      squares.map((value, at) => (n[at]! > 1 ? Math.sqrt(value / (n[at]! - 1)) : Number.NaN)),
      { help: '有效值的标准差（分母 n − 1），不足 2 个有效值时为空' },
    ),
    textColumn(
      'letters',
      '显著性字母',
      each((row, cell) => letters.get(row)?.[cell] ?? ''),
      { help: lettersHelp(factor, options) },
    ),
  ]);
}

/** The values of the features with the smallest p of an effect, one sample in each row, as the figure draws them. */
export function topTable(
  matrix: Matrix,
  { columns, factor, groups, levels }: FactorCells,
  tests: TwoWayTests,
  { letters }: PostHocPairs,
  options: TwoWayOptions,
): Table {
  const { top, top_by } = options;
  const { p } = tests.effects[top_by];
  const chosen = [...p.keys()]
    .filter((row) => !Number.isNaN(p[row]!))
    .toSorted((one, other) => p[one]! - p[other]! || one - other)
    .slice(0, top);
  const width = matrix.samples.length;
  const rows = chosen.flatMap((row) =>
    columns.flatMap((list, cell) =>
      Array.from(list, (column) => ({ row, cell, column, value: matrix.values[row * width + column]! })).filter(
        ({ value }) => !Number.isNaN(value),
      ),
    ),
  );
  const effect = (name: Effect) => Float64Array.from(rows, ({ row }) => tests.effects[name].p[row]!);
  return tableOf('top', '绘图数据', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ row }) => matrix.ids[row]!),
      { help: '所选效应 p 值最小的特征，按 p 值从小到大' },
    ),
    textColumn(
      'group',
      '组',
      rows.map(({ cell }) => groups[Math.floor(cell / levels.length)]!),
      { help: cellHelp.group },
    ),
    textColumn(
      'level',
      factor,
      rows.map(({ cell }) => levels[cell % levels.length]!),
      { help: cellHelp.level },
    ),
    integerColumn(
      'level_rank',
      '水平的次序',
      Float64Array.from(rows, ({ cell }) => (cell % levels.length) + 1),
      { help: '第二个因素的水平在图中从左到右的次序' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ column }) => matrix.samples[column]!),
      { help: '样本名，取自数据表的列名' },
    ),
    numberColumn(
      'value',
      '数值',
      Float64Array.from(rows, ({ value }) => value),
      { help: '输入数据中的值，缺失值不列出' },
    ),
    numberColumn('p_group', '分组的 p 值', effect('group'), { help: '该特征分组主效应的 p 值，未校正' }),
    numberColumn('p_factor', '第二个因素的 p 值', effect('factor'), { help: '该特征第二个因素主效应的 p 值，未校正' }),
    numberColumn('p_interaction', '交互作用的 p 值', effect('interaction'), { help: '该特征交互作用的 p 值，未校正' }),
    textColumn(
      'letters',
      options.post_hoc === 'cells'
        ? '显著性字母（全部组合）'
        : options.post_hoc === 'factor-within'
          ? '显著性字母（同一组内）'
          : '显著性字母（同一水平内）',
      rows.map(({ row, cell }) => letters.get(row)?.[cell] ?? ''),
      { help: lettersHelp(factor, options) },
    ),
  ]);
}
