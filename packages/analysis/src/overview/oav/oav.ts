import { InputError, integerColumn, matrixTable, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Records, Table } from '../../model/index.ts';
import { levelsOf } from '../lipid/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import type { OavOptions } from './oav.schema.ts';
import { plainName, readThresholds, type Threshold, type Thresholds } from './thresholds.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined; readonly records: Records };
type Compound = {
  readonly id: string;
  readonly threshold: Threshold;
  readonly values: Float64Array;
  readonly cells: readonly Cell[];
  /** Largest mean of a level, `NaN` without values, and its level. */ readonly most: number;
  readonly level: string;
};
type Cell = { readonly n: number; readonly mean: number; readonly sd: number };
const mostAxes = 16;

/** @throws {InputError} When no compound has a threshold, or a concentration is negative. */
export function checkOav({ matrix, records }: Inputs, options: OavOptions): Thresholds {
  const thresholds = readThresholds(records, options);
  if (!matrix.ids.some((id) => thresholds.of.has(plainName(id)))) {
    throw new InputError([
      {
        code: 'no-threshold',
        severity: 'error',
        input: 'records',
        what: `数据表的化合物都不在阈值表中：数据表有“${matrix.ids.slice(0, 3).join('”“')}”`,
        remedy: '请使两个文件中的化合物名一致',
      },
    ]);
  }
  const bad = matrix.values.findIndex((value) => value < 0);
  if (bad >= 0)
    throw new InputError([
      {
        code: 'negative',
        severity: 'error',
        input: 'matrix',
        what: `“${matrix.ids[Math.floor(bad / matrix.samples.length)]}”的浓度 ${matrix.values[bad]} 小于 0`,
        remedy: '请使用未取对数的浓度',
      },
    ]);
  return thresholds;
}

/**
 * Odour activity values: concentration over threshold (Rothe & Thomas 1963, doi:10.1007/BF01493349), their means by
 * group, and their sums by note.
 *
 * @throws {InputError} When no compound has a threshold, or a concentration is negative.
 */
