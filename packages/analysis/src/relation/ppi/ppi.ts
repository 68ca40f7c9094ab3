import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Edges, Message, MethodOutput, Ranked, RunContext } from '../../model/index.ts';
import { nodesOf } from '../network/index.ts';
import { interactionsOf, withoutTaxon } from './interactions.ts';
import type { Interactions } from './interactions.ts';
import type { PpiOptions } from './ppi.schema.ts';

export type PpiInputs = {
  readonly list: readonly string[];
  readonly edges: Edges;
  readonly ranked?: Ranked | undefined;
};

/**
 * The network of the interactions that a table knows among the features of a list.
 *
 * @throws {InputError} When no name stands in the table, the range of the scores cannot be told, or no interaction
 * reaches the threshold.
 */
export function runPpi(
  { edges, list, ranked }: PpiInputs,
  options: PpiOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('查找互作', 0);
  const found = interactionsOf(list, edges, options.scale);
  if (found.known.size === 0) {
    throw new InputError([
      {
        code: 'nothing-matches',
        severity: 'error',
        input: 'list',
        what: `名单中的 ${list.length} 个名称都不在互作表中：例如“${list[0]}”，而互作表中的写法例如“${edges.source[0]}”`,
        remedy:
          '请检查两个文件的编号类型（基因名、Ensembl 蛋白、UniProt…）和物种是否一致；STRING 下载的文件用 Ensembl 蛋白编号，可先用 STRING 的名称表换成基因名',
      },
    ]);
  }
  const passing = found.lines.filter(({ score }) => score >= options.score);
  if (passing.length === 0) throw nothingPasses(found, options);
  const place = new Map([...found.known.keys()].map((number, at) => [number, at]));
  const lines = passing
    .map(({ a, b, score }) => ({
      ends: [place.get(a)!, place.get(b)!].toSorted((one, other) => one - other),
      r: score,
    }))
    .map(({ ends: [a, b], r }) => ({ a: a!, b: b!, r }))
    .toSorted((one, other) => other.r - one.r || one.a - other.a || one.b - other.b)
    .slice(0, options.max_edges);

  progress('划分模块并布局', 0.4);
  const ids = [...found.known.values()].map(withoutTaxon);
  const { connectors, hubs, modularity, modules, nodes, table } = nodesOf(
    lines,
    { ids, first: ids.length },
    options,
    seed,
  );
  const shown = table.columns.find(({ name }) => name === 'id')!.values as readonly string[];
  const joined = new Set(lines.flatMap(({ a, b }) => [a, b]));
  const alone = [...found.known.values()].filter((_, at) => !joined.has(at));
  const change = ranked && changesOf(ranked, found, shown);

  return {
    tables: [
      tableOf('edges', '互作', [
        textColumn(
          'source',
          '起点',
          lines.map(({ a }) => ids[a]!),
          { help: '一对特征中在名单里靠前的' },
        ),
        textColumn(
          'target',
          '终点',
          lines.map(({ b }) => ids[b]!),
          { help: '一对特征中在名单里靠后的' },
        ),
        numberColumn(
          'score',
          '得分',
          Float64Array.from(lines, ({ r }) => r),
          { help: found.scale === 'raw' ? '互作表中的原值，重复的取最高' : '互作得分，换算到 0～1；重复的取最高' },
        ),
      ]),
      tableOf('nodes', '节点', [
        ...table.columns.filter(({ name }) => name !== 'table'),
        ...(change
          ? [numberColumn('change', '变化', change, { help: '排序表中该特征的得分，如 log2 差异倍数；没有时为空' })]
          : []),
      ]),
      tableOf('unmatched', '不在网络中的名称', [
        textColumn('feature', '名称', [...found.unknown, ...alone], { help: '名单中没有出现在网络里的名称，原样列出' }),
        textColumn(
          'reason',
          '原因',
          [
            ...found.unknown.map(() => '互作表中没有这个名称'),
            ...alone.map(() => '与名单中其他特征没有达到阈值的互作'),
          ],
          { help: '为什么不在网络中' },
        ),
      ]),
    ],
    removed: [],
    messages: messagesOf(list, found, passing.length - lines.length, change && change.every(Number.isNaN)),
    facts: {
      listed: list.length,
      known: found.known.size,
      unknown: found.unknown.length,
      alone: alone.length,
      scale: found.scale,
      among: found.lines.length,
      passing: passing.length,
      edges: lines.length,
      nodes,
      modules,
      modularity,
      hubs,
      connectors,
      seed,
      changes: change ? change.filter((value) => !Number.isNaN(value)).length : 0,
    },
  };
}

/** The score of each node in a ranked table, by the names as matched. */
function changesOf({ ids, scores }: Ranked, { matched }: Interactions, nodes: readonly string[]): Float64Array {
  const of = new Map<number, number>();
  ids.forEach((id, row) => {
    const number = matched.find(withoutTaxon(id));
    if (number !== undefined && !of.has(number)) of.set(number, scores[row]!);
  });
  return Float64Array.from(nodes, (name) => of.get(matched.find(name)!) ?? Number.NaN);
}

function nothingPasses({ lines, known, scale }: Interactions, { score }: PpiOptions): InputError {
  const highest = lines.reduce((most, line) => Math.max(most, line.score), 0);
  return new InputError(
    [
      {
        code: 'no-edges',
        severity: 'error',
        input: 'score',
        what:
          lines.length === 0
            ? `名单中有 ${known.size} 个名称在互作表中，但它们之间没有互作`
            : `名单内部的 ${lines.length} 对互作都低于最低得分 ${score}，最高为 ${highest.toPrecision(3)}`,
        remedy:
          lines.length === 0
            ? '请扩大名单，或换用更全的互作表'
            : `请降低最低得分${scale === 'raw' ? '（现按原值比较）' : ''}`,
      },
    ],
    'parameter',
  );
}

function messagesOf(
  list: readonly string[],
  { loops, matched, scale, unknown }: Interactions,
  dropped: number,
  colourless: boolean | undefined,
): Message[] {
  const messages: Message[] = [];
  const quoted = unknown
    .slice(0, 3)
    .map((name) => `“${name}”`)
    .join('、');
  if (unknown.length > 0)
    messages.push({
      level: unknown.length > list.length / 2 ? 'warning' : 'info',
      text: `${list.length} 个名称中有 ${unknown.length} 个不在互作表中（例如${quoted}），见“不在网络中的名称”表。`,
    });
  if (matched.stripped) messages.push({ level: 'info', text: '两边的编号去掉版本号后缀（如 .1）后再对应。' });
  if (scale === 'thousand') messages.push({ level: 'info', text: '互作得分识别为 0～1000，已除以 1000。' });
  if (loops > 0) messages.push({ level: 'info', text: `互作表中有 ${loops} 行连到自身，没有使用。` });
  if (dropped > 0)
    messages.push({ level: 'info', text: `有 ${dropped} 对互作达到阈值但超出最多连线数，只用得分最高的。` });
  if (colourless)
    messages.push({ level: 'warning', text: '排序表中没有网络里的任何一个特征，节点按模块着色；请检查编号是否一致。' });
  return messages;
}
