import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type Column,
  type Groups,
  type Matrix,
  type MethodOutput,
  type Table,
} from '../../model/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';

/** A set that has scores, with its size in the file and in the matrix. */
type ScoredSet = {
  readonly term: string;
  readonly name: string;
  readonly size: number;
  readonly measured: number;
};
/** `matrix` holds set × sample, its ids the names shown. */
export type Scored = { readonly sets: readonly ScoredSet[]; readonly matrix: Matrix };

const termHelp = '功能集合的编号';
const nameHelp = '功能集合的名称，没有时同编号';

const terms = (sets: readonly ScoredSet[]): Column[] => [
  textColumn(
    'term',
    '条目',
    sets.map(({ term }) => term),
    { help: termHelp },
  ),
  textColumn(
    'name',
    '名称',
    sets.map(({ name }) => name),
    { help: nameHelp },
  ),
];

/** Set × sample; as an input of another tool the first column names the features. */
export function scoresTable({ sets, matrix }: Scored, normalized: boolean): Table {
  const width = matrix.samples.length;
  const help = normalized
    ? 'ssGSEA 得分，已除以全部得分的极差；只能在本次运行内比较'
    : 'ssGSEA 原始得分：两条累积曲线之差的总和';
  return tableOf('scores', '集合得分', [
    ...terms(sets),
    ...matrix.samples.map((sample, at) =>
      numberColumn(
        sample,
        sample,
        Float64Array.from(sets, (_, set) => matrix.values[set * width + at]!),
        { help },
      ),
    ),
  ]);
}

/** How large each set is and how its scores spread. */
export function setsTable({ sets, matrix }: Scored): Table {
  const width = matrix.samples.length;
  const spread = sets.map((_, set) => {
    const present = matrix.values.subarray(set * width, (set + 1) * width).filter((value) => !Number.isNaN(value));
    const mean = arithmeticMean(present);
    return {
      mean,
      sd: sampleSd(present),
    };
  });
  return tableOf('sets', '集合概况', [
    ...terms(sets),
    integerColumn(
      'set_size',
      '集合大小',
      Float64Array.from(sets, ({ size }) => size),
      { help: '功能集合文件中这个集合的特征数' },
    ),
    integerColumn(
      'measured',
      '测到的特征数',
      Float64Array.from(sets, ({ measured }) => measured),
      { help: '其中在数据表里的特征数，得分由它们算出' },
    ),
    numberColumn(
      'mean',
      '得分均值',
      Float64Array.from(spread, ({ mean }) => mean),
      { help: '各样本得分的算术平均数' },
    ),
    numberColumn(
      'sd',
      '得分标准差',
      Float64Array.from(spread, ({ sd }) => sd),
      { help: '各样本得分的标准差（分母 n − 1）' },
    ),
  ]);
}

/** The comparison of two groups, set by set, from the table of the test that ran over the scores. */
export function comparisonTable({ sets }: Scored, tested: Table): Table {
  const kept = (name: string, help?: string): Column => {
    const column = tested.columns.find((one) => one.name === name)!;
    return help === undefined ? column : { ...column, help };
  };
  return tableOf('result', '两组比较', [
    ...terms(sets),
    kept('mean_ref', '参照组得分的算术平均数，缺失的得分不计'),
    kept('mean_test', '比较组得分的算术平均数，缺失的得分不计'),
    { ...kept('log2fc', '比较组均值 − 参照组均值；大于 0 为比较组得分较高'), name: 'difference', label: '得分之差' },
    ...['statistic', 'df', 'p', 'p_adj', 'p_kind', 'n_ref', 'n_test', 'reason'].map((name) => kept(name)),
  ]);
}

const everyone = '全部样本';

type Shown = {
  readonly rows: readonly number[];
  readonly groups: Groups | undefined;
  readonly tested: {
    readonly p: Float64Array;
    readonly adjusted: Float64Array;
    readonly reference: string;
    readonly testGroup: string;
  } | null;
};

/**
 * The scores of the sets with the smallest p, a sample in a row: what the boxes draw. Samples without a group are left
 * out; without groups all stand in one.
 */
export function topTable({ matrix }: Scored, { rows, groups, tested }: Shown): Table {
  const levelOf = groups
    ? new Map(groups.samples.map((sample, at) => [sample, groups.group[at]!]))
    : new Map(matrix.samples.map((sample) => [sample, everyone]));
  const width = matrix.samples.length;
  const order = (groups?.levels ?? [everyone]).flatMap((level) =>
    matrix.samples.flatMap((sample, at) => (levelOf.get(sample) === level ? [at] : [])),
  );
  const cells = rows.flatMap((row) =>
    order
      .map((at) => ({ row, at, value: matrix.values[row * width + at]! }))
      .filter(({ value }) => !Number.isNaN(value)),
  );
  const mean = (row: number, level: string): number => {
    const own = cells.filter((cell) => cell.row === row && levelOf.get(matrix.samples[cell.at]!) === level);
    return own.reduce((sum, { value }) => sum + value, 0) / own.length;
  };
  const letters = new Map(
    rows.map((row): [number, Record<string, string>] => {
      if (!tested || Number.isNaN(tested.adjusted[row]!)) return [row, {}];
      const [high, low] =
        mean(row, tested.reference) >= mean(row, tested.testGroup)
          ? [tested.reference, tested.testGroup]
          : [tested.testGroup, tested.reference];
      return [row, { [high]: 'a', [low]: tested.adjusted[row]! < 0.05 ? 'b' : 'a' }];
    }),
  );
  return tableOf('top', '绘图数据', [
    textColumn(
      'feature',
      '集合',
      cells.map(({ row }) => matrix.ids[row]!),
      { help: tested ? 'p 值最小的集合，按 p 值从小到大' : '得分方差最大的集合，从大到小' },
    ),
    textColumn(
      'group',
      '组',
      cells.map(({ at }) => levelOf.get(matrix.samples[at]!)!),
      { help: '样本所在的组；没有样本分组时都是“全部样本”' },
    ),
    textColumn(
      'sample',
      '样本',
      cells.map(({ at }) => matrix.samples[at]!),
      { help: '样本名，与数据表的列名相同' },
    ),
    numberColumn(
      'value',
      '得分',
      Float64Array.from(cells, ({ value }) => value),
      { help: '该样本的 ssGSEA 得分；没有得分的样本没有行' },
    ),
    textColumn(
      'letters',
      '显著性字母',
      cells.map(({ row, at }) => letters.get(row)![levelOf.get(matrix.samples[at]!)!] ?? ''),
      { help: '比较的两组字母不同时，校正后 p 值 < 0.05；没有比较的组为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      Float64Array.from(cells, ({ row }) => tested?.adjusted[row] ?? Number.NaN),
      { help: '该集合两组比较的校正后 p 值；没有检验时为空' },
    ),
  ]);
}

/** What the heat map draws, of the tables that a heat map makes. */
export const heatmapTables = ({ tables }: MethodOutput): Table[] => tables.filter(({ id }) => id !== 'clusters');
