import { type Change, directionColumn, isChanged, ruleWords } from '../../changes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Groups, Matrix, Table } from '../../model/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import type { DifferentialMetabolitesOptions } from './differentialMetabolites.schema.ts';

/** Most features whose z scores are listed, as many as a figure can show. */
const mostScored = 60;

const valuesOf = <Kind extends 'text' | 'number'>(
  table: Table,
  name: string,
): Kind extends 'text' ? readonly string[] : Float64Array =>
  table.columns.find((column) => column.name === name)!.values as Kind extends 'text'
    ? readonly string[]
    : Float64Array;

/** Every feature with its test and its VIP. A threshold of VIP of 0 asks for none. */
export function resultTable(
  tested: Table,
  importance: Table,
  reasons: ReadonlyMap<string, string>,
  options: DifferentialMetabolitesOptions,
): Table {
  const { model, vip: least } = options;
  const ids = valuesOf<'text'>(tested, 'feature');
  const rowOf = new Map(valuesOf<'text'>(importance, 'feature').map((id, row) => [id, row]));
  const joined = (name: string): Float64Array => {
    const values = valuesOf<'number'>(importance, name);
    return Float64Array.from(ids, (id) => {
      const row = rowOf.get(id);
      return row === undefined ? Number.NaN : values[row]!;
    });
  };
  const vip = joined('vip');
  const alone = valuesOf<'text'>(tested, 'direction') as readonly Change[];
  const direction = alone.map((word, row) => (!isChanged(word) || least === 0 || vip[row]! >= least ? word : 'none'));
  const extra: Column[] = [
    numberColumn('vip', 'VIP', vip, {
      help: `${model === 'opls-da' ? 'OPLS-DA 预测成分' : 'PLS-DA 全部成分'}的变量重要性，平方的平均值为 1；未参与建模的特征为缺失`,
    }),
    ...(model === 'opls-da'
      ? [
          numberColumn('p_corr', 'p(corr)', joined('p_corr'), {
            help: '特征与预测成分得分的相关系数，−1～1；未参与建模的特征为缺失',
          }),
        ]
      : []),
    directionColumn(direction, options, least > 0 ? `，且 VIP ≥ ${least}` : ''),
    textColumn('direction_test', '不计 VIP 的方向', alone, { help: `只看${ruleWords(options)}时的方向，不看 VIP` }),
    textColumn(
      'vip_reason',
      '没有 VIP 的原因',
      ids.map((id) => reasons.get(id) ?? ''),
      { help: '未参与建模的特征说明原因，其余为空' },
    ),
  ];
  const at = tested.columns.findIndex(({ name }) => name === 'direction');
  const rest = tested.columns.slice(at + 1).filter(({ name }) => !extra.some((column) => column.name === name));
  return tableOf('result', '全部特征', [...tested.columns.slice(0, at), ...extra, ...rest]);
}

/** Rows of the differential features, from the smallest p. */
function differentialRows(result: Table): number[] {
  const [direction, p] = [valuesOf<'text'>(result, 'direction'), valuesOf<'number'>(result, 'p')];
  return [...direction.keys()]
    .filter((row) => isChanged(direction[row]!))
    .toSorted((one, other) => p[one]! - p[other]! || one - other);
}

/** The differential features alone, with every column, from the smallest p. */
export function differentialTable(result: Table): Table {
  const rows = differentialRows(result);
  const columns = result.columns
    .filter(({ name }) => !['direction_test', 'reason', 'vip_reason'].includes(name))
    .map((column): Column =>
      column.kind === 'text'
        ? { ...column, values: rows.map((row) => column.values[row]!) }
        : { ...column, values: Float64Array.from(rows, (row) => column.values[row]!) },
    );
  return tableOf('differential', '差异代谢物', columns);
}

/**
 * z of every sample of the differential features: distance from the mean of the reference group in its standard
 * deviations (n − 1).
 *
 * `NaN` where the value is missing, or where the reference group has under two values or none that differ.
 */
export function zScoreTable(
  result: Table,
  matrix: Matrix,
  groups: Groups,
  { logged }: Pick<DifferentialMetabolitesOptions, 'logged'>,
): Table {
  const ids = valuesOf<'text'>(result, 'feature');
  const width = matrix.samples.length;
  const rows = differentialRows(result).slice(0, mostScored);
  const group = matrix.samples.map((sample) => groups.group[groups.samples.indexOf(sample)]!);
  const order = groups.levels.flatMap((level) => [...group.keys()].filter((column) => group[column] === level));
  const value = new Float64Array(rows.length * width);
  const z = new Float64Array(rows.length * width);
  rows.forEach((row, at) => {
    const reference = order
      .filter((column) => group[column] === groups.levels[0])
      .map((column) => matrix.values[row * width + column]!)
      .filter((one) => !Number.isNaN(one));
    const mean = arithmeticMean(reference);
    const spread = sampleSd(reference);
    order.forEach((column, place) => {
      value[at * width + place] = matrix.values[row * width + column]!;
      z[at * width + place] = spread > 0 ? (matrix.values[row * width + column]! - mean) / spread : Number.NaN;
    });
  });
  const each = <T>(of: (row: number, column: number) => T): T[] =>
    rows.flatMap((row) => order.map((column) => of(row, column)));
  return tableOf('zscores', 'z 值', [
    textColumn(
      'feature',
      '特征',
      each((row) => ids[row]!),
      { help: `差异代谢物，按 p 值从小到大，最多 ${mostScored} 个` },
    ),
    textColumn(
      'sample',
      '样本',
      each((_, column) => matrix.samples[column]!),
      { help: '样本名，与数据表的列名相同' },
    ),
    textColumn(
      'group',
      '分组',
      each((_, column) => group[column]!),
      { help: '样本所属的组' },
    ),
    integerColumn('rank', '名次', Float64Array.from(each((row) => rows.indexOf(row) + 1)), {
      help: '特征按 p 值从小到大的名次',
    }),
    numberColumn('value', '数值', value, { help: `数据表中的数值${logged ? '（已取 log2）' : ''}` }),
    numberColumn('z', 'z 值', z, { help: '（数值 − 参照组均值）÷ 参照组标准差；参照组的数值都相同时为缺失' }),
  ]);
}
