import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import { breaksOf, countsOf, kernelDensity, mostBins, ruleOfThumb } from '../../density/index.ts';
import { classesOf, findColumn, parameter, pickNumbers, refusal, type NumberColumn } from '../../records/index.ts';
import type { HistogramOptions } from './histogram.schema.ts';
import { sheatherJones } from './sheatherJones.ts';

const gridPoints = 128;
const mostGroups = 12;

/** The values of one column within one group, ascending. */
type Series = {
  readonly column: string;
  readonly group: string;
  readonly values: Float64Array;
  readonly missing: number;
  readonly breaks: Float64Array;
};

type Read = {
  readonly columns: readonly NumberColumn[];
  readonly group: RecordColumn | null;
  readonly groups: readonly string[];
  readonly more: number;
};

/** @throws {InputError} As `histogram`. */
export function checkHistogram(records: Records, options: HistogramOptions): Read {
  const group =
    options.group === ''
      ? null
      : findColumn(records, options.group, { option: 'group_column', label: '分组列', names: /$^/u }, false);
  const numeric =
    options.value === ''
      ? records.columns.filter((column): column is NumberColumn => column.numbers !== null && column !== group)
      : [pickNumbers(records, options.value, { option: 'value_column', label: '数值列', names: /$^/u })];
  if (numeric.length === 0)
    throw refusal('no-numbers', '数据表中没有数值列', '请检查文件，或先在“检查与修复”中把写成文字的数值改正');
  const groups = group ? [...new Set(classesOf(group))].toSorted((a, b) => Number(a === '') - Number(b === '')) : [''];
  if (groups.length > mostGroups)
    throw parameter(
      { option: 'group_column' },
      `“${group!.name}”有 ${groups.length} 个不同的取值，最多能分 ${mostGroups} 组`,
      '请改选取值较少的分组列，或留空',
    );
  return {
    columns: numeric.slice(0, options.columns),
    group,
    groups,
    more: Math.max(0, numeric.length - options.columns),
  };
}

/**
 * Frequencies of values in intervals that the groups of a column share, and their kernel densities.
 *
 * @throws {InputError} When there is no column of numbers, too many groups or intervals, or no value.
 */
