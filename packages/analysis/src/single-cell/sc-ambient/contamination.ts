import {
  hypergeometricUpper,
  logGamma,
  pAdjust,
  sortedQuantile,
  upperIncompleteGamma,
} from '../../statistics/index.ts';
import type { CellCounts } from '../../model/index.ts';
import { byGene, librarySizes, type ByGene } from '../../cells/index.ts';

/** How the ambient share is estimated from the data; none of it has an effect when the share is given. */
export type EstimateOptions = {
  /** Genes above this tf-idf mark a cluster; raised, markers are fewer and more specific. */
  readonly tfidf: number;
  /** Quantile of the ambient shares, 0…0.99: markers at or below it are too rare there and are not used. */
  readonly soup_quantile: number;
  /** At most this many markers are used, those with the highest tf-idf. */
  readonly max_markers: number;
  /** Least share that an estimate can come to; below `rho_high`, else refused. */
  readonly rho_low: number;
  /** Largest share that an estimate can come to; counts that it does not explain are a cell's own. */
  readonly rho_high: number;
  /** A cluster with a cell below this (BH-adjusted Poisson test) makes the gene itself and is not used. */
  readonly fdr: number;
  /** Most likely share under the gamma prior, above 0; it matters only when there are few estimates. */
  readonly prior: number;
  /** Spread of the prior as SoupX's `priorRhoStdDev`, above 0; the larger, the less the prior matters. */
  readonly prior_sd: number;
};

/** One marker in one cluster. `used` when no cell of the cluster makes the gene itself. */
type Estimate = {
  readonly gene: number;
  readonly cluster: number;
  readonly tfidf: number;
  readonly observed: number;
  /** Counts if all of the cluster were ambient. */
  readonly expected: number;
  readonly used: boolean;
};
/** Over a grid of contamination, in steps of 0.001. */
type Posterior = {
  readonly rho: Float64Array;
  readonly density: Float64Array;
  readonly prior: Float64Array;
  readonly mode: number;
  readonly low: number;
  readonly high: number;
};
export type Contamination = {
  readonly estimates: readonly Estimate[];
  readonly markers: number;
  /** `null` when no estimate can be used. */
  readonly posterior: Posterior | null;
};

type Clusters = { readonly of: Int32Array; readonly count: number };
type Marker = { readonly gene: number; readonly tfidf: number };

/** The most of a list at which its BH-adjusted values stop. */
const markerFdr = 0.01;

/**
 * How much of each cell is ambient, as SoupX's `autoEstCont`: genes that mark one cluster and are common around the
 * cells tell it by their counts in the other clusters (Young & Behjati 2020, doi:10.1093/gigascience/giaa151).
 */
export function contamination(
  counts: CellCounts,
  clusters: Clusters,
  share: Float64Array,
  options: EstimateOptions,
): Contamination {
  const genes = byGene(counts);
  const least = sortedQuantile(share.slice().sort(), options.soup_quantile);
  const markers = markerGenes(counts, genes, clusters).filter(({ tfidf }) => tfidf > options.tfidf);
  const chosen = markers.filter(({ gene }) => share[gene]! > least).slice(0, options.max_markers);
  const totals = librarySizes(counts);
  const ofCluster = new Float64Array(clusters.count);
  totals.forEach((total, cell) => (ofCluster[clusters.of[cell]!]! += total));
  const estimates = chosen.flatMap(({ gene, tfidf }): Estimate[] => {
    const { free, observed } = inClusters(
      genes,
      gene,
      clusters,
      totals.map((total) => total * share[gene]! * options.rho_high),
      options.fdr,
    );
    return Array.from(ofCluster, (total, cluster) => ({
      gene,
      cluster,
      tfidf,
      observed: observed[cluster]!,
      expected: total * share[gene]!,
      used: free[cluster]!,
    }));
  });
  return {
    estimates,
    markers: markers.length,
    posterior: posteriorOf(
      estimates.filter(({ used }) => used),
      options,
    ),
  };
}

/**
 * Each gene where it is most specific: by the share of cells that have it × ln(cells / cells that have it), of those
 * that are over-represented; the most specific first.
 */
