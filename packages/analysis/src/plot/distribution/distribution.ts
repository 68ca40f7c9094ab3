import { columnsByLevel, InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal } from '../../model/index.ts';
import { plottingUnits } from '../../transform/index.ts';
import { boxFigures } from './boxFigures.ts';
import type { DistributionOptions } from './distribution.schema.ts';
import { intervalEdges, intervalTable } from './intervals.ts';
import { kernelDensity, ruleOfThumb } from '../../density/index.ts';

const gridPoints = 96;

/** One distribution: the cells of the matrix that belong to it, by ascending value. */
type Series = {
  readonly name: string;
  readonly group: string;
  readonly cells: Uint32Array;
  readonly values: Float64Array;
  readonly missing: number;
};

/**
 * The distribution of every sample, or of all values of every group.
 *
 * @throws {InputError} When groups are asked for and not given, or no value is left.
 */
export function distribution(
  matrix: Matrix,
  groups: Groups | undefined,
  options: DistributionOptions,
  progress: (fraction: number) => void,
): MethodOutput {
  const { plotted, unit } = plottedValues(matrix.values, options.transform);
  const removed: Removal[] = [];
  checkGroups(groups, options);
  const members = options.by === 'groups' && groups ? byGroup(matrix, groups) : bySample(matrix, groups);
  const all = members.map(({ name, group, columns }) => series(matrix, plotted, name, group, columns));
  const kept = all.filter(({ name, values }) => {
    if (values.length === 0) removed.push({ kind: 'sample', id: name, reason: '没有可用的值' });
    return values.length > 0;
  });
  if (kept.length === 0)
    throw refusal('no-values', '没有可以作图的值', '请检查数据表是否为空；选择了对数时，0 与负值不参与');

  const boxes = kept.map(({ values }) => boxFigures(values));
  const curves = kept.map(({ values }, at) => {
    progress(at / kept.length);
    const bandwidth = ruleOfThumb(values);
    const [low, high] = [values[0]! - 3 * bandwidth, values.at(-1)! + 3 * bandwidth];
    const x = Float64Array.from({ length: gridPoints }, (_, i) => low + (i * (high - low)) / (gridPoints - 1));
    return { x, y: kernelDensity(values, x, bandwidth), bandwidth };
  });
  const drawn = kept.map(({ values }) => spread(values.length, options.points));
  const figure = (name: keyof (typeof boxes)[number]) => Float64Array.from(boxes, (box) => box[name]);
  const shown = unit === '原值' ? {} : { unit };
  const scale = unit === '原值' ? '单位同原数据' : `原数据取 ${unit} 之后`;
  const names = (lengths: readonly number[]) =>
    kept.flatMap(({ name }, at) => Array.from({ length: lengths[at]! }, () => name));
  const width = matrix.samples.length;
  const lost = kept.reduce((sum, { missing }) => sum + missing, 0);
  // As the values are in the table: zeros, which have no logarithm, count too.
  const drawnNames = new Set(kept.map(({ name }) => name));
  const counted = members
    .filter(({ name }) => drawnNames.has(name))
    .map(({ columns, name }) => ({ name, values: presentOf(matrix, columns) }));
  const edges = intervalEdges(matrix.values, options.intervals);
  const transformLost =
    options.transform === 'log2' || options.transform === 'log10'
      ? matrix.values.reduce((sum, value) => sum + Number(value <= 0), 0)
      : 0;
  const messages: Message[] =
    transformLost > 0 ? [{ level: 'warning', text: `${transformLost} 个 0 或负值不能取对数，未参与作图` }] : [];

  return {
    tables: [
      tableOf('summary', '分布的统计量', [
        textColumn(
          'name',
          options.by === 'groups' ? '组' : '样本',
          kept.map(({ name }) => name),
          { help: options.by === 'groups' ? '组名，顺序同分组方案' : '样本名，与数据表的列名相同' },
        ),
        textColumn(
          'group',
          '分组',
          kept.map(({ group }) => group),
          { help: '样本所在的组，没有分组时为空' },
        ),
        integerColumn('n', '值的个数', figure('n'), { help: '参与作图的值的个数，缺失值不计' }),
        integerColumn(
          'missing',
          '缺失数',
          Float64Array.from(kept, ({ missing }) => missing),
          { help: '缺失值的个数，包括不能取对数的值' },
        ),
        numberColumn('mean', '均值', figure('mean'), { ...shown, help: `算术平均，${scale}` }),
        numberColumn('sd', '标准差', figure('sd'), { ...shown, help: `标准差，分母为 n − 1，${scale}` }),
        numberColumn('min', '最小值', figure('min'), { ...shown, help: `最小的值，${scale}` }),
        numberColumn('lower', '下须', figure('lower'), { ...shown, help: '距箱体不超过 1.5 倍四分位距的最小值' }),
        numberColumn('q1', '下四分位数', figure('q1'), { ...shown, help: '第 25 百分位数，线性插值（R 的第 7 型）' }),
        numberColumn('median', '中位数', figure('median'), { ...shown, help: `中位数，${scale}` }),
        numberColumn('q3', '上四分位数', figure('q3'), { ...shown, help: '第 75 百分位数，线性插值（R 的第 7 型）' }),
        numberColumn('upper', '上须', figure('upper'), { ...shown, help: '距箱体不超过 1.5 倍四分位距的最大值' }),
        numberColumn('max', '最大值', figure('max'), { ...shown, help: `最大的值，${scale}` }),
        numberColumn(
          'bandwidth',
          '带宽',
          Float64Array.from(curves, ({ bandwidth }) => bandwidth),
          { ...shown, help: '密度曲线的带宽，Silverman 经验法则' },
        ),
      ]),
      tableOf('density', '密度曲线', [
        textColumn('name', '名称', names(curves.map(({ x }) => x.length)), { help: '样本名或组名，与统计量表相同' }),
        numberColumn('x', '数值', Float64Array.from(curves.flatMap(({ x }) => [...x])), {
          ...shown,
          help: `密度曲线的横坐标，${scale}`,
        }),
        numberColumn('y', '密度', Float64Array.from(curves.flatMap(({ y }) => [...y])), {
          help: '高斯核密度估计，曲线下面积为 1',
        }),
      ]),
      tableOf('points', '散点', [
        textColumn('name', '名称', names(drawn.map((at) => at.length)), { help: '样本名或组名，与统计量表相同' }),
        textColumn(
          'feature',
          '特征',
          kept.flatMap(({ cells }, s) => Array.from(drawn[s]!, (at) => matrix.ids[Math.floor(cells[at]! / width)]!)),
          { help: '特征的编号或名称，取自数据表的第一列' },
        ),
        textColumn(
          'sample',
          '样本',
          kept.flatMap(({ cells }, s) => Array.from(drawn[s]!, (at) => matrix.samples[cells[at]! % width]!)),
          { help: '该值所在的样本' },
        ),
        numberColumn(
          'value',
          '数值',
          Float64Array.from(kept.flatMap(({ values }, s) => Array.from(drawn[s]!, (at) => values[at]!))),
          { ...shown, help: `画成散点的值，${scale}` },
        ),
      ]),
      intervalTable(counted, edges),
    ],
    removed,
    messages,
    facts: {
      series: kept.length,
      edges: edges.join('、'),
      features: matrix.ids.length,
      samples: width,
      values: kept.reduce((sum, { values }) => sum + values.length, 0),
      missing: lost,
      unit,
    },
  };
}