export function histogram(
  records: Records,
  options: HistogramOptions,
  progress: (fraction: number) => void,
): MethodOutput {
  const read = checkHistogram(records, options);
  const messages: Message[] = [];
  const all = read.columns.flatMap((column) => seriesOf(column, read, options));
  const series = all.filter(({ values }) => values.length > 0);
  if (series.length === 0)
    throw refusal('no-values', '没有可以作图的值', '请检查数据表是否为空；选择了对数时，0 与负值不参与');
  const lost =
    options.transform === 'none'
      ? 0
      : read.columns.reduce(
          (sum, { numbers }) => sum + numbers.reduce((count, value) => count + Number(value <= 0), 0),
          0,
        );
  if (lost > 0) messages.push({ level: 'warning', text: `${lost} 个 0 或负值不能取对数，未参与` });
  if (read.more > 0) messages.push({ level: 'info', text: `另有 ${read.more} 个数值列没有画出，可以加大“最多的列数”` });
  let plain = 0;
  const curves = series.map(({ values }, at) => {
    progress(at / series.length);
    if (options.density === 'none') return { bandwidth: Number.NaN, x: new Float64Array(0), y: new Float64Array(0) };
    const solved = options.density === 'sj' ? sheatherJones(values) : Number.NaN;
    if (options.density === 'sj' && Number.isNaN(solved)) plain += 1;
    const bandwidth = Number.isNaN(solved) ? ruleOfThumb(values) : solved;
    const [low, high] = [values[0]! - 3 * bandwidth, values.at(-1)! + 3 * bandwidth];
    const x = Float64Array.from({ length: gridPoints }, (_, i) => low + (i * (high - low)) / (gridPoints - 1));
    return { bandwidth, x, y: kernelDensity(values, x, bandwidth) };
  });
  if (plain > 0)
    messages.push({
      level: 'info',
      text: `${plain} 个分布的值太少或太多相同，Sheather–Jones 带宽无解，改用 Silverman 经验法则`,
    });
  const unit = options.transform === 'none' ? '' : options.transform;
  const words = unit === '' ? '单位同数据表' : `数据取 ${unit} 之后`;
  const counts = series.map(({ breaks, values }) => countsOf(values, breaks));
  const repeat = (lengths: readonly number[], name: 'column' | 'group') =>
    series.flatMap((one, at) => Array.from({ length: lengths[at]! }, () => one[name]));
  const bins = counts.map(({ length }) => length);
  const points = curves.map(({ x }) => x.length);
  const flat = (value: (one: Series, bin: number, at: number) => number) =>
    Float64Array.from(series.flatMap((one, at) => Array.from({ length: bins[at]! }, (_, bin) => value(one, bin, at))));
  const figure = (value: (one: Series) => number) => Float64Array.from(series, value);
  const groupLabel = read.group?.name ?? '分组';

  return {
    tables: [
      tableOf('bins', '各区间的频数', [
        textColumn('column', '数值列', repeat(bins, 'column'), { help: '数据表的列名' }),
        textColumn('group', groupLabel, repeat(bins, 'group'), { help: '分组列的取值，没有分组列时为空' }),
        numberColumn(
          'from',
          '下限',
          flat(({ breaks }, bin) => breaks[bin]!),
          { help: `区间的下限，不含（第一个区间含），${words}` },
        ),
        numberColumn(
          'to',
          '上限',
          flat(({ breaks }, bin) => breaks[bin + 1]!),
          { help: `区间的上限，含，${words}` },
        ),
        integerColumn(
          'count',
          '频数',
          flat((_, bin, at) => counts[at]![bin]!),
          { help: '落在该区间的值的个数' },
        ),
        numberColumn(
          'density',
          '密度',
          flat(({ breaks, values }, bin, at) => counts[at]![bin]! / values.length / (breaks[bin + 1]! - breaks[bin]!)),
          { help: '频数 ÷ 值的个数 ÷ 区间宽度，各柱的面积合计为 1' },
        ),
      ]),
      tableOf('density', '密度曲线', [
        textColumn('column', '数值列', repeat(points, 'column'), { help: '数据表的列名' }),
        textColumn('group', groupLabel, repeat(points, 'group'), { help: '分组列的取值，没有分组列时为空' }),
        numberColumn('x', '数值', Float64Array.from(curves.flatMap(({ x }) => [...x])), {
          help: `密度曲线的横坐标，${words}`,
        }),
        numberColumn('y', '密度', Float64Array.from(curves.flatMap(({ y }) => [...y])), {
          help: '高斯核密度估计，曲线下面积为 1',
        }),
      ]),
      tableOf('summary', '各分布的统计量', [
        textColumn(
          'column',
          '数值列',
          series.map(({ column }) => column),
          { help: '数据表的列名' },
        ),
        textColumn(
          'group',
          groupLabel,
          series.map(({ group }) => group),
          { help: '分组列的取值，没有分组列时为空' },
        ),
        integerColumn(
          'n',
          '值的个数',
          figure(({ values }) => values.length),
          { help: '参与计数的值的个数，缺失值不计' },
        ),
        integerColumn(
          'missing',
          '缺失数',
          figure(({ missing }) => missing),
          { help: '缺失值的个数，包括不能取对数的值' },
        ),
        numberColumn(
          'mean',
          '均值',
          figure(({ values }) => rowMoments(values).mean),
          { help: `算术平均，${words}` },
        ),
        numberColumn(
          'sd',
          '标准差',
          figure(({ values }) => Math.sqrt(rowMoments(values).variance)),
          { help: `标准差，分母为 n − 1，${words}` },
        ),
        numberColumn(
          'min',
          '最小值',
          figure(({ values }) => values[0]!),
          { help: `最小的值，${words}` },
        ),
        numberColumn(
          'median',
          '中位数',
          figure(({ values }) => sortedQuantile(values, 0.5)),
          { help: `中位数，${words}` },
        ),
        numberColumn(
          'max',
          '最大值',
          figure(({ values }) => values.at(-1)!),
          { help: `最大的值，${words}` },
        ),
        numberColumn(
          'width',
          '区间宽度',
          figure(({ breaks }) => breaks[1]! - breaks[0]!),
          { help: `直方图的区间宽度，${words}` },
        ),
        numberColumn(
          'bandwidth',
          '带宽',
          Float64Array.from(curves, ({ bandwidth }) => bandwidth),
          { help: `密度曲线的带宽，${words}，不画密度时为空` },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      columns: read.columns.length,
      groups: read.group ? read.groups.length : 0,
      group: read.group?.name ?? '',
      values: series.reduce((sum, { values }) => sum + values.length, 0),
      missing: all.reduce((sum, { missing }) => sum + missing, 0),
      bins: bins[0]!,
      width: series[0]!.breaks[1]! - series[0]!.breaks[0]!,
      first: series[0]!.column,
      plain,
    },
  };
}

function seriesOf(column: NumberColumn, { group, groups }: Read, options: HistogramOptions): Series[] {
  const log = options.transform === 'log2' ? Math.log2 : Math.log10;
  const values =
    options.transform === 'none'
      ? column.numbers
      : column.numbers.map((value) => (value > 0 ? log(value) : Number.NaN));
  const sorted = values.filter((value) => Number.isFinite(value)).sort();
  if (sorted.length === 0)
    return [{ column: column.name, group: '', values: sorted, missing: values.length, breaks: new Float64Array(0) }];
  const span = sorted.at(-1)! - sorted[0]!;
  if (options.rule === 'width' && span / options.width > mostBins) {
    throw parameter(
      { option: 'bin_width' },
      `“${column.name}”的范围 ${span} 除以区间宽度 ${options.width} 超过 ${mostBins} 个区间`,
      `请把“区间宽度”改为不小于 ${Number((span / mostBins).toPrecision(2))}，或换一种划分`,
    );
  }
  const breaks = breaksOf(sorted, options);
  return groups.map((name) => {
    const rows = Array.from(values.keys()).filter((row) => !group || classesOf(group)[row] === name);
    const own = Float64Array.from(rows, (row) => values[row]!)
      .filter((value) => Number.isFinite(value))
      .sort();
    return { column: column.name, group: name, values: own, missing: rows.length - own.length, breaks };
  });
}
