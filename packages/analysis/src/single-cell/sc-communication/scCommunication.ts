import { uniform } from '../../linear/index.ts';
import {
  InputError,
  type CellCounts,
  type Edges,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type Removal,
  type RunContext,
} from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import {
  labelledCells,
  librarySizes,
  logNormalized,
  moreCells,
  refuseSize,
  selectCounts,
  withoutEmpty,
  type LabelledCells,
} from '../../cells/index.ts';
import { testInteractions } from './interactions.ts';
import { pairsInTable, usable, type PairsInTable } from './partners.ts';
import { countTable, interactionTable, pairTable, type Judged } from './resultTables.ts';
import { readScCommunicationOptions, type ScCommunicationOptions } from './scCommunication.schema.ts';
import { partnerGenes } from './typeMeans.ts';

/**
 * Which types of cells interact by ligands and receptors.
 * @throws {InputError} See `labelledCells` and `pairsInTable`; when fewer than two types have cells enough, or nothing
 * can be tested.
 */
export function scCommunication(
  cells: CellCounts,
  edges: Edges,
  records: Records,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readScCommunicationOptions(raw);
  progress('整理细胞与配体受体', 0);
  const found = pairsInTable(edges, cells.genes);
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 10, moreCells);
  const typed = largeTypes(labelledCells(kept, records, options.cluster_column, '未参与分析'), options.min_cells);
  const { cluster, counts, names } = typed;
  const totals = librarySizes(counts);
  const used = found.pairs.filter((pair) => usable(found.partners, pair));
  const scaled = options.expression === 'log' ? logNormalized(counts, totals) : perTenThousand(counts, totals);
  const all = Int32Array.from(counts.cells, (_, i) => i);
  const data = partnerGenes(scaled, found.partners, (genes) => selectCounts(scaled, all, genes));
  const { hits, interactions } = testInteractions(
    data,
    used,
    cluster,
    names.length,
    options.min_share,
    options.permutations,
    shuffler(cluster, seed),
    (fraction) => progress('置换细胞类型', 0.05 + 0.9 * fraction),
  );
  if (interactions.length === 0) {
    throw new InputError([
      {
        code: 'nothing-to-test',
        severity: 'error',
        input: 'edges',
        what: `${used.length} 对配体与受体没有一对在任何两种细胞中的检出比例都达到 ${options.min_share}`,
        remedy: '请调低“最低检出比例”，或检查配体受体表是否适合这份数据',
      },
    ]);
  }
  const rows = judged(interactions, hits, options);
  progress('整理结果', 1);
  const significant = rows.filter((row) => row.significant);
  const placeOf = found.pairs.flatMap((pair, at) => (usable(found.partners, pair) ? [at] : []));
  const placed = rows
    .map((row) => ({ ...row, pair: placeOf[row.pair]! }))
    .toSorted((a, b) => a.p - b.p || b.mean - a.mean || a.pair - b.pair || a.source - b.source || a.target - b.target);
  return {
    tables: [
      interactionTable(placed, names, found.pairs, found.partners),
      countTable(placed, names),
      pairTable(placed, found.pairs, found.partners),
    ],
    removed: [...removed, ...typed.removed],
    messages: [...typed.messages, ...said(found, used.length, significant.length, options)],
    facts: {
      cells: cluster.length,
      types: names.length,
      left_types: typed.small,
      pairs: found.pairs.length,
      used: used.length,
      complexes: found.partners.filter(({ genes }) => genes.length > 1).length,
      tested: rows.length,
      possible: used.length * names.length ** 2,
      significant: significant.length,
      busiest: busiest(significant, names),
      seed,
    },
  };
}

function perTenThousand(counts: CellCounts, totals: Float64Array): CellCounts {
  const logged = logNormalized(counts, totals);
  return { ...logged, values: logged.values.map(Math.expm1) };
}

/** The same array shuffled again and again, by Fisher and Yates. */
function shuffler(cluster: Int32Array, seed: number): () => Int32Array {
  const [random, labels] = [uniform(seed), cluster.slice()];
  return () => {
    for (let i = labels.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const held = labels[i]!;
      labels[i] = labels[j]!;
      labels[j] = held;
    }
    return labels;
  };
}

