import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Edges, Matrix, Message, MethodOutput, Options, Table } from '../../model/index.ts';
import { foldCorrelation } from './foldCorrelation.ts';
import type { FoldCorrelation } from './foldCorrelation.ts';
import { readNineOptions } from './nineQuadrant.schema.ts';
import type { NineOptions } from './nineQuadrant.schema.ts';
import { pairFeatures } from './pairFeatures.ts';
import type { Pairs } from './pairFeatures.ts';
import { directionsOf, patterns, quadrantOf } from './quadrants.ts';
import { readResult } from './readResult.ts';
import type { Result } from './readResult.ts';

export type NineInputs = { readonly matrix: Matrix; readonly matrix2: Matrix; readonly edges?: Edges | undefined };

const read = (
  { edges, matrix, matrix2 }: NineInputs,
  { comparison_x, comparison_y }: NineOptions,
): { one: Result; other: Result; pairs: Pairs } => {
  const [one, other] = [
    readResult(matrix, 'matrix', '第一个表', { option: 'comparison_x', name: comparison_x }),
    readResult(matrix2, 'matrix2', '第二个表', { option: 'comparison_y', name: comparison_y }),
  ];
  return { one, other, pairs: pairFeatures(one, other, edges) };
};

/** @throws {InputError} When the columns cannot be found or the features not be paired. */
export const checkNine = (inputs: NineInputs, options: Options): void => void read(inputs, readNineOptions(options));

/**
 * Compares the fold changes of two tables of differences.
 *
 * @throws {InputError} When the columns cannot be found or the features not be paired.
 */
export function runNine(inputs: NineInputs, raw: Options): MethodOutput {
  const options = readNineOptions(raw);
  const { one, other, pairs } = read(inputs, options);
  const side = (result: Result, rows: Int32Array, fc: number) => {
    const take = (values: Float64Array | null): Float64Array | null =>
      values && Float64Array.from(rows, (row) => values[row]!);
    const figures = {
      ids: Array.from(rows, (row) => result.ids[row]!),
      log2fc: take(result.log2fc)!,
      p: take(result.p),
      pAdj: take(result.pAdj),
    };
    const judged = options.p_column === 'none' ? null : options.p_column === 'p' ? figures.p : figures.pAdj;
    return { ...figures, judged, direction: directionsOf(figures.log2fc, judged, fc, options.p) };
  };
  const [x, y] = [side(one, pairs.x, options.fc_x), side(other, pairs.y, options.fc_y)];
  const quadrant = Float64Array.from(x.direction, (direction, i) => quadrantOf(direction, y.direction[i]!));
  const none = new Float64Array(x.ids.length).fill(Number.NaN);
  const of = (keep: (i: number) => boolean): FoldCorrelation => {
    const rows = [...quadrant.keys()].filter(keep);
    return foldCorrelation(
      Float64Array.from(rows, (i) => x.log2fc[i]!),
      Float64Array.from(rows, (i) => y.log2fc[i]!),
    );
  };
  const sets = [
    { name: '全部', ...of(() => true) },
    { name: '至少一个表有差异', ...of((i) => quadrant[i] !== 5) },
    { name: '两个表都有差异', ...of((i) => x.direction[i] !== 0 && y.direction[i] !== 0) },
  ];
  const count = (...wanted: number[]): number =>
    quadrant.reduce((sum, one_) => sum + (wanted.includes(one_) ? 1 : 0), 0);

  return {
    tables: [
      tableOf('pairs', '九象限数据', [
        textColumn('feature_x', '第一个表的特征', x.ids, { help: '取自第一个表的第一列' }),
        textColumn('feature_y', '第二个表的特征', y.ids, { help: '与之对应的第二个表的特征，没有对应表时两者同名' }),
        numberColumn('log2fc_x', '第一个表 log2 FC', x.log2fc, { help: `第一个表的“${one.used.log2fc}”列，横轴` }),
        numberColumn('log2fc_y', '第二个表 log2 FC', y.log2fc, { help: `第二个表的“${other.used.log2fc}”列，纵轴` }),
        numberColumn('p_x', '第一个表 p 值', x.p ?? none, {
          help: one.p ? '取自第一个表，没有重新检验' : '第一个表没有 P 值列，为空',
        }),
        numberColumn('p_y', '第二个表 p 值', y.p ?? none, {
          help: other.p ? '取自第二个表，没有重新检验' : '第二个表没有 P 值列，为空',
        }),
        numberColumn('p_adj_x', '第一个表校正后 p 值', x.pAdj ?? none, { help: adjustedHelp('第一个表', one) }),
        numberColumn('p_adj_y', '第二个表校正后 p 值', y.pAdj ?? none, { help: adjustedHelp('第二个表', other) }),
        integerColumn('quadrant', '象限', quadrant, { help: '1 到 9，从左上起逐行编号；5 为两个表都不变' }),
        textColumn(
          'pattern',
          '变化模式',
          Array.from(quadrant, (at) => patterns[at - 1]!),
          { help: '按设定的倍数与 P 值阈值，两个表各自的变化方向' },
        ),
      ]),
      quadrantTable(quadrant, x.ids, y.ids),
      tableOf('correlation', '差异倍数的相关', [
        textColumn(
          'pairs',
          '范围',
          sets.map(({ name }) => name),
          { help: '参与计算的特征对；有差异按设定的阈值' },
        ),
        integerColumn(
          'n',
          '对数',
          Float64Array.from(sets, ({ n }) => n),
          { help: '特征对的数目' },
        ),
        numberColumn(
          'r',
          'Pearson r',
          Float64Array.from(sets, ({ r }) => r),
          { help: '两个表 log2 差异倍数的 Pearson 相关系数，不足 3 对时为空' },
        ),
        numberColumn(
          'p',
          'Pearson p 值',
          Float64Array.from(sets, ({ p }) => p),
          { help: '双侧，t 分布；按阈值挑选之后的 p 值只作描述' },
        ),
        numberColumn(
          'rho',
          'Spearman ρ',
          Float64Array.from(sets, ({ rho }) => rho),
          { help: '两个表 log2 差异倍数的 Spearman 等级相关系数' },
        ),
        numberColumn(
          'rho_p',
          'Spearman p 值',
          Float64Array.from(sets, ({ rhoP }) => rhoP),
          { help: '双侧；按阈值挑选之后的 p 值只作描述' },
        ),
      ]),
    ],
    removed: [],
    messages: messagesOf(one, other, pairs, options),
    facts: {
      ...(one.comparison ? { comparison_x: one.comparison } : {}),
      ...(other.comparison ? { comparison_y: other.comparison } : {}),
      column_x: one.used.log2fc,
      column_y: other.used.log2fc,
      p_of_x: x.judged ? one.used[options.p_column === 'p' ? 'p' : 'pAdj'] : '',
      p_of_y: y.judged ? other.used[options.p_column === 'p' ? 'p' : 'pAdj'] : '',
      paired_by: inputs.edges ? 'table' : 'name',
      pairs: x.ids.length,
      alone_x: pairs.aloneX,
      alone_y: pairs.aloneY,
      incomplete: pairs.incomplete,
      same: count(3, 7),
      opposite: count(1, 9),
      only_x: count(4, 6),
      only_y: count(2, 8),
      neither: count(5),
      ...(Number.isNaN(sets[0]!.r) ? {} : { r: sets[0]!.r, r_p: sets[0]!.p, rho: sets[0]!.rho }),
    },
  };
}

