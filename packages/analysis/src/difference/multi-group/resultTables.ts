import { annotationHelp, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import type { Comparisons, LevelMoments, PostHoc } from '../../group-tests/index.ts';
import type { Levels } from './levels.ts';
import { testNames } from './multiGroup.schema.ts';
import type { MultiGroupOptions, MultiGroupTest } from './multiGroup.schema.ts';
import { reasons } from './omnibus.ts';
import type { Omnibus } from './omnibus.ts';

const featureHelp = '特征的编号或名称，取自数据表的第一列';
const statisticHelp: Readonly<Record<MultiGroupTest, string>> = {
  anova: 'F 值：组间均方 ÷ 组内均方',
  welch: 'Welch F 值：以 nᵢ ÷ sᵢ² 为权的组间变异，不假定各组方差相等',
  kruskal: 'H 值：各组平均秩的离散程度，含并列校正',
  limma: '调节 F 值：组间均方 ÷ 收缩后的方差',
};
const secondHelp: Readonly<Record<MultiGroupTest, string>> = {
  anova: '分母自由度：有效样本数 − 组数',
  welch: '分母自由度，按 Welch 公式，可为小数',
  kruskal: 'Kruskal–Wallis 检验没有第二个自由度',
  limma: '分母自由度：残差自由度 + 先验自由度；先验自由度无穷大时为空，按卡方分布',
};

type Figures = {
  readonly found: Omnibus;
  readonly adjusted: Float64Array;
  readonly significant: Float64Array;
  readonly moments: LevelMoments;
  readonly levels: readonly string[];
};

/** The test of all groups, one feature in each row. */
export function resultTable(
  matrix: Matrix,
  { found, adjusted, significant, moments, levels }: Figures,
  options: MultiGroupOptions,
): Table {
  const { test, p, p_adjust, p_column } = options;
  const groups = levels.length;
  const highest = matrix.ids.map((_, row) => {
    let best = -1;
    for (let group = 0; group < groups; group += 1) {
      const mean = moments.mean[row * groups + group]!;
      if (!Number.isNaN(mean) && (best < 0 || mean > moments.mean[row * groups + best]!)) best = group;
    }
    return best < 0 || Number.isNaN(found.p[row]!) ? '' : levels[best]!;
  });
  const columns: Column[] = [
    textColumn('feature', '特征', matrix.ids, { help: featureHelp }),
    numberColumn('statistic', '统计量', found.statistic, { help: statisticHelp[test] }),
    integerColumn('df1', '自由度 1', found.df1, { help: '组数 − 1' }),
    numberColumn('df2', '自由度 2', found.df2, { help: secondHelp[test] }),
    numberColumn('p', 'p 值', found.p, { help: `${testNames[test]}的 p 值，未经多重检验校正` }),
    numberColumn('p_adj', '校正后 p 值', adjusted, {
      help: `${adjustNames[p_adjust]}校正后的 p 值，按有 p 值的特征数校正`,
    }),
    numberColumn('effect', '效应量', found.effect, {
      help:
        test === 'kruskal'
          ? 'ε² = H ÷ (有效样本数 − 1)，0 到 1，越大组间差别越大'
          : 'η² = 组间平方和 ÷ 总平方和，0 到 1，越大组间差别越大',
    }),
    textColumn(
      'significant',
      '显著',
      Array.from(significant, (value, row) => (Number.isNaN(found.p[row]!) ? '' : value === 1 ? 'yes' : 'no')),
      { help: `${p_column === 'p' ? 'p 值' : '校正后 p 值'} < ${p} 为是（文件中为 yes），否则为否（no）` },
    ),
    textColumn('highest', '均值最高的组', highest, { help: '算术平均数最高的组；没有 p 值的特征为空' }),
    textColumn(
      'reason',
      '未检验的原因',
      Array.from(found.outcome, (outcome) => reasons[outcome]!),
      { help: '没有 p 值的特征说明原因，其余为空' },
    ),
  ];
  const taken = new Set(columns.map((column) => column.name));
  const annotations = matrix.annotations
    .filter(({ name }) => !taken.has(name))
    .map(({ name, values }) => textColumn(name, name, values, { help: annotationHelp }));
  return tableOf('result', '总体检验结果', [...columns, ...annotations]);
}

const postHocStatistic: Readonly<Record<PostHoc, string>> = {
  tukey: 'q 值：|差值| ÷ 标准误，标准误用各组合并的方差',
  'games-howell': 'q 值：|差值| ÷ 标准误，标准误用这两组各自的方差',
  dunn: 'z 值：平均秩之差 ÷ 标准误，含并列校正',
  none: '没有两两比较，表中没有行',
};

/** Which groups differ, one pair of one feature in each row; empty without pairwise tests. */
export function postHocTable(
  matrix: Matrix,
  levels: readonly string[],
  found: Comparisons | null,
  { p, post_hoc }: MultiGroupOptions,
): Table {
  const rank = post_hoc === 'dunn';
  return tableOf('post_hoc', '两两比较', [
    textColumn(
      'feature',
      '特征',
      Array.from(found?.row ?? [], (row) => matrix.ids[row]!),
      { help: featureHelp },
    ),
    textColumn(
      'group_a',
      '组 A',
      Array.from(found?.a ?? [], (group) => levels[group]!),
      { help: '两组中在分组方案里靠前的一组' },
    ),
    textColumn(
      'group_b',
      '组 B',
      Array.from(found?.b ?? [], (group) => levels[group]!),
      { help: '两组中在分组方案里靠后的一组' },
    ),
    numberColumn('difference', '差值', found?.difference ?? new Float64Array(0), {
      help: rank ? '组 B 的平均秩 − 组 A 的平均秩' : '组 B 的均值 − 组 A 的均值，单位同原数据',
    }),
    numberColumn('statistic', '统计量', found?.statistic ?? new Float64Array(0), { help: postHocStatistic[post_hoc] }),
    numberColumn('p_adj', '校正后 p 值', found?.p ?? new Float64Array(0), {
      help: rank ? '同一特征的各对之间按 Holm 校正后的双侧 p 值' : '学生化极差分布的 p 值，已对同一特征的所有各对校正',
    }),
    textColumn(
      'significant',
      '显著',
      Array.from(found?.p ?? [], (value) => (value < p ? 'yes' : 'no')),
      { help: `校正后 p 值 < ${p} 为是（文件中为 yes），否则为否（no）` },
    ),
  ]);
}

/** Mean, spread and letters of every feature in every group. */
export function meansTable(
  matrix: Matrix,
  levels: readonly string[],
  { n, mean, squares }: LevelMoments,
  letters: ReadonlyMap<number, readonly string[]>,
): Table {
  const groups = levels.length;
  const each = <T>(of: (row: number, group: number) => T): T[] =>
    matrix.ids.flatMap((_, row) => levels.map((__, group) => of(row, group)));
  return tableOf('means', '各组概况', [
    textColumn(
      'feature',
      '特征',
      each((row) => matrix.ids[row]!),
      { help: featureHelp },
    ),
    textColumn(
      'group',
      '组',
      each((_, group) => levels[group]!),
      { help: '组名，按分组方案的顺序' },
    ),
    integerColumn('n', '有效样本数', n.slice(), { help: '该组中该特征有数值的样本数' }),
    numberColumn('mean', '均值', mean.slice(), { help: '有效值的算术平均数，单位同原数据' }),
    numberColumn(
      'sd',
      '标准差',
      squares.map((value, at) => (n[at]! > 1 ? Math.sqrt(value / (n[at]! - 1)) : Number.NaN)),
      { help: '有效值的标准差（分母 n − 1），单位同原数据' },
    ),
    textColumn(
      'letters',
      '显著性字母',
      each((row, group) => letters.get(row)?.[group] ?? ''),
      { help: `有相同字母的两组差异不显著；最高的组为 a；没有做两两比较的特征为空${groups > 2 ? '' : '（只有两组）'}` },
    ),
  ]);
}

type Ranking = {
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  readonly letters: ReadonlyMap<number, readonly string[]>;
};

/** The values of the features with the smallest p, one sample in each row, as the figure draws them. */
export function topTable(
  matrix: Matrix,
  { names, columns }: Levels,
  { p, adjusted, letters }: Ranking,
  { top }: MultiGroupOptions,
): Table {
  const chosen = [...p.keys()]
    .filter((row) => !Number.isNaN(p[row]!))
    .toSorted((a, b) => p[a]! - p[b]! || a - b)
    .slice(0, top);
  const width = matrix.samples.length;
  const rows = chosen.flatMap((row) =>
    columns.flatMap((list, group) =>
      Array.from(list, (column) => ({ row, group, column, value: matrix.values[row * width + column]! })).filter(
        ({ value }) => !Number.isNaN(value),
      ),
    ),
  );
  return tableOf('top', '绘图数据', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ row }) => matrix.ids[row]!),
      { help: '总体检验 p 值最小的特征，按 p 值从小到大' },
    ),
    textColumn(
      'group',
      '组',
      rows.map(({ group }) => names[group]!),
      { help: '样本所在的组' },
    ),
    textColumn(
      'sample',
      '样本',
      rows.map(({ column }) => matrix.samples[column]!),
      { help: '样本名，与数据表的列名相同' },
    ),
    numberColumn(
      'value',
      '数值',
      Float64Array.from(rows, ({ value }) => value),
      { help: '该样本的值，单位同原数据；缺失值没有行' },
    ),
    textColumn(
      'letters',
      '显著性字母',
      rows.map(({ row, group }) => letters.get(row)?.[group] ?? ''),
      { help: '该组的显著性字母：有相同字母的两组差异不显著' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      Float64Array.from(rows, ({ row }) => adjusted[row]!),
      { help: '该特征总体检验的校正后 p 值' },
    ),
  ]);
}
