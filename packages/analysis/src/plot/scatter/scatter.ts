import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { correlate } from '../../correlation/index.ts';
import { classesOf, findColumn, pickNumbers, refusal } from '../../records/index.ts';
import { fitLine } from './fitLine.ts';
import type { ScatterOptions } from './scatter.schema.ts';
import { bandTable, fitsTable, pointsTable, type Scope } from './resultTables.ts';

const mostPoints = 20_000;
const mostGroups = 20;

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
    (row) =>
      !Number.isNaN(x.numbers[row]!) && !Number.isNaN(y.numbers[row]!) && (!group || classesOf(group)[row] !== ''),
  );
  const names = group ? [...new Set(rows.map((row) => classesOf(group)[row]!))] : [];
  refuseUnusable(rows, x, y, group, names);

  const scopes = [
    scopeOf('', rows, x.numbers, y.numbers, options),
    ...names.map((name) =>
      scopeOf(
        name,
        rows.filter((row) => classesOf(group!)[row] === name),
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
        new Set(classesOf(column).filter(Boolean)).size <= mostGroups,
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
