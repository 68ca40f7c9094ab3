import { InputError, type CellCounts, type Groups } from '../../model/index.ts';
import { umapMap } from '../../umap/index.ts';
import { cellSpace, moreCells, type CellSpace } from '../../cells/index.ts';

/** Where the cells lie: as the groups table says, by UMAP, or nowhere (`NaN`). */
export type CellMap = { readonly x: Float64Array; readonly y: Float64Array; readonly how: 'given' | 'umap' | 'none' };
export type MapContext = {
  readonly seed: number;
  /** Whether a map is wanted. */
  readonly mapped: boolean;
  readonly progress: (fraction: number) => void;
};

const across = /^(x|umap_?1|umap_?x|tsne_?1|横坐标)$/u;
const up = /^(y|umap_?2|umap_?y|tsne_?2|纵坐标)$/u;

/**
 * Too few cells, or cells that are all alike, have no place.
 *
 * @param counts - Of the cells that the groups name, none of them empty.
 * @param expression - Their log-normalised expression.
 */
export function cellMap(counts: CellCounts, expression: CellCounts, groups: Groups, context: MapContext): CellMap {
  const given = givenPlaces(counts.cells, groups);
  if (given) return given;
  if (!context.mapped || counts.cells.length < 10) return nowhere(counts.cells.length);
  try {
    return placedCells(
      cellSpace(counts, { genes: 2000, components: 30, most: moreCells, expression }, context.seed),
      context,
    );
  } catch (error) {
    // Clusters were given, so that the tests need no space of cells.
    if (error instanceof InputError) return nowhere(counts.cells.length);
    throw error;
  }
}

/** The cells of a space by UMAP, with the defaults of `sc-cluster`. */
export function placedCells({ cells, dimensions, points }: CellSpace, { mapped, progress, seed }: MapContext): CellMap {
  const n = cells.length;
  if (!mapped) return nowhere(n);
  const map = umapMap(
    points,
    n,
    dimensions,
    { neighbors: Math.min(20, n), minDist: 0.3, metric: 'euclidean' },
    seed,
    progress,
  );
  const axis = (at: number): Float64Array => Float64Array.from({ length: n }, (_, i) => map[2 * i + at]!);
  return { x: axis(0), y: axis(1), how: 'umap' };
}

const nowhere = (n: number): CellMap => ({
  x: new Float64Array(n).fill(Number.NaN),
  y: new Float64Array(n).fill(Number.NaN),
  how: 'none',
});

function givenPlaces(cells: readonly string[], { factors, samples }: Groups): CellMap | null {
  const [first, second] = [across, up].map((names) =>
    factors.find(({ name }) => names.test(name.trim().toLowerCase())),
  );
  if (!first || !second) return null;
  const rowOf = new Map(samples.map((name, row) => [name, row]));
  const numbersOf = (values: readonly string[]): Float64Array =>
    Float64Array.from(cells, (cell) => {
      const text = values[rowOf.get(cell)!]?.trim() ?? '';
      return text === '' ? Number.NaN : Number(text);
    });
  const [x, y] = [numbersOf(first.values), numbersOf(second.values)];
  return x.every(Number.isFinite) && y.every(Number.isFinite) ? { x, y, how: 'given' } : null;
}
