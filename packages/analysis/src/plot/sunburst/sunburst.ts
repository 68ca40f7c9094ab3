import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, parameter, pickText, refusal } from '../../records/index.ts';
import type { SunburstOptions } from './sunburst.schema.ts';

const mostLayers = 6;
const mostRanks = 8;
const mostNodes = 600;
const others = '其他';

type Node = { readonly name: string; value: number; rows: number; readonly children: Map<string, Node> };
type Row = {
  readonly id: number;
  readonly parent: number;
  readonly depth: number;
  readonly name: string;
  readonly value: number;
  readonly rows: number;
  readonly start: number;
  readonly parentValue: number;
};

/**
 * Sums of categories within categories, the largest first; small ones under one parent together.
 *
 * A row ends at the layer before its first empty one.
 *
 * @throws {InputError} When there is no layer, a value is negative, nothing is left, or there are more categories than
 * can be drawn.
 */
export function sunburst(records: Records, options: SunburstOptions): MethodOutput {
  const value = findColumn(
    records,
    options.value,
    {
      option: 'value_column',
      label: '数值列',
      names: /^(value|values|count|counts|weight|n|freq|abundance|reads|数量|丰度|频数|个数|计数)$/u,
    },
    true,
  );
  const { columns, paths } = pathsOf(records, options, value);
  const amounts = value?.numbers ?? new Float64Array(records.rows).fill(1);
  const negative = amounts.findIndex((one) => one < 0);
  if (negative >= 0)
    throw parameter(
      { option: 'value_column' },
      `“${value?.name}”列第 ${negative + 1} 行的值 ${amounts[negative]} 小于 0`,
      '数值不能为负，请改正或改选数值列',
    );
  const root: Node = { name: '', value: 0, rows: 0, children: new Map() };
  let used = 0;
  paths.forEach((path, row) => {
    if (path.length === 0 || !(amounts[row]! > 0)) return;
    used += 1;
    let node = root;
    for (const next of [root, ...path]) {
      if (typeof next === 'string') node = childOf(node, next);
      node.value += amounts[row]!;
      node.rows += 1;
    }
  });
  if (used === 0) throw refusal('no-rows', '没有一行有第一层的类别且数值大于 0', '请检查各层与“数值列”是否选对');

  const merged = { count: 0 };
  const rows = listed(root, options.share * root.value, merged);
  if (rows.length > mostNodes)
    throw parameter(
      { option: 'min_share' },
      `共有 ${rows.length} 个扇区，超过能看清的 ${mostNodes} 个`,
      '请加大“合并的比例”，或少选几层',
    );
  const left = records.rows - used;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行没有第一层的类别或数值不大于 0，未参与` });
  if (merged.count > 0)
    messages.push({
      level: 'info',
      text: `占总和不足 ${Math.round(options.share * 1e4) / 100}% 的 ${merged.count} 个类别合并为“${others}”`,
    });
  const figure = (of: (row: Row) => number): Float64Array => Float64Array.from(rows, of);
  return {
    tables: [
      tableOf('nodes', '各层的类别', [
        integerColumn(
          'id',
          '编号',
          figure(({ id }) => id),
          { help: '类别的编号，从 1 开始，上层在下层之前' },
        ),
        integerColumn(
          'parent',
          '上层编号',
          figure(({ parent }) => parent),
          { help: '所属的上一层类别的编号，第一层为 0' },
        ),
        integerColumn(
          'depth',
          '层',
          figure(({ depth }) => depth),
          { help: '由内到外的第几层，从 1 开始' },
        ),
        textColumn(
          'name',
          '类别',
          rows.map(({ name }) => name),
          { help: '类别的名称，小的类别合并为“其他”' },
        ),
        numberColumn(
          'value',
          value?.name ?? '行数',
          figure((row) => row.value),
          { help: value ? '该类别的数值之和，包括下层' : '该类别的行数，包括下层' },
        ),
        numberColumn(
          'share',
          '占总和',
          figure((row) => row.value / root.value),
          { help: '该类别 ÷ 总和，0～1' },
        ),
        numberColumn(
          'share_parent',
          '占上层',
          figure((row) => row.value / row.parentValue),
          { help: '该类别 ÷ 上一层类别，0～1' },
        ),
        numberColumn(
          'start',
          '起点',
          figure((row) => row.start / root.value),
          { help: '扇区从圆周的多少开始，0～1，从 12 点顺时针' },
        ),
        integerColumn(
          'rows',
          '记录数',
          figure((row) => row.rows),
          { help: '该类别的记录行数，包括下层' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      layers: columns.join(' → '),
      depth: rows.reduce((most, { depth }) => Math.max(most, depth), 0),
      value: value?.name ?? '',
      nodes: rows.length,
      total: root.value,
      left,
      merged: merged.count,
    },
  };
}

function childOf(node: Node, name: string): Node {
  let child = node.children.get(name);
  if (!child) node.children.set(name, (child = { name, value: 0, rows: 0, children: new Map() }));
  return child;
}

/** The names of each row from the first layer outwards; one column of lineages is taken apart. */
function pathsOf(
  records: Records,
  { layers }: SunburstOptions,
  value: RecordColumn | null,
): { readonly columns: readonly string[]; readonly paths: readonly (readonly string[])[] } {
  const chosen =
    layers.length > 0
      ? layers.map((name, at) =>
          pickText(records, name, { option: `layer_${at + 1}`, label: `第 ${at + 1} 层`, names: /$^/u }),
        )
      : records.columns
          .filter((column) => column !== value && !column.numbers && column.text.some((text) => text !== ''))
          .slice(0, mostLayers);
  const [first] = chosen;
  if (!first)
    throw parameter(
      { option: 'layer_1' },
      '没有可以分层的文字列',
      `请在“第 1 层”中选一列：${records.columns
        .map(({ name }) => name)
        .slice(0, 12)
        .join('、')}`,
    );
  const lineages = chosen.length === 1 && first.text.some((text) => text.includes(';'));
  const split = (text: string): string[] =>
    text
      .split(';')
      .map((part) => part.trim().replace(/^[a-z]__/iu, ''))
      .slice(0, mostRanks);
  const cells = lineages ? first.text.map(split) : first.text.map((_, row) => chosen.map(({ text }) => text[row]!));
  const depth = cells.reduce((most, path) => Math.max(most, path.length), 0);
  return {
    columns: lineages ? Array.from({ length: depth }, (_, i) => `第 ${i + 1} 级`) : chosen.map(({ name }) => name),
    paths: cells.map((path) => {
      const end = path.indexOf('');
      return end < 0 ? path : path.slice(0, end);
    }),
  };
}

/** The nodes under `root`, parents first, siblings from the largest, the rest of the small ones last. */
function listed(root: Node, least: number, merged: { count: number }): Row[] {
  const rows: Row[] = [];
  const add = (node: Node, parent: number, depth: number, from: number): void => {
    const children = [...node.children.values()];
    const small = children.filter(({ name, value }) => value < least || name === others);
    const together = small.length > 1 ? small : [];
    merged.count += together.length;
    const kept = children
      .filter((child) => !together.includes(child))
      .toSorted(
        (a, b) =>
          Number(a.name === others) - Number(b.name === others) || b.value - a.value || (a.name < b.name ? -1 : 1),
      );
    const rest: Node[] =
      together.length > 0
        ? [
            {
              name: others,
              value: together.reduce((sum, { value }) => sum + value, 0),
              rows: together.reduce((sum, one) => sum + one.rows, 0),
              children: new Map(),
            },
          ]
        : [];
    let start = from;
    for (const child of [...kept, ...rest]) {
      const id = rows.length + 1;
      rows.push({
        id,
        parent,
        depth,
        name: child.name,
        value: child.value,
        rows: child.rows,
        start,
        parentValue: node.value,
      });
      add(child, id, depth + 1, start);
      start += child.value;
    }
  };
  add(root, 0, 1, 0);
  return rows;
}
