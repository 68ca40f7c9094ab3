import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records, Table } from '../../model/index.ts';
import { coefficientHelp, correlate } from '../../correlation/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { findColumn, pickNumbers, refusal } from '../../records/index.ts';
import { bandAt, fitLine, type FitLine } from './fitLine.ts';
import type { ScatterOptions } from './scatter.schema.ts';

const mostPoints = 20_000;
const mostGroups = 20;
const bandSteps = 60;

/** Points that are judged together: all of them (`name` empty), or one group. */
type Scope = {
  readonly name: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly line: FitLine;
  readonly r: number;
  readonly p: number;
};

/**
 * Two variables against each other: the points with their groups, the correlation with its p, and least-squares lines
 * with confidence bands.
 *
 * @throws {InputError} When a column cannot be found, under three complete rows, or when one of the two is constant.
 */
export function scatter(records: Records, options: ScatterOptions): MethodOutput {
  const x = pickNumbers(records, options.x, { option: 'x_column', label: '横轴列', names: /^x$/u, fallback: true });
  const y = pickNumbers(records, options.y, {
    option: 'y_column',
    label: '纵轴列',
    names: /^y$/u,
    fallback: true,
    taken: [x],
  });
  const group = groupColumn(records, options.group, [x, y]);
  const label = labelColumn(records, options.label, [x, y, group]);
  const rows = Array.from({ length: records.rows }, (_, row) => row).filter(
    (row) => !Number.isNaN(x.numbers[row]!) && !Number.isNaN(y.numbers[row]!) && group?.text[row] !== '',
  );
  const names = group ? [...new Set(rows.map((row) => group.text[row]!))] : [];
  refuseUnusable(rows, x, y, group, names);

  const scopes = [
    scopeOf('', rows, x.numbers, y.numbers, options),
    ...names.map((name) =>
      scopeOf(
        name,
        rows.filter((row) => group!.text[row] === name),
        x.numbers,
        y.numbers,
        options,
      ),
    ),
  ];
  const drawn = scopes.filter(
    ({ name, line }) =>
      options.fit !== 'none' &&
      (options.fit === 'all' || names.length === 0 ? name === '' : name !== '') &&
      line.n > 2 &&
      !Number.isNaN(line.slope),
  );
  const left = records.rows - rows.length;
  const undrawn = options.fit === 'groups' ? names.length - drawn.length : 0;
  const messages: Message[] = [];
  if (left > 0)
    messages.push({
      level: 'info',
      text: `${left} 行缺少“${x.name}”、“${y.name}”${group ? `或“${group.name}”` : ''}，未参与。`,
    });
  if (undrawn > 0 && names.length > 0)
    messages.push({ level: 'warning', text: `${undrawn} 个组不足 3 个点或横轴取值恒定，没有回归线。` });

  return {
    tables: [
      pointsTable(rows, { x, y, group, label }),
      fitsTable(scopes, drawn, group?.name, options),
      bandTable(drawn, { x, y, group }, options.level),
    ],
    removed: [],
    messages,
    facts: {
      n: rows.length,
      left,
      x: x.name,
      y: y.name,
      group: group?.name ?? '',
      groups: names.length,
      lines: drawn.length,
      r: scopes[0]!.r,
      p: scopes[0]!.p,
      slope: scopes[0]!.line.slope,
      intercept: scopes[0]!.line.intercept,
    },
  };
}

type Columns = { readonly x: RecordColumn; readonly y: RecordColumn; readonly group: RecordColumn | null };

/** The chosen column, or the first of words in which some repeat and that are few enough to colour. */
function groupColumn(records: Records, chosen: string, taken: readonly RecordColumn[]): RecordColumn | null {
  if (chosen !== '')
    return findColumn(records, chosen, { option: 'group_column', label: '分组列', names: /$^/u, taken }, false);
  return (
    records.columns.find(
      (column) =>
        !column.numbers &&
        !taken.includes(column) &&
        repeats(column) &&
        new Set(column.text.filter(Boolean)).size <= mostGroups,
    ) ?? null
  );
}

const repeats = ({ text }: RecordColumn): boolean =>
  new Set(text).size < text.length && text.some((cell) => cell !== '');

function labelColumn(records: Records, chosen: string, taken: readonly (RecordColumn | null)[]): RecordColumn | null {
  if (chosen !== '')
    return findColumn(records, chosen, { option: 'label_column', label: '名称列', names: /$^/u }, false);
  return records.columns.find((column) => !column.numbers && !taken.includes(column) && !repeats(column)) ?? null;
}

function refuseUnusable(
  rows: readonly number[],
  x: RecordColumn,
  y: RecordColumn,
  group: RecordColumn | null,
  names: readonly string[],
): void {
  if (rows.length < 3)
    throw refusal(
      'too-few-rows',
      `同时有“${x.name}”与“${y.name}”的行只有 ${rows.length} 个，至少需要 3 个`,
      '请检查“横轴列”与“纵轴列”是否选对，或补充数据',
    );
  if (rows.length > mostPoints)
    throw refusal('too-many-rows', `有 ${rows.length} 行，散点图最多画 ${mostPoints} 个点`, '请先筛选数据');
  if (names.length > mostGroups)
    throw refusal(
      'too-many-groups',
      `“${group?.name}”有 ${names.length} 个取值，最多 ${mostGroups} 个组`,
      '请改选取值较少的分组列',
    );
  for (const column of [x, y]) {
    if (new Set(rows.map((row) => column.numbers![row])).size === 1)
      throw refusal('constant', `“${column.name}”的取值全部相同，相关系数没有定义`, '请改选有变化的列');
  }
}