function markerGenes(counts: CellCounts, genes: ByGene, { count, of }: Clusters): Marker[] {
  const n = counts.cells.length;
  const sizes = new Int32Array(count);
  for (const cluster of of) sizes[cluster]! += 1;
  const present = Int32Array.from(counts.genes, (_, gene) => genes.starts[gene + 1]! - genes.starts[gene]!);
  const hits = counts.genes.map((_, gene) => {
    const own = new Int32Array(count);
    for (let at = genes.starts[gene]!; at < genes.starts[gene + 1]!; at += 1) own[of[genes.cells[at]!]!]! += 1;
    return own;
  });
  const best = new Float64Array(counts.genes.length).fill(Number.NaN);
  for (let cluster = 0; cluster < count; cluster += 1) {
    const q = pAdjust(
      Float64Array.from(hits, (own, gene) => hypergeometricUpper(own[cluster]!, present[gene]!, sizes[cluster]!, n)),
      'BH',
    );
    q.forEach((value, gene) => {
      const tfidf = (hits[gene]![cluster]! / sizes[cluster]!) * Math.log(n / present[gene]!);
      if (value < markerFdr && !(best[gene]! >= tfidf)) best[gene] = tfidf;
    });
  }
  return [...best.keys()]
    .filter((gene) => !Number.isNaN(best[gene]!))
    .toSorted((one, other) => best[other]! - best[one]! || one - other)
    .map((gene) => ({ gene, tfidf: best[gene]! }));
}

/**
 * Counts of a gene in each cluster, and whether the cluster is free of it: no cell has more than the highest
 * contamination explains.
 */
function inClusters(
  genes: ByGene,
  gene: number,
  { count, of }: Clusters,
  most: Float64Array,
  fdr: number,
): { readonly observed: Float64Array; readonly free: readonly boolean[] } {
  const p = new Float64Array(of.length).fill(1);
  const observed = new Float64Array(count);
  for (let at = genes.starts[gene]!; at < genes.starts[gene + 1]!; at += 1) {
    const [cell, value] = [genes.cells[at]!, genes.values[at]!];
    // P(X ≥ value) of a Poisson; of a count of 0 it is 1.
    p[cell] = 1 - upperIncompleteGamma(value, most[cell]!);
    observed[of[cell]!]! += value;
  }
  const free = Array.from({ length: count }, () => true);
  pAdjust(p, 'BH').forEach((value, cell) => {
    if (value < fdr) free[of[cell]!] = false;
  });
  return { observed, free };
}

const steps = 1000;

/** The mean of the posteriors of all estimates under a gamma prior, and where it is highest. */
function posteriorOf(
  used: readonly Estimate[],
  { prior, prior_sd, rho_high, rho_low }: EstimateOptions,
): Posterior | null {
  if (used.length === 0) return null;
  const ratio = (prior_sd / prior) ** 2;
  // As SoupX has it; the gamma of this mode and standard deviation would have `ratio`, not its square, below the line.
  const shape = 1 + (1 + Math.sqrt(1 + 4 * ratio)) / (2 * ratio ** 2);
  const scale = prior / (shape - 1);
  const rho = Float64Array.from({ length: steps + 1 }, (_, i) => i / 1000);
  const density = new Float64Array(steps + 1);
  for (const { expected, observed } of used) {
    const own = gammaDensity(shape + observed, scale / (1 + scale * expected));
    rho.forEach((value, i) => (density[i]! += own(value) / used.length));
  }
  const inside = [...rho.keys()].filter((i) => rho[i]! >= rho_low && rho[i]! <= rho_high);
  const top = inside.reduce((best, i) => (density[i]! > density[best]! ? i : best), inside[0]!);
  const half = inside.filter((i) => density[i]! >= density[top]! / 2);
  return {
    rho,
    density,
    prior: rho.map(gammaDensity(shape, scale)),
    mode: rho[top]!,
    low: rho[half[0]!]!,
    high: rho[half.at(-1)!]!,
  };
}

/** Of a gamma with shape > 1. */
function gammaDensity(shape: number, scale: number): (x: number) => number {
  const constant = -logGamma(shape) - shape * Math.log(scale);
  return (x) => (x > 0 ? Math.exp(constant + (shape - 1) * Math.log(x) - x / scale) : 0);
}
