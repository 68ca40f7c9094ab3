import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, parameter, pickText, refusal } from '../../records/index.ts';
import type { SankeyOptions } from './sankey.schema.ts';

const mostLayers = 6;
const others = '其他';

/**
 * The flows from the categories of one column to those of the next.
 *
 * Rows that lack a category or a flow of more than 0 are left out; small categories of a column are put together.
 *
 * @throws {InputError} Under two layers, for a negative flow, or when nothing flows.
 */
export function sankey(records: Records, options: SankeyOptions): MethodOutput {
  const weight = findColumn(
    records,
    options.weight,
    {
      option: 'weight_column',
      label: '流量列',
      names: /^(value|values|count|counts|weight|n|freq|flow|数量|流量|频数|个数)$/u,
    },
    true,
  );
  const layers = layersOf(records, options, weight);
  const flow = weight?.numbers ?? new Float64Array(records.rows).fill(1);
  const negative = flow.findIndex((value) => value < 0);
  if (negative >= 0)
    throw parameter(
      { option: 'weight_column' },
      `“${weight?.name}”列第 ${negative + 1} 行的流量 ${flow[negative]} 小于 0`,
      '流量不能为负，请改正或改选流量列',
    );
  const rows = Array.from(flow.keys()).filter((row) => flow[row]! > 0 && layers.every(({ text }) => text[row] !== ''));
  if (rows.length === 0) throw refusal('no-rows', '没有一行在各层都有类别且流量大于 0', '请检查各层与“流量列”是否选对');

  const total = rows.reduce((sum, row) => sum + flow[row]!, 0);
  const merged: string[] = [];
  const names = layers.map((column) => shortened(column, rows, flow, options.top, merged));
  const nodes = names.flatMap((list, layer) =>
    [...sums(rows, flow, (row) => list[row]!)].map(([name, value]) => ({ layer, name, value })),
  );
  const links = names.slice(1).flatMap((list, layer) =>
    [...sums(rows, flow, (row) => JSON.stringify([names[layer]![row], list[row]]))].map(([key, value]) => ({
      layer,
      ends: JSON.parse(key) as [string, string],
      value,
    })),
  );
  const valueOf = new Map(nodes.map(({ layer, name, value }) => [JSON.stringify([layer, name]), value]));
  const left = records.rows - rows.length;
  const messages: Message[] = [];
  if (left > 0) messages.push({ level: 'info', text: `${left} 行缺少类别或流量不大于 0，未参与` });
  if (merged.length > 0) messages.push({ level: 'info', text: `类别较多，${merged.join('；')}，合并为“${others}”` });
  const place = (list: readonly { readonly layer: number }[]) => Float64Array.from(list, ({ layer }) => layer + 1);

  return {
    tables: [
      tableOf('nodes', '各层的类别', [
        integerColumn('layer', '层', place(nodes), { help: '从左到右的第几层，从 1 开始' }),
        textColumn(
          'column',
          '列',
          nodes.map(({ layer }) => layers[layer]!.name),
          { help: '该层取自记录表的哪一列' },
        ),
        textColumn(
          'name',
          '类别',
          nodes.map(({ name }) => name),
          { help: '类别的名称，小的类别合并为“其他”' },
        ),
        numberColumn(
          'value',
          '流量',
          Float64Array.from(nodes, ({ value }) => value),
          { help: '经过该类别的流量之和' },
        ),
        numberColumn(
          'share',
          '占比',
          Float64Array.from(nodes, ({ value }) => value / total),
          { help: '流量 ÷ 总流量，0～1' },
        ),
      ]),
      tableOf('links', '流向', [
        integerColumn('layer', '层', place(links), { help: '从第几层流向下一层，从 1 开始' }),
        textColumn(
          'source',
          '来源',
          links.map(({ ends }) => ends[0]),
          { help: '流出的类别' },
        ),
        textColumn(
          'target',
          '去向',
          links.map(({ ends }) => ends[1]),
          { help: '流入的类别' },
        ),
        numberColumn(
          'value',
          '流量',
          Float64Array.from(links, ({ value }) => value),
          { help: '从来源到去向的流量之和' },
        ),
        numberColumn(
          'share',
          '占来源',
          Float64Array.from(links, ({ ends, layer, value }) => value / valueOf.get(JSON.stringify([layer, ends[0]]))!),
          { help: '流量 ÷ 来源类别的流量，0～1' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      layers: layers.length,
      columns: layers.map(({ name }) => name).join(' → '),
      weight: weight?.name ?? '',
      rows: rows.length,
      left,
      total,
      nodes: nodes.length,
      links: links.length,
      merged: merged.length,
    },
  };
}

function layersOf(records: Records, { layers }: SankeyOptions, weight: RecordColumn | null): readonly RecordColumn[] {
  const chosen =
    layers.length > 0
      ? layers.map((name) => pickText(records, name, { option: 'layer_1', label: '层', names: /$^/u }))
      : records.columns
          .filter((column) => column !== weight && !column.numbers && column.text.some((text) => text !== ''))
          .slice(0, mostLayers);
  if (chosen.length < 2)
    throw parameter(
      { option: 'layer_1' },
      '桑基图至少需要两层分类',
      `请在“第 1 层”“第 2 层”中各选一列：${records.columns
        .map(({ name }) => name)
        .slice(0, 12)
        .join('、')}`,
    );
  const twice = chosen.find((column, at) => chosen.indexOf(column) !== at);
  if (twice) throw parameter({ option: 'layer_1' }, `“${twice.name}”列被选作两层`, '请给每一层选不同的列');
  return chosen;
}

/** Sums of the flow by key, in the order in which the keys appear. */
function sums(rows: readonly number[], flow: Float64Array, key: (row: number) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(key(row), (found.get(key(row)) ?? 0) + flow[row]!);
  return found;
}

/** The categories of a column by row, all but the largest `top` as one; a flow as large goes to what appears first. */
function shortened(
  column: RecordColumn,
  rows: readonly number[],
  flow: Float64Array,
  top: number,
  merged: string[],
): readonly string[] {
  const all = [...sums(rows, flow, (row) => column.text[row]!)];
  if (all.length <= top) return column.text;
  const kept = new Set(
    all
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, top - 1)
      .map(([name]) => name),
  );
  merged.push(`“${column.name}”的 ${all.length - kept.size} 个类别`);
  return column.text.map((name) => (kept.has(name) ? name : others));
}