const adjustedHelp = (label: string, { used }: Result): string =>
  used.pAdj === ''
    ? `${label}没有 P 值列，为空`
    : used.pAdj === 'BH'
      ? `${label}没有校正后的 P 值，由全部 P 值按 BH 法校正`
      : `取自${label}，没有重新校正`;

function quadrantTable(quadrant: Float64Array, x: readonly string[], y: readonly string[]): Table {
  const rows = patterns.map((pattern, at) => {
    const own = [...quadrant.keys()].filter((i) => quadrant[i] === at + 1);
    // A feature may stand in several pairs; what does not change needs no list.
    const list = (ids: readonly string[]): string => (at === 4 ? '' : [...new Set(own.map((i) => ids[i]!))].join(';'));
    return { pattern, at: at + 1, count: own.length, x: list(x), y: list(y) };
  });
  const word = (direction: number): string => ['下调', '不变', '上调'][direction]!;
  return tableOf('quadrants', '各象限的特征', [
    integerColumn(
      'quadrant',
      '象限',
      Float64Array.from(rows, ({ at }) => at),
      { help: '1 到 9，从左上起逐行编号' },
    ),
    textColumn(
      'pattern',
      '变化模式',
      rows.map(({ pattern }) => pattern),
      { help: '两个表各自的变化方向合起来的含义' },
    ),
    textColumn(
      'direction_x',
      '第一个表',
      rows.map(({ at }) => word((at - 1) % 3)),
      { help: '第一个表中的变化方向' },
    ),
    textColumn(
      'direction_y',
      '第二个表',
      rows.map(({ at }) => word(2 - Math.floor((at - 1) / 3))),
      { help: '第二个表中的变化方向' },
    ),
    integerColumn(
      'count',
      '对数',
      Float64Array.from(rows, ({ count }) => count),
      { help: '该象限的特征对数' },
    ),
    numberColumn(
      'share',
      '占比',
      Float64Array.from(rows, ({ count }) => count / quadrant.length),
      { help: '占全部特征对的比例，0 到 1' },
    ),
    textColumn(
      'features_x',
      '第一个表的特征',
      rows.map((row) => row.x),
      { help: '以分号分隔，可直接用于富集分析；两个表都不变的不列出' },
    ),
    textColumn(
      'features_y',
      '第二个表的特征',
      rows.map((row) => row.y),
      { help: '以分号分隔，可直接用于富集分析；两个表都不变的不列出' },
    ),
  ]);
}

function messagesOf(
  one: Result,
  other: Result,
  { aloneX, aloneY, incomplete }: Pairs,
  { p_column }: NineOptions,
): Message[] {
  const messages: Message[] = [];
  (
    [
      ['第一个表', one],
      ['第二个表', other],
    ] as const
  ).forEach(([label, { comparison, comparisons }]) => {
    if (comparisons.length > 1)
      messages.push({
        level: 'info',
        text: `${label}有 ${comparisons.length} 个比较：${comparisons.join('、')}；使用“${comparison}”，可在参数中更换`,
      });
  });
  if (aloneX + aloneY > 0)
    messages.push({
      level: 'info',
      text: `第一个表有 ${aloneX} 个、第二个表有 ${aloneY} 个特征在另一个表中没有对应，不参与比较`,
    });
  if (incomplete > 0) messages.push({ level: 'info', text: `${incomplete} 对特征缺少差异倍数，不参与比较` });
  const column = p_column === 'p' ? 'p' : 'pAdj';
  const lacking = [one[column] ? '' : '第一个表', other[column] ? '' : '第二个表'].filter((label) => label !== '');
  if (p_column !== 'none' && lacking.length > 0)
    messages.push({ level: 'warning', text: `${lacking.join('与')}没有 P 值列，只按差异倍数判断` });
  return messages;
}
