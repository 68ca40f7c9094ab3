import { maximum, minimum } from '../../extremes/index.ts';
import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { cellFigures, figureColumns } from '../records/index.ts';
import { classesOf, findColumn, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { LineOptions } from './line.schema.ts';

const mostLines = 40;
const timeNames =
  /^(time|times|hour|hours|day|days|week|dose|x|timepoint|minutes?|时间|时间点|小时|天|天数|剂量|浓度)$/u;

type Cell = { readonly group: string; readonly x: string; readonly values: number[] };

/**
 * Means of replicates along an axis, a line for each group.
 *
 * @throws {InputError} When a column cannot be found, nothing is left to draw, or there are more lines than can be
 * read.
 */
export function line(records: Records, options: LineOptions): MethodOutput {
  const x = pickText(records, options.x, { option: 'x_column', label: '横轴列', names: timeNames, fallback: true });
  const value = pickNumbers(records, options.value, {
    option: 'value_column',
    label: '数值列',
    names: /^(value|values|y|数值|值|表达量|含量|丰度)$/u,
    fallback: true,
    taken: [x],
  });
  const group =
    options.group === ''
      ? (records.columns.find((column) => column !== x && column !== value && !column.numbers) ?? null)
      : findColumn(records, options.group, { option: 'group_column', label: '分组列', names: /$^/u }, false);
  const cells = cellsOf(x, value.numbers, group);
  const left = records.rows - cells.reduce((sum, { values }) => sum + values.length, 0);
  const groups = [...new Set(cells.map((cell) => cell.group))];
  if (cells.length === 0)
    throw refusal('no-rows', `没有一行同时有“${x.name}”与“${value.name}”`, '请检查“横轴列”与“数值列”是否选对');
  if (groups.length > mostLines)
    throw refusal(
      'too-many-lines',
      `“${group?.name}”有 ${groups.length} 个取值，最多画 ${mostLines} 条线`,
      '请改选取值较少的分组列，或先筛选数据',
    );
  const figures = cells.map(({ values }) => cellFigures(Float64Array.from(values)));
  const messages: Message[] =
    left > 0
      ? [
          {
            level: 'info',
            text: `${left} 行缺少“${x.name}”${group ? `、“${group.name}”` : ''}或“${value.name}”，未参与`,
          },
        ]
      : [];
  const single = figures.filter(({ n }) => n < 2).length;
  if (single > 0 && options.error !== 'none')
    messages.push({ level: 'info', text: `${single} 个点只有 1 个值，没有误差线` });
  const at = x.numbers
    ? Float64Array.from(cells, (cell) => Number(cell.x))
    : Float64Array.from(cells, () => Number.NaN);

  return {
    tables: [
      tableOf('series', '均值与误差', [
        textColumn(
          'group',
          group?.name ?? '分组',
          cells.map((cell) => cell.group),
          { help: '每个取值一条线，没有分组列时为空' },
        ),
        textColumn(
          'x',
          x.name,
          cells.map((cell) => cell.x),
          { help: '横轴的取值，数值按大小、文字按出现的顺序' },
        ),
        numberColumn('position', `${x.name}（数值）`, at, { help: '横轴取值的数值，横轴为文字时没有' }),
        ...figureColumns(figures, options.error).map((column) =>
          column.name === 'mean' ? { ...column, label: value.name } : column,
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      lines: groups.length,
      places: new Set(cells.map((cell) => cell.x)).size,
      left,
      x: x.name,
      value: value.name,
      group: group?.name ?? '',
      numeric: x.numbers ? 1 : 0,
      n_min: minimum(figures.map(({ n }) => n)),
      n_max: maximum(figures.map(({ n }) => n)),
    },
  };
}

/** The cells line by line in the order in which the groups appear, along each line by x. */
function cellsOf(x: RecordColumn, values: Float64Array, group: RecordColumn | null): Cell[] {
  const found = new Map<string, Map<string, Cell>>();
  const order = new Map<string, number>();
  values.forEach((value, row) => {
    const name = group ? classesOf(group)[row]! : '';
    const place = x.numbers ? x.numbers[row]! : classesOf(x)[row]!;
    if (Number.isNaN(value) || (group && name === '') || place === '' || Number.isNaN(place)) return;
    const key = String(place);
    if (!order.has(key)) order.set(key, x.numbers ? Number(place) : order.size);
    const line = found.get(name) ?? found.set(name, new Map()).get(name)!;
    (line.get(key) ?? line.set(key, { group: name, x: key, values: [] }).get(key)!).values.push(value);
  });
  return [...found.values()].flatMap((line) =>
    [...line.values()].toSorted((a, b) => order.get(a.x)! - order.get(b.x)!),
  );
}