/** Without the types that have too few cells. @throws {InputError} When fewer than two are left. */
function largeTypes(typed: LabelledCells, least: number): LabelledCells & { readonly small: number } {
  const sizes = new Float64Array(typed.names.length);
  for (const own of typed.cluster) sizes[own]! += 1;
  const small = [...typed.names.keys()].filter((type) => sizes[type]! < least);
  if (typed.names.length - small.length < 2) {
    throw new InputError([
      {
        code: 'too-few-types',
        severity: 'error',
        input: 'records',
        what: `不少于 ${least} 个细胞的细胞类型只有 ${typed.names.length - small.length} 种，至少需要 2 种`,
        remedy: '请检查“簇的列”是否选对，或调低“每类最少细胞数”',
      },
    ]);
  }
  if (small.length === 0) return { ...typed, small: 0 };
  const keep = [...typed.cluster.keys()].filter((cell) => sizes[typed.cluster[cell]!]! >= least);
  const names = typed.names.filter((_, type) => sizes[type]! >= least);
  const place = Int32Array.from(typed.names, (name) => names.indexOf(name));
  const left = small.map((type) => `${typed.names[type]}（${sizes[type]}）`);
  return {
    ...typed,
    names,
    small: small.length,
    counts: selectCounts(
      typed.counts,
      keep,
      typed.counts.genes.map((_, gene) => gene),
    ),
    rows: keep.map((cell) => typed.rows[cell]!),
    cluster: Int32Array.from(keep, (cell) => place[typed.cluster[cell]!]!),
    removed: [
      ...typed.removed,
      ...[...typed.cluster.keys()]
        .filter((cell) => sizes[typed.cluster[cell]!]! < least)
        .map((cell): Removal => ({
          kind: 'sample',
          id: typed.counts.cells[cell]!,
          reason: `所属的细胞类型不足 ${least} 个细胞`,
        })),
    ],
    messages: [
      ...typed.messages,
      {
        level: 'info',
        text: `${small.length} 种细胞不足 ${least} 个，未参与分析：${left.slice(0, 5).join('、')}${left.length > 5 ? ' 等' : ''}。`,
      },
    ],
  };
}

function judged(
  interactions: ReturnType<typeof testInteractions>['interactions'],
  hits: Int32Array,
  options: ScCommunicationOptions,
): readonly Judged[] {
  const p = Float64Array.from(hits, (hit) => (hit + 1) / (options.permutations + 1));
  const adjusted = pAdjust(p, 'BH');
  const chosen = options.p_column === 'p' ? p : adjusted;
  return interactions.map((one, i) => ({
    ...one,
    p: p[i]!,
    adjusted: adjusted[i]!,
    significant: chosen[i]! < options.p,
  }));
}

/** The types between which most is significant; `''` when nothing is. */
function busiest(significant: readonly Judged[], names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const { source, target } of significant) {
    const key = `${names[source]} → ${names[target]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as readonly [string, number])[0];
}

function said(
  found: PairsInTable,
  used: number,
  significant: number,
  { p_column, permutations }: ScCommunicationOptions,
): Message[] {
  const messages: Message[] = [];
  const without = found.pairs.length - used;
  const missing = [...new Set(found.partners.flatMap((partner) => partner.missing))];
  if (without > 0)
    messages.push({
      level: without > used ? 'warning' : 'info',
      text: `${found.pairs.length} 对配体受体中有 ${without} 对含有表达矩阵中没有的基因，未使用：如${missing
        .slice(0, 5)
        .map((name) => `“${name}”`)
        .join('、')}；见“配体受体对”表。`,
    });
  if (found.stripped) messages.push({ level: 'info', text: '两边的编号去掉版本号后缀（如 .1）后再对应。' });
  if (found.repeated > 0)
    messages.push({ level: 'info', text: `${found.repeated} 行与前面的配体受体对重复，只计一次。` });
  if (significant === 0)
    messages.push({
      level: 'warning',
      text:
        p_column === 'p_adj'
          ? `没有显著的通讯；${permutations} 次置换的 p 值最小为 ${(1 / (permutations + 1)).toPrecision(2)}，检验很多时校正后难以显著，可增加置换次数。`
          : '没有显著的通讯。',
    });
  return messages;
}
