import type {
  CellCounts,
  FeatureSets,
  Message,
  MethodOutput,
  Options,
  Records,
  RunContext,
} from '../../model/index.ts';
import { librarySizes, logNormalized } from '../../cells/index.ts';
import { clusterLabels, clusterMeans } from './annotation.ts';
import { clusteredCells, type ClusteredCells } from './clustered.ts';
import { isG2m, isS, setsInTable, type SetInTable } from './matched.ts';
import { annotationTable, cellTable, clusterTable, cycleTable, setTable, type Cycle } from './resultTables.ts';
import { meanZ, moduleScores, phaseOf, recoveryScores } from './scores.ts';
import { readScScoreOptions, type ScScoreOptions } from './scScore.schema.ts';

/**
 * Scores of gene sets in every cell and cluster, and a label for each cluster from these scores.
 * @throws {InputError} See `clusteredCells` and `setsInTable`.
 */
export function scScore(
  cells: CellCounts,
  sets: FeatureSets,
  records: Records | undefined,
  raw: Options,
  context: RunContext,
): MethodOutput {
  const options = readScScoreOptions(raw);
  const { progress, seed } = context;
  const found = setsInTable(sets, cells.genes, options.min_genes);
  const clustered = clusteredCells(cells, records, options.cluster_column, options.resolution, context);
  progress('评分', 0.75);
  const used = found.filter((set) => set.used);
  const expression = logNormalized(clustered.counts, librarySizes(clustered.counts));
  const scores = scoresOf(clustered.counts, expression, used, options, seed);
  const cycle = cycleOf(expression, used, options, seed);
  progress('注释各簇', 0.9);
  const candidates = [...used.keys()].filter((at) => !isS(used[at]!.name) && !isG2m(used[at]!.name));
  const means = clusterMeans(scores, clustered.cluster, clustered.names.length);
  const labels = clusterLabels(scores, means, clustered.cluster, candidates, {
    minScore: options.min_score,
    minMargin: options.min_margin,
  });
  const known = labels.filter((label) => label.known);
  const words = labels.map((label) => (label.known ? used[label.best]!.name : unknown));
  return {
    tables: [
      cellTable(clustered, words, used, scores, cycle),
      clusterTable(clustered, used, scores, means),
      annotationTable(clustered, labels, words, used, means),
      cycleTable(clustered, cycle),
      setTable(found),
    ],
    removed: clustered.removed,
    messages: [...clustered.messages, ...said(found, candidates, cycle, labels.length - known.length, clustered)],
    facts: {
      cells: clustered.cluster.length,
      clusters: clustered.names.length,
      how: clustered.how,
      sets: used.length,
      left_out: found.length - used.length,
      genes: cells.genes.length,
      smallest: used.reduce((least, { genes }) => Math.min(least, genes.length), Infinity),
      known: known.length,
      unknown: labels.length - known.length,
      candidates: candidates.length,
      limit: limitOf(cells, options),
      cycle: cycle ? '是' : '否',
      cycling: cycle ? cycle.phase.filter((phase) => phase === 'S' || phase === 'G2M').length : 0,
      epochs: clustered.epochs,
      seed,
    },
  };
}

/** Label of a cluster that no set fits. */
const unknown = '未知';

/** Ranks below it count in the recovery curve. */
const limitOf = ({ genes }: CellCounts, { top }: ScScoreOptions): number => Math.max(2, Math.ceil(top * genes.length));

function scoresOf(
  counts: CellCounts,
  expression: CellCounts,
  used: readonly SetInTable[],
  options: ScScoreOptions,
  seed: number,
): Float64Array[] {
  const genes = used.map((set) => set.genes);
  if (options.method === 'recovery') return recoveryScores(counts, genes, limitOf(counts, options));
  return options.method === 'mean_z' ? meanZ(expression, genes) : moduleScores(expression, genes, options, seed);
}

/**
 * Module scores of S and G2M as Seurat's CellCycleScoring: as many controls a gene as the smaller set has genes. `null`
 * when the sets are not both there.
 */
function cycleOf(
  expression: CellCounts,
  used: readonly SetInTable[],
  { bins }: ScScoreOptions,
  seed: number,
): Cycle | null {
  const [s, g2m] = [used.find(({ name }) => isS(name)), used.find(({ name }) => isG2m(name))];
  if (!s || !g2m) return null;
  const [first, second] = moduleScores(
    expression,
    [s.genes, g2m.genes],
    { bins, controls: Math.min(s.genes.length, g2m.genes.length) },
    seed,
  );
  return { s: first!, g2m: second!, phase: Array.from(first!, (score, cell) => phaseOf(score, second![cell]!)) };
}

function said(
  found: readonly SetInTable[],
  candidates: readonly number[],
  cycle: Cycle | null,
  unknowns: number,
  { how }: ClusteredCells,
): Message[] {
  const messages: Message[] = [];
  const left = found.filter(({ used }) => !used);
  if (left.length > 0)
    messages.push({
      level: left.length * 2 > found.length ? 'warning' : 'info',
      text: `${left.length} 个基因集在表达矩阵中的基因太少，未评分：${left
        .slice(0, 5)
        .map(({ name, genes, size }) => `${name}（${genes.length}/${size}）`)
        .join('、')}${left.length > 5 ? ' 等' : ''}。`,
    });
  if (how === 'found') messages.push({ level: 'info', text: '没有提供细胞注释表，按“单细胞聚类”的默认设置聚类。' });
  if (!cycle && found.some(({ name }) => isS(name) || isG2m(name)))
    messages.push({ level: 'info', text: '细胞周期需要名为 S 与 G2M 的两个集合，现只有一个可用，未判断。' });
  if (candidates.length === 0) messages.push({ level: 'info', text: '除细胞周期外没有可用的基因集，各簇未注释。' });
  else if (unknowns > 0)
    messages.push({ level: 'info', text: `${unknowns} 个簇没有得分足够高、与第二名拉开差距的集合，注释为“未知”。` });
  return messages;
}
