import { maximum } from '../../extremes/index.ts';
import type { CellCounts, Groups, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { umapMap } from '../../umap/index.ts';
import { median, pAdjust } from '../../statistics/index.ts';
import { selectCounts } from '../../cells/index.ts';
import { centresOf, clusteredCells, rootOf, type ClusteredCells } from './clusteredCells.ts';
import { fittedCurve, geneTrends, splineBasis, type GeneTrend, type Lineage } from './geneTrends.ts';
import { isOn, pseudotime, type Pseudotime } from './pseudotime.ts';
import { cellTable, edgeTable, expressionTable, geneTable, nodeTable, trendTable, type Curve } from './resultTables.ts';
import { likelyRoot, spanningTree } from './spanningTree.ts';

/** Splines have this many free columns beside the mean, as TSCAN. */
const splineDf = 5;
const places = 60;
const outscale = 1.5;

/**
 * From counts to a tree of clusters, a pseudotime of every cell and the genes that change along it.
 * @throws {InputError} See `cellSpace` and `clusteredCells`.
 */
export function scTrajectory(
  cells: CellCounts,
  groups: Groups | undefined,
  list: readonly string[] | undefined,
  options: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('归一化并降维', 0);
  const found = clusteredCells(cells, groups, options, seed);
  const { cluster, dimensions, names, points } = found;
  const centres = centresOf(points, dimensions, cluster, names.length);
  const sizes = new Float64Array(names.length);
  for (const own of cluster) sizes[own]! += 1;
  progress('连接各簇', 0.3);
  const whole = spanningTree(centres, dimensions);
  const longest =
    options['cut'] === 'cut' ? outscale * median(Float64Array.from(whole, ({ length }) => length)) : Infinity;
  const edges = whole.filter(({ length }) => length <= longest);
  const start = rootOf(found, list, options, () => likelyRoot(edges, sizes));
  const time = pseudotime({ points, centres, dimensions, cluster }, edges, start.root, options['ends'] === 'extend');
  const lineages = time.paths.map((path, at) =>
    lineageOf(found, time, path, String(at + 1), options, (fraction) =>
      progress('检验各基因', 0.4 + (0.35 * (at + fraction)) / time.paths.length),
    ),
  );
  const map =
    options['map'] === 'umap'
      ? umapMap(
          points,
          found.cells.length,
          dimensions,
          { neighbors: Math.min(15, found.cells.length), minDist: 0.3, metric: 'euclidean' },
          seed,
          (fraction) => progress('排布各细胞', 0.75 + 0.2 * fraction),
        )
      : firstTwo(points, found.cells.length, dimensions);
  progress('整理结果', 1);
  const drawn = genesToDraw(lineages, Number(options['top']));
  const off = time.time.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  return {
    tables: [
      cellTable(found, time, lineages, map, String(options['map'])),
      edgeTable(edges, names),
      nodeTable(names, sizes, time, centresOf(map, 2, cluster, names.length)),
      geneTable(lineages, found.expression.genes),
      trendTable(curvesOf(lineages, found, time, drawn)),
      expressionTable(found, drawn),
    ],
    removed: found.removed,
    messages: [...found.messages, ...start.messages, ...said(start.how, names[start.root]!, off, lineages)],
    facts: {
      cells: found.cells.length,
      how: found.how,
      clusters: names.length,
      dimensions,
      genes_used: found.genesUsed,
      edges: edges.length,
      cut: whole.length - edges.length,
      root: names[start.root]!,
      root_how: start.how,
      lineages: lineages.map(({ path }) => path.map((node) => names[node]!).join(' → ')).join('；'),
      lineage_count: lineages.length,
      off,
      tested: lineages.reduce((sum, { genes }) => sum + genes.length, 0),
      significant: lineages.reduce((sum, { adjusted }) => sum + adjusted.filter((p) => p < 0.05).length, 0),
      df: splineDf,
      seed,
    },
  };
}

function said(how: string, root: string, off: number, lineages: readonly Lineage[]): Message[] {
  const messages: Message[] = [];
  if (how === 'shape')
    messages.push({
      level: 'warning',
      text: `没有指定起点，按树的形状从“${root}”算起；方向可能相反，请指定起点或提供起点基因。`,
    });
  if (how === 'genes') messages.push({ level: 'info', text: `起点基因平均表达最高的是“${root}”，伪时间从它算起。` });
  if (off > 0) messages.push({ level: 'info', text: `${off} 个细胞所在的簇与起点不相连，没有伪时间。` });
  if (lineages.every(({ path }) => path.length === 1))
    messages.push({ level: 'warning', text: '起点没有与任何簇相连，请改选起点，或保留过长的边。' });
  return messages;
}

function lineageOf(
  { cluster, expression }: ClusteredCells,
  time: Pseudotime,
  path: readonly number[],
  name: string,
  options: Options,
  progress: (fraction: number) => void,
): Lineage {
  const cells = Int32Array.from([...cluster.keys()].filter((cell) => isOn(time, path, cluster, cell)));
  const own = Float64Array.from(cells, (cell) => time.time[cell]!);
  progress(0);
  if (cells.length < splineDf + 5 || new Set(own).size < 4)
    return { name, path, cells, basis: null, genes: [], adjusted: new Float64Array() };
  const basis = splineBasis(own, splineDf);
  const part = selectCounts(
    expression,
    cells,
    expression.genes.map((_, gene) => gene),
  );
  const found = geneTrends(part, own, basis, Math.max(1, Math.ceil(Number(options['min_pct']) * cells.length)));
  const p = (one: GeneTrend): number => (options['test'] === 'spearman' ? one.pRho : one.p);
  const sorted = found
    .toSorted((one, other) => p(one) - p(other) || Math.abs(other.rho) - Math.abs(one.rho) || one.gene - other.gene)
    .map((one) => ({ ...one, p: p(one) }));
  return {
    name,
    path,
    cells,
    basis,
    genes: sorted,
    adjusted: pAdjust(
      Float64Array.from(sorted, (one) => one.p),
      'BH',
    ),
  };
}

/** The genes of smallest p over all lineages, each once; of lineages in turn, so that none goes without. */
function genesToDraw(lineages: readonly Lineage[], top: number): number[] {
  const chosen = new Set<number>();
  const longest = Math.max(0, maximum(lineages.map(({ genes }) => genes.length)));
  for (let rank = 0; rank < longest && chosen.size < top; rank += 1) {
    for (const { genes } of lineages) {
      const one = genes[rank];
      if (one && chosen.size < top) chosen.add(one.gene);
    }
  }
  return [...chosen];
}

function curvesOf(
  lineages: readonly Lineage[],
  { expression }: ClusteredCells,
  time: Pseudotime,
  drawn: readonly number[],
): Curve[] {
  return lineages.flatMap(({ basis, cells, name }) => {
    if (!basis) return [];
    const own = Float64Array.from(cells, (cell) => time.time[cell]!).sort();
    const [low, high] = [own[0]!, own.at(-1)!];
    const at = Float64Array.from({ length: places }, (_, i) => low + ((high - low) * i) / (places - 1));
    const part = selectCounts(expression, cells, drawn);
    const values = drawn.map(() => new Float64Array(cells.length));
    for (let cell = 0; cell < cells.length; cell += 1)
      for (let entry = part.starts[cell]!; entry < part.starts[cell + 1]!; entry += 1)
        values[part.rows[entry]!]![cell] = part.values[entry]!;
    return drawn.map((gene, g): Curve => ({
      gene: expression.genes[gene]!,
      lineage: name,
      at,
      fitted: fittedCurve(values[g]!, basis, at),
    }));
  });
}

function firstTwo(points: Float64Array, n: number, dimensions: number): Float64Array {
  return Float64Array.from({ length: 2 * n }, (_, i) =>
    i % 2 < dimensions ? points[(i >> 1) * dimensions + (i % 2)]! : 0,
  );
}
