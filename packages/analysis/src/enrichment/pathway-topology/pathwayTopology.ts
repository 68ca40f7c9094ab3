import { hypergeometricUpper, pAdjust } from '../../statistics/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records, Table } from '../../model/index.ts';
import { refusal } from '../../records/index.ts';
import { importance } from './importance.ts';
import { readPathways, type Pathway, type ReadPathways } from './pathways.ts';
import type { TopologyOptions } from './pathwayTopology.schema.ts';

type Inputs = {
  readonly list: readonly string[];
  readonly records: Records;
  readonly background?: readonly string[] | undefined;
};
type Tested = {
  readonly pathway: Pathway;
  readonly weights: Float64Array;
  readonly size: number;
  readonly hits: readonly string[];
  readonly p: number;
  readonly impact: number;
};

/** @throws {InputError} When a column is missing, or the list and the pathways have no compound in common. */
export function checkTopology(
  { background, list, records }: Inputs,
  options: TopologyOptions,
): ReadPathways & { readonly universe: ReadonlySet<string>; readonly chosen: ReadonlySet<string> } {
  const read = readPathways(records, options);
  const nodes = new Set(read.pathways.flatMap((pathway) => pathway.nodes));
  const universe = background ? new Set(background.filter((id) => nodes.has(id))) : nodes;
  // What was found was also measured.
  const chosen = new Set(list.filter((id) => nodes.has(id)));
  if (chosen.size === 0)
    throw new InputError([
      {
        code: 'no-compound',
        severity: 'error',
        input: 'list',
        what: `名单中的化合物都不在通路中：名单有“${list.slice(0, 3).join('”“')}”，通路有“${[...nodes].slice(0, 3).join('”“')}”`,
        remedy: '请使两个文件的化合物编号一致（如都用 KEGG 编号）',
      },
    ]);
  return { ...read, universe: new Set([...universe, ...chosen]), chosen };
}

/**
 * Enrichment of pathways beside the share of their structure that the hit compounds hold: MetPA (Xia & Wishart 2010,
 * doi:10.1093/bioinformatics/btq418).
 *
 * @throws {InputError} When a column is missing, the list and the pathways have no compound in common, or no pathway is
 * large enough.
 */