function presentOf(matrix: Matrix, columns: ArrayLike<number>): Float64Array {
  const width = matrix.samples.length;
  const values: number[] = [];
  for (let row = 0; row < matrix.ids.length; row += 1)
    for (let c = 0; c < columns.length; c += 1) values.push(matrix.values[row * width + columns[c]!]!);
  return Float64Array.from(values.filter((value) => !Number.isNaN(value)));
}

function plottedValues(
  values: Float64Array,
  transform: DistributionOptions['transform'],
): { readonly unit: string; readonly plotted: Float64Array } {
  if (transform === 'auto') return plottingUnits(values);
  if (transform === 'none') return { unit: '原值', plotted: values };
  const log = transform === 'log2' ? Math.log2 : Math.log10;
  return { unit: `${transform}(x)`, plotted: values.map((value) => (value > 0 ? log(value) : Number.NaN)) };
}

type Members = { readonly name: string; readonly group: string; readonly columns: ArrayLike<number> };

function bySample(matrix: Matrix, groups: Groups | undefined): Members[] {
  const groupOf = new Map(groups?.samples.map((sample, i) => [sample, groups.group[i]!]));
  return matrix.samples.map((sample, column) => ({
    name: sample,
    group: groupOf.get(sample) ?? '',
    columns: [column],
  }));
}

/** @throws {InputError} When groups are asked for and not given. */
export function checkGroups(groups: Groups | undefined, { by }: DistributionOptions): void {
  if (by === 'samples' || groups) return;
  throw new InputError([
    {
      code: 'groups-missing',
      severity: 'error',
      input: 'groups',
      what: '按组作图需要样本分组，没有提供',
      remedy: '请上传分组表，或把“分布的单位”改为“每个样本”',
    },
  ]);
}

const byGroup = (matrix: Matrix, groups: Groups): Members[] =>
  [...columnsByLevel(matrix, groups)]
    .filter(([, columns]) => columns.length > 0)
    .map(([level, columns]) => ({ name: level, group: level, columns }));

function series(
  matrix: Matrix,
  plotted: Float64Array,
  name: string,
  group: string,
  columns: ArrayLike<number>,
): Series {
  const width = matrix.samples.length;
  const cells: number[] = [];
  for (let row = 0; row < matrix.ids.length; row += 1)
    for (let c = 0; c < columns.length; c += 1) cells.push(row * width + columns[c]!);
  const present = Uint32Array.from(cells.filter((cell) => !Number.isNaN(plotted[cell]!))).sort(
    (a, b) => plotted[a]! - plotted[b]! || a - b,
  );
  return {
    name,
    group,
    cells: present,
    values: Float64Array.from(present, (cell) => plotted[cell]!),
    missing: cells.length - present.length,
  };
}

/** `most` places of `length`, evenly by rank, both ends among them; all when there are no more. */
function spread(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, i) => i);
  if (most < 2) return most === 1 ? [Math.floor(length / 2)] : [];
  return Array.from({ length: most }, (_, i) => Math.round((i * (length - 1)) / (most - 1)));
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);