function scopeOf(
  name: string,
  rows: readonly number[],
  xs: Float64Array,
  ys: Float64Array,
  { method }: ScatterOptions,
): Scope {
  const [x, y] = [Float64Array.from(rows, (row) => xs[row]!), Float64Array.from(rows, (row) => ys[row]!)];
  const both = new Float64Array(2 * x.length);
  both.set(x);
  both.set(y, x.length);
  const { r, p } = correlate(both, 2, x.length, method);
  return { name, x, y, line: fitLine(x, y), r: r[1]!, p: p[0]! };
}

function pointsTable(
  rows: readonly number[],
  { x, y, group, label }: Columns & { readonly label: RecordColumn | null },
): Table {
  return tableOf('points', '每个点', [
    textColumn(
      'id',
      label?.name ?? '行',
      rows.map((row) => label?.text[row] || String(row + 1)),
      { help: '点的名称，没有名称列时为记录表中的行号' },
    ),
    textColumn(
      'group',
      group?.name ?? '分组',
      rows.map((row) => group?.text[row] ?? ''),
      { help: '分组列的取值，没有分组列时为空' },
    ),
    numberColumn(
      'x',
      x.name,
      Float64Array.from(rows, (row) => x.numbers![row]!),
      { help: '横轴列的值，与记录表相同' },
    ),
    numberColumn(
      'y',
      y.name,
      Float64Array.from(rows, (row) => y.numbers![row]!),
      { help: '纵轴列的值，与记录表相同' },
    ),
  ]);
}

function fitsTable(
  scopes: readonly Scope[],
  drawn: readonly Scope[],
  group: string | undefined,
  { method }: ScatterOptions,
): Table {
  const figure = (value: (scope: Scope) => number): Float64Array => Float64Array.from(scopes, value);
  return tableOf('fits', '相关与回归', [
    textColumn(
      'group',
      group ?? '分组',
      scopes.map(({ name }) => name),
      { help: '按哪一组计算，为空的一行按全部点' },
    ),
    integerColumn(
      'n',
      '点数',
      figure(({ x }) => x.length),
      { help: '横轴与纵轴都有值的点数' },
    ),
    numberColumn(
      'r',
      '相关系数',
      figure(({ r }) => r),
      { help: coefficientHelp[method] },
    ),
    numberColumn(
      'p',
      'p 值',
      figure(({ p }) => p),
      { help: '相关系数为 0 的双侧检验，各组之间未作校正' },
    ),
    numberColumn(
      'slope',
      '斜率',
      figure(({ line }) => line.slope),
      { help: '最小二乘回归线的斜率，横轴每增加 1 时纵轴的平均变化' },
    ),
    numberColumn(
      'slope_se',
      '斜率标准误',
      figure(({ line }) => line.slopeError),
      { help: '斜率的标准误，残差的自由度为 n − 2' },
    ),
    numberColumn(
      'intercept',
      '截距',
      figure(({ line }) => line.intercept),
      { help: '回归线在横轴为 0 处的值' },
    ),
    numberColumn(
      'r2',
      '决定系数',
      figure(({ line }) => line.r2),
      { help: '回归线解释的纵轴方差的比例，等于 Pearson 相关系数的平方' },
    ),
    integerColumn(
      'drawn',
      '画出',
      figure((scope) => Number(drawn.includes(scope))),
      { help: '1 表示图中画出了这条回归线' },
    ),
  ]);
}

function bandTable(drawn: readonly Scope[], { x, y, group }: Columns, level: number): Table {
  const spots = drawn.flatMap(({ line, name, x: own }) => {
    const { max, min } = rowMoments(own);
    return Array.from({ length: bandSteps + 1 }, (_, step) => {
      const at = min + ((max - min) * step) / bandSteps;
      return { name, at, ...bandAt(line, at, level) };
    });
  });
  const figure = (value: (spot: (typeof spots)[number]) => number): Float64Array => Float64Array.from(spots, value);
  const words = `${Math.round(level * 1000) / 10}%`;
  return tableOf('band', '回归线与置信带', [
    textColumn(
      'group',
      group?.name ?? '分组',
      spots.map(({ name }) => name),
      { help: '哪一组的回归线，为空的是全部点的' },
    ),
    numberColumn(
      'x',
      x.name,
      figure(({ at }) => at),
      { help: '从最小到最大等距的横轴位置' },
    ),
    numberColumn(
      'fit',
      y.name,
      figure(({ fit }) => fit),
      { help: '回归线在该处的值' },
    ),
    numberColumn(
      'low',
      `${words} 下限`,
      figure(({ low }) => low),
      { help: `该处均值的 ${words} 置信区间的下限，按自由度 n − 2 的 t 分布` },
    ),
    numberColumn(
      'high',
      `${words} 上限`,
      figure(({ high }) => high),
      { help: `该处均值的 ${words} 置信区间的上限，按自由度 n − 2 的 t 分布` },
    ),
  ]);
}
