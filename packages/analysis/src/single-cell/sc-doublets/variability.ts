import type { CellCounts } from '../../model/index.ts';
import { sortedQuantile } from '../../statistics/index.ts';
import { equalBins } from './equalBins.ts';

/**
 * Positions of the variable genes, and their v-scores: the Fano factor over what noise of the mean gives (Klein et al.
 * 2015, doi:10.1016/j.cell.2015.04.044).
 */
export type VScores = { readonly genes: readonly number[]; readonly score: Float64Array };

/** V-scores as Scrublet's `get_vscores`, on counts brought to one total. Genes that do not vary take no part. */
export function vScores({ cells, genes, rows, values }: CellCounts): VScores {
  const n = cells.length;
  const [mean, squares] = [new Float64Array(genes.length), new Float64Array(genes.length)];
  rows.forEach((gene, at) => (mean[gene]! += values[at]! / n));
  rows.forEach((gene, at) => (squares[gene]! += values[at]! ** 2 / n));
  const used = [...mean.keys()].filter(
    (gene) => mean[gene]! > 0 && squares[gene]! - mean[gene]! ** 2 > 1e-12 * squares[gene]!,
  );
  if (used.length === 0) return { genes: [], score: new Float64Array(0) };
  const mu = Float64Array.from(used, (gene) => mean[gene]!);
  const fano = Float64Array.from(used, (gene) => (squares[gene]! - mean[gene]! ** 2) / mean[gene]!);
  const { a, b } = noise(mu, fano);
  return { genes: used, score: fano.map((value, i) => value / ((1 + a) * (1 + b) + b * mu[i]!)) };
}

/**
 * The smallest Fano factor c at the mode, and the b that fits the lower edge of the squared coefficient of variation.
 */
function noise(mu: Float64Array, fano: Float64Array): { readonly a: number; readonly b: number } {
  const { x, y } = lowerEdge(
    mu.map(Math.log),
    fano.map((value, i) => Math.log(value / mu[i]!)),
  );
  const { centres, counts } = equalBins(fano.map(Math.log), 200);
  const c = Math.max(Math.exp(centres[counts.indexOf(counts.reduce((most, one) => Math.max(most, one), 0))]!), 1);
  const b = minimum((b2) => {
    const error = x.reduce((sum, at, i) => sum + Math.abs(Math.log(c * Math.exp(-at) + b2) - y[i]!), 0);
    return Number.isNaN(error) ? Infinity : error;
  }, 0.1);
  return { a: c / (1 + b) - 1, b };
}

/** The 0.1 % quantile of `y` in 50 equal bins of `x`; an empty bin takes that of the one before. */
function lowerEdge(
  x: Float64Array,
  y: Float64Array,
  bins = 50,
): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const [low, high] = [
    x.reduce((least, value) => Math.min(least, value), Infinity),
    x.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
  const width = (high - low) / bins;
  const edge = { x: [] as number[], y: [] as number[] };
  for (let bin = 0; bin < bins; bin += 1) {
    const centre = bins === 1 ? low : low + width / 2 + (bin * (high - low - width)) / (bins - 1);
    const inside = y.filter((_, i) => x[i]! >= centre - width / 2 && x[i]! < centre + width / 2).sort();
    if (inside.length === 0 && edge.y.length === 0) continue;
    edge.x.push(centre);
    edge.y.push(inside.length > 0 ? sortedQuantile(inside, 0.001) : edge.y.at(-1)!);
  }
  return edge;
}

/** The simplex of Nelder and Mead in one dimension, as SciPy's `fmin` with its defaults. */
function minimum(of: (x: number) => number, start: number): number {
  let [best, other] = [
    { x: start, f: of(start) },
    { x: start * 1.05, f: of(start * 1.05) },
  ];
  if (other.f < best.f) [best, other] = [other, best];
  const point = (x: number) => ({ x, f: of(x) });
  for (let round = 1; round < 200; round += 1) {
    if (Math.abs(other.x - best.x) <= 1e-4 && Math.abs(other.f - best.f) <= 1e-4) break;
    const reflected = point(2 * best.x - other.x);
    if (reflected.f < best.f) {
      const expanded = point(3 * best.x - 2 * other.x);
      other = expanded.f < reflected.f ? expanded : reflected;
    } else if (reflected.f < other.f) {
      const contracted = point(1.5 * best.x - 0.5 * other.x);
      other = contracted.f <= reflected.f ? contracted : point((best.x + other.x) / 2);
    } else {
      const contracted = point(0.5 * (best.x + other.x));
      other = contracted.f < other.f ? contracted : point((best.x + other.x) / 2);
    }
    if (other.f < best.f) [best, other] = [other, best];
  }
  return best.x;
}
