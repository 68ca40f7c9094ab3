import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Stratified } from './stratified.ts';
import type { Function } from './functions.ts';

export const others = '其他';

/** Shares of the taxa in the legend, with all other taxa last. */
export function barsTable(
  { functions }: Stratified,
  found: readonly Function[],
  taxa: readonly string[],
  nameOf: (taxon: number) => string,
): Table {
  const list = found.some(({ parts }) => parts.some(({ taxon }) => nameOf(taxon) === others))
    ? [...taxa, others]
    : taxa;
  const rows = found.flatMap((one) =>
    list.map((taxon) => {
      const own = one.parts.filter((part) => nameOf(part.taxon) === taxon);
      return {
        one,
        taxon,
        share: own.reduce((sum, { share }) => sum + share, 0),
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
      };
    }),
  );
  return tableOf('bars', '主要物种的贡献比例', [
    textColumn(
      'scope',
      '范围',
      rows.map(({ one }) => one.scope),
      { help: '全部样本，或一个组' },
    ),
    textColumn(
      'function',
      '功能',
      rows.map(({ one }) => functions[one.fn]!),
      { help: '平均丰度最高的功能' },
    ),
    textColumn(
      'taxon',
      '物种',
      rows.map(({ taxon }) => taxon),
      { help: '全部功能合计贡献最大的物种，其余合并为“其他”' },
    ),
    numberColumn(
      'share',
      '贡献比例',
      Float64Array.from(rows, ({ share }) => share),
      { help: '占该功能的比例，0～1' },
    ),
    numberColumn(
      'amount',
      '贡献量',
      Float64Array.from(rows, ({ amount }) => amount),
      { help: '该范围内各样本的平均值' },
    ),
  ]);
}

type Link = { readonly taxon: string; readonly fn: number; value: number };
type Node = { readonly layer: number; readonly column: string; readonly name: string; readonly value: number };

/** Flows from taxa to functions, summed over all samples. */
export function flowTables(
  { functions }: Stratified,
  shown: readonly Function[],
  nameOf: (taxon: number) => string,
): readonly [Table, Table] {
  const links = new Map<string, Link>();
  for (const { fn, parts } of shown)
    for (const { amount, taxon } of parts) {
      const key = `${nameOf(taxon)}\n${fn}`;
      const link = links.get(key) ?? links.set(key, { taxon: nameOf(taxon), fn, value: 0 }).get(key)!;
      link.value += amount;
    }
  const list = [...links.values()];
  const total = list.reduce((sum, { value }) => sum + value, 0);
  const sumBy = (pick: (link: Link) => string): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const link of list) sums.set(pick(link), (sums.get(pick(link)) ?? 0) + link.value);
    return sums;
  };
  const [taxa, names] = [sumBy(({ taxon }) => taxon), sumBy(({ fn }) => functions[fn]!)];
  const nodes: Node[] = [
    ...[...taxa].map(([name, value]) => ({ layer: 1, column: '物种', name, value })),
    ...[...names].map(([name, value]) => ({ layer: 2, column: '功能', name, value })),
  ];
  return [nodesTable(nodes, total), linksTable(list, functions, taxa)];
}

function nodesTable(nodes: readonly Node[], total: number): Table {
  return tableOf('nodes', '桑基图的类别', [
    integerColumn(
      'layer',
      '层',
      Float64Array.from(nodes, ({ layer }) => layer),
      { help: '1 为物种，2 为功能' },
    ),
    textColumn(
      'column',
      '列',
      nodes.map(({ column }) => column),
      { help: '该类别是物种还是功能' },
    ),
    textColumn(
      'name',
      '类别',
      nodes.map(({ name }) => name),
      { help: '物种或功能的名称' },
    ),
    numberColumn(
      'value',
      '流量',
      Float64Array.from(nodes, ({ value }) => value),
      { help: '图中的贡献量之和，全部样本' },
    ),
    numberColumn(
      'share',
      '占比',
      Float64Array.from(nodes, ({ value }) => value / total),
      { help: '流量 ÷ 图中的总流量，0～1' },
    ),
  ]);
}

function linksTable(list: readonly Link[], functions: readonly string[], taxa: ReadonlyMap<string, number>): Table {
  return tableOf('links', '物种到功能', [
    integerColumn(
      'layer',
      '层',
      Float64Array.from(list, () => 1),
      { help: '从第几层流向下一层' },
    ),
    textColumn(
      'source',
      '来源',
      list.map(({ taxon }) => taxon),
      { help: '流出的物种，图例之外的合并为“其他”' },
    ),
    textColumn(
      'target',
      '去向',
      list.map(({ fn }) => functions[fn]!),
      { help: '流入的功能，平均丰度最高的若干种' },
    ),
    numberColumn(
      'value',
      '流量',
      Float64Array.from(list, ({ value }) => value),
      { help: '该物种对该功能的贡献量，全部样本' },
    ),
    numberColumn(
      'share',
      '占来源',
      Float64Array.from(list, ({ taxon, value }) => value / taxa.get(taxon)!),
      { help: '流量 ÷ 该物种在图中的总流量，0～1' },
    ),
  ]);
}
