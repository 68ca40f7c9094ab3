import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Edges, Message, MethodOutput, Removal } from '../../model/index.ts';
import type { CircosOptions } from './circos.schema.ts';

type Link = { readonly source: string; readonly target: string; readonly weight: number };

/**
 * Sums of the lines between names, and of each name.
 *
 * Lines from a name to itself and those of weight 0 are left out.
 *
 * @throws {InputError} For a negative weight that is not to be made positive, or when no line is left.
 */
export function circos(edges: Edges, options: CircosOptions): MethodOutput {
  const negative = options.absolute ? -1 : edges.weight.findIndex((weight) => weight < 0);
  if (negative >= 0) {
    throw new InputError([
      {
        code: 'negative-weight',
        severity: 'error',
        input: 'edges',
        what: `“${edges.source[negative]}”与“${edges.target[negative]}”之间的权重 ${edges.weight[negative]} 是负数，带的宽度不能为负`,
        remedy: '请勾选“权重取绝对值”，或改正关系表',
      },
    ]);
  }
  const { links, loops, zeros } = summed(edges, options);
  if (links.length === 0)
    throw new InputError([
      {
        code: 'no-edges',
        severity: 'error',
        input: 'edges',
        what: '没有可以画的关系',
        remedy: '请检查关系表：每行需要两个不同的名称与不为 0 的权重',
      },
    ]);
  const totals = totalsOf(links);
  const kept = new Set(
    [...totals]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, options.top)
      .map(([name]) => name),
  );
  const shown = links.filter(({ source, target }) => kept.has(source) && kept.has(target));
  const removed = [...totals.keys()]
    .filter((name) => !kept.has(name))
    .map((id): Removal => ({ kind: 'feature', id, reason: '总权重较小，超过最多的节点数' }));
  const drawn = totalsOf(shown);
  const messages: Message[] = [];
  if (loops > 0) messages.push({ level: 'info', text: `${loops} 行连到自身，未画出` });
  if (zeros > 0) messages.push({ level: 'info', text: `${zeros} 行的权重为 0，未画出` });
  if (removed.length > 0)
    messages.push({ level: 'info', text: `${totals.size} 个节点中画出总权重最大的 ${kept.size} 个` });
  const names = [...drawn.keys()];

  return {
    tables: [
      tableOf('nodes', '节点', [
        textColumn('id', '节点', names, { help: '节点的名称，按出现的顺序' }),
        numberColumn('total', '总权重', Float64Array.from(drawn.values()), {
          help: '与该节点相连的各条关系的权重之和，决定弧长',
        }),
        integerColumn(
          'degree',
          '关系数',
          Float64Array.from(
            names,
            (name) => shown.filter(({ source, target }) => source === name || target === name).length,
          ),
          { help: '与该节点相连的关系条数' },
        ),
      ]),
      tableOf('links', '关系', [
        textColumn(
          'source',
          '起点',
          shown.map(({ source }) => source),
          { help: '关系的一端；不区分方向时为先出现的一端' },
        ),
        textColumn(
          'target',
          '终点',
          shown.map(({ target }) => target),
          { help: '关系的另一端' },
        ),
        numberColumn(
          'weight',
          '权重',
          Float64Array.from(shown, ({ weight }) => weight),
          { help: '同一对节点的权重之和，决定带的宽度' },
        ),
      ]),
    ],
    removed,
    messages,
    facts: {
      nodes: names.length,
      nodes_input: totals.size,
      links: shown.length,
      rows: edges.source.length,
      loops,
      zeros,
      total: shown.reduce((sum, { weight }) => sum + weight, 0),
    },
  };
}

function summed(
  { source, target, weight }: Edges,
  { absolute, directed }: CircosOptions,
): { readonly links: Link[]; readonly loops: number; readonly zeros: number } {
  const found = new Map<string, { source: string; target: string; weight: number }>();
  let loops = 0;
  let zeros = 0;
  source.forEach((from, row) => {
    const to = target[row]!;
    const value = absolute ? Math.abs(weight[row]!) : weight[row]!;
    if (from === to) loops += 1;
    else if (!(value > 0)) zeros += 1;
    else {
      const back = directed ? undefined : found.get(JSON.stringify([to, from]));
      const key = JSON.stringify([from, to]);
      const known = back ?? found.get(key);
      if (known) known.weight += value;
      else found.set(key, { source: from, target: to, weight: value });
    }
  });
  return { links: [...found.values()], loops, zeros };
}

function totalsOf(links: readonly Link[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { source, target, weight } of links)
    for (const name of [source, target]) totals.set(name, (totals.get(name) ?? 0) + weight);
  return totals;
}