export function pathwayTopology(inputs: Inputs, options: TopologyOptions): MethodOutput {
  const { chosen, messages: said, pathways, universe, used } = checkTopology(inputs, options);
  const tested = pathways.flatMap((pathway): Tested[] => {
    const size = pathway.nodes.filter((id) => universe.has(id)).length;
    if (size < options.minSize) return [];
    const hits = pathway.nodes.filter((id) => chosen.has(id));
    const weights = importance(pathway, options);
    const impact = pathway.nodes.reduce((sum, id, at) => (chosen.has(id) ? sum + weights[at]! : sum), 0);
    return [
      {
        pathway,
        weights,
        size,
        hits,
        p: hypergeometricUpper(hits.length, size, chosen.size, universe.size),
        impact: weights.every(Number.isNaN) ? Number.NaN : Math.min(1, impact),
      },
    ];
  });
  if (tested.length === 0)
    throw refusal(
      'no-pathway',
      `没有一条通路有 ${options.minSize} 个以上在背景内的化合物`,
      '请调小“通路最少化合物数”，或检查背景列表',
    );
  const adjusted = pAdjust(
    Float64Array.from(tested, ({ p }) => p),
    options.adjust,
  );
  const order = Array.from(tested.keys()).toSorted(
    (a, b) => tested[a]!.p - tested[b]!.p || (tested[b]!.impact || 0) - (tested[a]!.impact || 0) || a - b,
  );
  const unmatched = inputs.list.filter((id) => !chosen.has(id));
  const flat = tested.filter(({ impact }) => Number.isNaN(impact)).length;
  const messages: Message[] = [...said];
  if (unmatched.length > 0)
    messages.push({
      level: unmatched.length > inputs.list.length / 2 ? 'warning' : 'info',
      text: `名单中 ${unmatched.length} 个化合物不在任何通路中，未参与：${unmatched.slice(0, 5).join('、')}${unmatched.length > 5 ? ' 等' : ''}`,
    });
  if (flat > 0)
    messages.push({ level: 'info', text: `${flat} 条通路的结构分不出重要性（如只有两个化合物），没有影响值` });
  const significant = order.filter((at) => adjusted[at]! < options.p);
  const key = significant.filter((at) => tested[at]!.impact >= options.impact);

  return {
    tables: [
      resultTable(
        order.map((at) => tested[at]!),
        order.map((at) => adjusted[at]!),
        chosen.size,
        universe.size,
      ),
      nodeTable(
        order.map((at) => tested[at]!),
        chosen,
      ),
      tableOf('unmatched', '没有对应上的名称', [
        textColumn('feature', '名称', unmatched, { help: '名单中不在任何通路里的化合物，没有参与' }),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      pathways: pathways.length,
      tested: tested.length,
      list: inputs.list.length,
      matched: chosen.size,
      background: universe.size,
      given_background: Number(inputs.background !== undefined),
      significant: significant.length,
      key: key.length,
      flat,
      first: key.length > 0 ? tested[key[0]!]!.pathway.name : tested[order[0]!]!.pathway.name,
      ...Object.fromEntries(Object.entries(used).map(([name, column]) => [`column_${name}`, column])),
    },
  };
}

function resultTable(rows: readonly Tested[], adjusted: readonly number[], list: number, background: number): Table {
  const column = (of: (row: Tested) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('result', '富集与拓扑', [
    textColumn(
      'term',
      '通路',
      rows.map(({ pathway }) => pathway.name),
      { help: '通路的名称，取自通路结构表' },
    ),
    integerColumn(
      'overlap',
      '命中数',
      column(({ hits }) => hits.length),
      { help: '名单中属于该通路的化合物数' },
    ),
    integerColumn(
      'set_size',
      '通路大小',
      column(({ size }) => size),
      { help: '该通路在背景内的化合物数' },
    ),
    integerColumn(
      'nodes',
      '节点数',
      column(({ pathway }) => pathway.nodes.length),
      { help: '通路结构中全部化合物数，含没有测到的' },
    ),
    integerColumn(
      'list_size',
      '名单数',
      column(() => list),
      { help: '名单中属于任一通路的化合物数' },
    ),
    integerColumn(
      'background',
      '背景数',
      column(() => background),
      { help: '背景中属于任一通路的化合物数' },
    ),
    numberColumn(
      'rich_factor',
      '富集因子',
      column(({ hits, size }) => hits.length / size),
      { help: '命中数 ÷ 通路大小' },
    ),
    numberColumn(
      'fold',
      '富集倍数',
      column(({ hits, size }) => hits.length / list / (size / background)),
      { help: '（命中数 ÷ 名单数）÷（通路大小 ÷ 背景数）' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ p }) => p),
      { help: '超几何检验的上侧 P 值' },
    ),
    numberColumn('p_adj', '校正后 p 值', Float64Array.from(adjusted), { help: '对检验的通路校正，方法见选项' }),
    numberColumn(
      'impact',
      '影响值',
      column(({ impact }) => impact),
      { help: '命中的化合物的重要性之和 ÷ 通路全部化合物的重要性之和，0 到 1' },
    ),
    textColumn(
      'features',
      '命中的化合物',
      rows.map(({ hits }) => hits.join('/')),
      { help: '名单中属于该通路的化合物，以 / 分隔' },
    ),
  ]);
}

function nodeTable(rows: readonly Tested[], chosen: ReadonlySet<string>): Table {
  const nodes = rows.flatMap(({ pathway, weights }) =>
    pathway.nodes.map((id, at) => ({ pathway: pathway.name, id, weight: weights[at]! })),
  );
  return tableOf('nodes', '化合物的重要性', [
    textColumn(
      'term',
      '通路',
      nodes.map(({ pathway }) => pathway),
      { help: '通路的名称，取自通路结构表' },
    ),
    textColumn(
      'compound',
      '化合物',
      nodes.map(({ id }) => id),
      { help: '通路结构中的化合物' },
    ),
    numberColumn(
      'importance',
      '重要性',
      Float64Array.from(nodes, ({ weight }) => weight),
      { help: '占该通路全部化合物重要性之和的比例' },
    ),
    textColumn(
      'hit',
      '命中',
      nodes.map(({ id }) => (chosen.has(id) ? '是' : '否')),
      { help: '是否在名单中，在的计入影响值' },
    ),
  ]);
}