export function oav(inputs: Inputs, options: OavOptions): MethodOutput {
  const thresholds = checkOav(inputs, options);
  const { matrix } = inputs;
  const levels = levelsOf(matrix, inputs.groups);
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'no-sample',
        severity: 'error',
        input: 'groups',
        what: '数据表的样本都不在分组中',
        remedy: '请检查两个文件的样本名是否一致',
      },
    ]);
  const width = matrix.samples.length;
  const compounds = matrix.ids.flatMap((id, row): Compound[] => {
    const threshold = thresholds.of.get(plainName(id));
    if (!threshold) return [];
    const values = matrix.values
      .slice(row * width, (row + 1) * width)
      .map((value) => (value * options.factor) / threshold.value);
    const cells = levels.map(({ columns }) =>
      cellOf(Array.from(columns, (column) => values[column]!).filter((value) => !Number.isNaN(value))),
    );
    const best = cells.reduce(
      (at, { mean }, i) => (mean > (at < 0 ? Number.NEGATIVE_INFINITY : cells[at]!.mean) ? i : at),
      -1,
    );
    return [
      {
        id,
        threshold,
        values,
        cells,
        most: best < 0 ? Number.NaN : cells[best]!.mean,
        level: best < 0 ? '' : levels[best]!.name,
      },
    ];
  });
  const order = compounds.toSorted((a, b) => (Number.isNaN(a.most) ? 1 : Number.isNaN(b.most) ? -1 : b.most - a.most));
  const active = order.filter(({ most }) => most >= options.least && most > 0);
  const without = matrix.ids.filter((id) => !thresholds.of.has(plainName(id)));
  const messages: Message[] = [...thresholds.messages];
  if (without.length > 0)
    messages.push({
      level: without.length > matrix.ids.length / 2 ? 'warning' : 'info',
      text: `${without.length} 个化合物没有阈值，没有 OAV：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  if (active.length === 0)
    messages.push({
      level: 'warning',
      text: `没有化合物的平均 OAV 达到 ${options.least}，图中没有内容；请检查单位与“浓度换算系数”`,
    });
  const radar = radarTable(
    active,
    levels.map(({ name }) => name),
    thresholds.noted,
    options,
  );
  if (radar.axes > 0 && radar.axes < 3)
    messages.push({
      level: 'info',
      text: `只有 ${radar.axes} 个${thresholds.noted ? '香韵' : '化合物'}，雷达图成不了形`,
    });
  if (radar.left > 0)
    messages.push({ level: 'info', text: `雷达图只画总和最大的 ${mostAxes} 个轴，其余 ${radar.left} 个未画` });

  return {
    tables: [
      compoundTable(order, active),
      meansTable(
        order,
        levels.map(({ name }) => name),
      ),
      radar.table,
      lollipopTable(active.slice(0, options.top)),
      oavMatrix(order, matrix),
      withoutTable(without),
    ],
    removed: without.map((id) => ({ kind: 'feature' as const, id, reason: '没有阈值' })),
    messages,
    facts: {
      compounds: compounds.length,
      without: without.length,
      active: active.length,
      groups: inputs.groups ? levels.length : 0,
      samples: width,
      axes: radar.axes,
      noted: Number(thresholds.noted),
      first: order[0]!.id,
      first_oav: order[0]!.most,
      ...Object.fromEntries(Object.entries(thresholds.used).map(([key, name]) => [`column_${key}`, name])),
    },
  };
}

function cellOf(values: readonly number[]): Cell {
  const mean = arithmeticMean(values);
  return {
    n: values.length,
    mean,
    sd: sampleSd(values),
  };
}

const roleOf = (most: number): string => (Number.isNaN(most) ? '' : most >= 1 ? '关键' : most >= 0.1 ? '修饰' : '潜在');

function compoundTable(order: readonly Compound[], active: readonly Compound[]): Table {
  const highest = active[0]?.most ?? order[0]!.most;
  return tableOf('compounds', '化合物', [
    textColumn(
      'compound',
      '化合物',
      order.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    numberColumn(
      'threshold',
      '阈值',
      Float64Array.from(order, ({ threshold }) => threshold.value),
      { help: '气味阈值，取自阈值表' },
    ),
    textColumn(
      'notes',
      '香韵',
      order.map(({ threshold }) => threshold.notes.join('、')),
      { help: '气味描述，取自阈值表' },
    ),
    numberColumn(
      'oav',
      '最大平均 OAV',
      Float64Array.from(order, ({ most }) => most),
      { help: '各组平均 OAV 中最大的' },
    ),
    textColumn(
      'group',
      '所在组',
      order.map(({ level }) => level),
      { help: '平均 OAV 最大的组；没有分组时为“全部”' },
    ),
    numberColumn(
      'roav',
      'ROAV',
      Float64Array.from(order, ({ most }) => (100 * most) / highest),
      { help: '相对气味活度值：以 OAV 最大的化合物为 100' },
    ),
    textColumn(
      'role',
      '贡献',
      order.map(({ most }) => roleOf(most)),
      { help: 'OAV ≥ 1 为关键，0.1～1 为修饰，小于 0.1 为潜在' },
    ),
  ]);
}

function meansTable(order: readonly Compound[], levels: readonly string[]): Table {
  const cells = order.flatMap(({ cells: own, id }) => own.map((cell, at) => ({ id, level: levels[at]!, ...cell })));
  return tableOf('means', '各组的 OAV', [
    textColumn(
      'compound',
      '化合物',
      cells.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    textColumn(
      'group',
      '分组',
      cells.map(({ level }) => level),
      { help: '分组方案中的组；没有分组时为“全部”' },
    ),
    integerColumn(
      'n',
      '样本数',
      Float64Array.from(cells, ({ n }) => n),
      { help: '有浓度的样本数，缺失值不计' },
    ),
    numberColumn(
      'mean',
      '平均 OAV',
      Float64Array.from(cells, ({ mean }) => mean),
      { help: '组内各样本 OAV 的算术平均' },
    ),
    numberColumn(
      'sd',
      '标准差',
      Float64Array.from(cells, ({ sd }) => sd),
      { help: '组内各样本 OAV 的标准差（n − 1）' },
    ),
  ]);
}

const highestOf = (values: readonly number[]): number =>
  values.reduce((most, value) => (value > most ? value : most), 0);
const sumPresent = (values: readonly number[]): number =>
  values.every(Number.isNaN) ? Number.NaN : values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0);

/** Sums of mean OAV by note, or the compounds themselves where no note is known. */
function radarTable(
  active: readonly Compound[],
  levels: readonly string[],
  noted: boolean,
  { least, scale }: OavOptions,
): { readonly table: Table; readonly axes: number; readonly left: number } {
  const axisOf = ({ id, threshold }: Compound): readonly string[] => (noted ? threshold.notes : [id]);
  const names = [...new Set(active.flatMap(axisOf))];
  const sums = names.map((name) => {
    const own = active.filter((compound) => axisOf(compound).includes(name));
    return { name, n: own.length, means: levels.map((_, at) => sumPresent(own.map(({ cells }) => cells[at]!.mean))) };
  });
  const shown = sums
    .toSorted((a, b) => highestOf(b.means) - highestOf(a.means))
    .slice(0, mostAxes)
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  const raised = (value: number): number => (scale === 'log' ? Math.log10(1 + value) : value);
  const common = highestOf(shown.flatMap(({ means }) => means.map(raised)));
  const cells = levels.flatMap((level, at) =>
    shown.map(({ means, n, name }) => {
      const most = scale === 'max' ? highestOf(means) : common;
      return { level, name, n, mean: means[at]!, scaled: most > 0 ? raised(means[at]!) / most : 0 };
    }),
  );
  return {
    axes: names.length,
    left: names.length - shown.length,
    table: tableOf('radar', '香韵轮廓', [
      textColumn(
        'group',
        '分组',
        cells.map(({ level }) => level),
        { help: '分组方案中的组；没有分组时为“全部”' },
      ),
      textColumn(
        'axis',
        '香韵',
        cells.map(({ name }) => name),
        { help: '香韵；阈值表没有香韵时为化合物' },
      ),
      integerColumn(
        'n',
        '化合物数',
        Float64Array.from(cells, ({ n }) => n),
        { help: `有该香韵、任一组平均 OAV ≥ ${least} 的化合物数` },
      ),
      numberColumn(
        'mean',
        'OAV 之和',
        Float64Array.from(cells, ({ mean }) => mean),
        { help: '这些化合物在该组的平均 OAV 之和' },
      ),
      numberColumn(
        'scaled',
        '折算值',
        Float64Array.from(cells, ({ scaled }) => scaled),
        { help: '画在图上的值，0 为中心，1 为边缘' },
      ),
    ]),
  };
}

function lollipopTable(shown: readonly Compound[]): Table {
  return tableOf('lollipop', '绘图数据', [
    textColumn(
      'label',
      '化合物',
      shown.map(({ id }) => id),
      { help: '化合物名，OAV 大的在前' },
    ),
    textColumn(
      'group',
      '香韵',
      shown.map(({ threshold }) => threshold.notes[0] ?? ''),
      { help: '阈值表中的第一个香韵，没有时为空' },
    ),
    numberColumn(
      'value',
      'log10(OAV)',
      Float64Array.from(shown, ({ most }) => Math.log10(most)),
      { help: '各组平均 OAV 最大值的 log10，0 即 OAV = 1' },
    ),
  ]);
}

function oavMatrix(order: readonly Compound[], { samples }: Matrix): Table {
  const values = Float64Array.from(order.flatMap(({ values: own }) => Array.from(own)));
  return matrixTable(
    { idName: '化合物', ids: order.map(({ id }) => id), samples, values, annotations: [] },
    '各样本的 OAV',
    '该样本的 OAV：浓度 ÷ 阈值，浓度缺失的为空',
  );
}

const withoutTable = (without: readonly string[]): Table =>
  tableOf('without', '没有阈值的化合物', [
    textColumn('compound', '化合物', without, { help: '不在阈值表中的化合物，没有 OAV' }),
  ]);
