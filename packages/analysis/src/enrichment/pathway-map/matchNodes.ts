import { InputError, type Message, type PathwayMap, type PathwayNode } from '../../model/index.ts';
import { matchSets, type AliasedSets } from '../../sets/index.ts';
import type { Measured, MeasuredTable } from './measured.ts';

/** `hsa:5232`, `cpd:C00022` and `ko:K00844` without the database they are of. */
export const withoutPrefix = (name: string): string => name.replace(/^[A-Za-z][A-Za-z0-9]{1,9}:(?=\S)/u, '');

/** Whether a node stands for something that can be measured. */
export const isMeasurable = ({ kind }: Pick<PathwayNode, 'kind'>): boolean => kind !== 'map' && kind !== 'group';

export type MatchedNodes = {
  /** What was measured of each node, by its number. */
  readonly measured: readonly (readonly Measured[])[];
  readonly unmatched: readonly { readonly source: string; readonly names: readonly string[] }[];
  readonly found: number;
  readonly asked: number;
  readonly messages: readonly Message[];
};

/**
 * Finds what was measured of each node, by ids without their prefix, with or without version suffixes. Where more
 * match, by the one name that the file writes into a box.
 *
 * @throws {InputError} When nothing that was measured stands on the map.
 */
export function matchNodes({ nodes }: PathwayMap, tables: readonly MeasuredTable[]): MatchedNodes {
  const ids = nodes.map((node) => (isMeasurable(node) ? node.names.map(withoutPrefix) : []));
  const sets: AliasedSets = {
    ids: nodes.map(({ id }) => id),
    names: nodes.map(({ label }) => label),
    members: ids,
    alternatives: [
      {
        name: '框上的名称',
        members: nodes.map((node) => (isMeasurable(node) && node.label !== '' ? [node.label] : [])),
      },
    ],
  };
  const measured = nodes.map((): Measured[] => []);
  const messages: Message[] = [];
  const counts = { found: 0, asked: 0 };
  const unmatched = tables.map(({ rows, source }) => {
    const names = [...new Set(rows.map(({ feature }) => feature))];
    const { features, find, members, namespace, stripped } = matchSets(sets, names.map(withoutPrefix));
    const nodesOf = features.map((): number[] => []);
    members.forEach((own, node) => {
      for (const feature of own) nodesOf[feature]!.push(node);
    });
    const numberOf = new Map(names.map((name) => [name, find(withoutPrefix(name))]));
    for (const row of rows)
      for (const node of nodesOf[numberOf.get(row.feature) ?? -1] ?? []) measured[node]!.push(row);
    const missing = names.filter((name) => numberOf.get(name) === undefined);
    const found = names.length - missing.length;
    counts.found += found;
    counts.asked += names.length;
    if (found > 0 && stripped)
      messages.push({ level: 'info', text: `${source}的编号去掉版本号后缀（如 .1）后再对应。` });
    if (found > 0 && namespace !== '')
      messages.push({
        level: 'warning',
        text: `${source}的名称按框上的名称对应。一个框只写有第一个基因的名称，其余同工酶、亚基对不上；请改用通路图的编号（如 Entrez），各基因才都能上色。`,
      });
    if (found === 0) messages.push({ level: 'warning', text: `${source}中没有一个特征在图上。` });
    return { source, names: missing };
  });
  if (counts.found === 0) throw nothingMatches(ids, tables);
  messages.push({
    level: 'info',
    text: `${counts.asked} 个特征中有 ${counts.found} 个在图上；其余的不属于这条通路，或编号不同，见“不在图上的特征”表。`,
  });
  return { measured, unmatched, messages, ...counts };
}

function nothingMatches(ids: readonly (readonly string[])[], tables: readonly MeasuredTable[]): InputError {
  const quoted = (names: readonly string[]): string =>
    names
      .slice(0, 3)
      .map((name) => `“${name}”`)
      .join('、');
  const written = ids.flat();
  const orthologs = written.filter((name) => /^K\d{5}$/u.test(name)).length > written.length / 2;
  return new InputError([
    {
      code: 'nothing-matches',
      severity: 'error',
      input: 'records',
      what: `差异结果中没有一个特征在图上：例如${quoted(tables.flatMap(({ rows }) => rows.map(({ feature }) => feature)))}，而图中的编号例如${quoted(written)}`,
      remedy: orthologs
        ? '这张图用 K 号（KO）：请先把基因换成 K 号，或下载所研究物种的图（如 hsa00010）'
        : '请把特征换成图中的编号：人、小鼠等的图用 Entrez 基因编号，代谢物用 KEGG 化合物编号（C 号）；并检查“特征列”是否选对',
    },
  ]);
}
