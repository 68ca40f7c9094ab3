import { uniform } from '../../linear/index.ts';
import {
  InputError,
  type CellCounts,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type RunContext,
} from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { byGene, librarySizes, logNormalized } from '../../cells/index.ts';
import { moranOf } from './moran.ts';
import { neighbourhood } from './neighbourhood.ts';
import { geneTable, neighbourhoodTable, spotTable } from './resultTables.ts';
import { readScSpatialOptions } from './scSpatial.schema.ts';
import { nearestSpots, spotsWithin, type SpotGraph } from './spotGraph.ts';
import { spotsOf } from './spots.ts';

/**
 * Genes that lie in patches and clusters that lie beside each other.
 * @throws {InputError} See `spotsOf`; when no spot has a neighbour, or no gene can be tested.
 */
export function scSpatial(
  cells: CellCounts,
  records: Records,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readScSpatialOptions(raw);
  progress('整理位点', 0);
  const spots = spotsOf(cells, records, options, seed);
  const { cluster, counts, names, x, y } = spots;
  const n = counts.cells.length;
  const graph =
    options.weights === 'radius'
      ? spotsWithin(x, y, options.radius)
      : nearestSpots(x, y, Math.min(options.neighbors, n - 1));
  const alone = aloneIn(graph);
  const totals = librarySizes(counts);
  const expression = byGene(logNormalized(counts, totals));
  const least = Math.max(1, Math.ceil(options.min_pct * n));
  const genes = [...counts.genes.keys()].filter(
    (gene) => expression.starts[gene + 1]! - expression.starts[gene]! >= least,
  );
  const found = moranOf(
    expression,
    genes,
    graph,
    options.gene_permutations,
    shuffler(
      Int32Array.from({ length: n }, (_, i) => i),
      seed,
    ),
    (fraction) => progress('计算空间自相关', 0.2 + 0.5 * fraction),
  ).toSorted((a, b) => b.i - a.i || a.gene - b.gene);
  if (found.length === 0)
    throw new InputError([
      {
        code: 'no-gene',
        severity: 'error',
        input: 'cells',
        what: `没有一个基因在 ${least} 个以上的位点中检出并有变化`,
        remedy: '请调低“最低检出比例”，或检查表达矩阵的行列方向',
      },
    ]);
  const adjusted = pAdjust(
    Float64Array.from(found, ({ p }) => p),
    'BH',
  );
  const near = neighbourhood(
    graph,
    cluster,
    names.length,
    options.permutations,
    shuffler(cluster, seed + 1),
    (fraction) => progress('置换簇的标签', 0.7 + 0.28 * fraction),
  );
  progress('整理结果', 1);
  const significant = adjusted.reduce((sum, p, at) => sum + Number(p < 0.05 && found[at]!.z > 0), 0);
  const drawn = found.slice(0, options.top).map(({ gene }) => {
    const values = new Float64Array(n);
    for (let at = expression.starts[gene]!; at < expression.starts[gene + 1]!; at += 1)
      values[expression.cells[at]!] = expression.values[at]!;
    return { name: counts.genes[gene]!, values };
  });
  const messages: Message[] = [...spots.messages];
  if (alone > 0)
    messages.push({
      level: alone * 2 > n ? 'warning' : 'info',
      text: `${alone} 个位点在半径内没有邻居，不影响结果；很多时请调大半径。`,
    });
  return {
    tables: [
      spotTable(spots, totals, drawn),
      geneTable(found, adjusted, counts.genes, n, options.gene_permutations),
      neighbourhoodTable(near, names),
    ],
    removed: spots.removed,
    messages,
    facts: {
      spots: n,
      clusters: names.length,
      how: spots.how,
      edges: graph.to.length,
      per_spot: graph.to.length / n,
      tested: found.length,
      significant,
      first: counts.genes[found[0]!.gene]!,
      first_i: found[0]!.i,
      closest: closest(near.z, names),
      seed,
    },
  };
}

/** How many spots have no neighbour. @throws {InputError} When none has. */
function aloneIn({ starts, to }: SpotGraph): number {
  if (to.length === 0)
    throw new InputError(
      [
        {
          code: 'no-neighbours',
          severity: 'error',
          input: 'radius',
          what: '半径内没有一个位点有邻居',
          remedy: '请调大半径，单位与坐标相同；或改用“最近的 k 个”',
        },
      ],
      'parameter',
    );
  return starts.reduce((sum, start, i) => sum + Number(i > 0 && start === starts[i - 1]), 0);
}

/** The two different clusters with the highest z; `''` when none lie together more than by chance. */
function closest(z: Float64Array, names: readonly string[]): string {
  const best = [...z.keys()]
    .filter((at) => Math.floor(at / names.length) !== at % names.length && z[at]! > 0)
    .reduce((most, at) => (most < 0 || z[at]! > z[most]! ? at : most), -1);
  return best < 0 ? '' : `${names[Math.floor(best / names.length)]} 与 ${names[best % names.length]}`;
}

/** The same array shuffled again and again, by Fisher and Yates. */
function shuffler(values: Int32Array, seed: number): () => Int32Array {
  const [random, moved] = [uniform(seed), values.slice()];
  return () => {
    for (let i = moved.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [moved[i], moved[j]] = [moved[j]!, moved[i]!];
    }
    return moved;
  };
}
