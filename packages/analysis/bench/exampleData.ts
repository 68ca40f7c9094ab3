import type { CellCounts, Groups, Matrix, Tree } from '@panome/analysis';
import { uniform } from '../src/linear/index.ts';

const random = uniform(1);

/** Uniform noise on five common factors, so that components and clusters exist. Row-major. */
export function factorNoise(rows: number, columns: number): Float64Array {
  const factors = Array.from({ length: 5 }, () => Float64Array.from({ length: columns }, () => random() - 0.5));
  const values = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i += 1) {
    const weights = factors.map(() => random() - 0.5);
    for (let j = 0; j < columns; j += 1)
      values[i * columns + j] = random() - 0.5 + factors.reduce((sum, factor, k) => sum + weights[k]! * factor[j]!, 0);
  }
  return values;
}

/**
 * Points of 20 groups of unequal size, the spread of their dimensions falling as that of components does. Row-major.
 */
export function clusteredPoints(count: number, dimensions: number): Float64Array {
  const centres = Float64Array.from(
    { length: 20 * dimensions },
    (_, at) => (12 * (random() - 0.5)) / Math.sqrt(1 + (at % dimensions)),
  );
  const points = new Float64Array(count * dimensions);
  for (let i = 0; i < count; i += 1) {
    const centre = Math.floor(20 * random() ** 2);
    for (let d = 0; d < dimensions; d += 1) {
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      points[i * dimensions + d] = centres[centre * dimensions + d]! + normal / Math.sqrt(1 + d / 4);
    }
  }
  return points;
}

/** A matrix with the values that `of` draws. */
function matrixOf(features: number, samples: number, of: (feature: number, sample: number) => number): Matrix {
  return {
    idName: 'id',
    ids: Array.from({ length: features }, (_, i) => `f${i}`),
    samples: Array.from({ length: samples }, (_, i) => `s${i}`),
    values: Float64Array.from({ length: features * samples }, (_, at) => of(Math.floor(at / samples), at % samples)),
    annotations: [],
  };
}

const twoLevels = ({ samples }: Matrix): Groups => ({
  samples,
  group: samples.map((_, i) => (i % 2 ? 'B' : 'A')),
  levels: ['A', 'B'],
  colors: {},
  factors: [],
});

export type Grouped = { readonly matrix: Matrix; readonly groups: Groups };

/** Positive noise of two groups of equal size. */
export function twoGroups(features: number, samples: number): Grouped {
  const matrix = matrixOf(features, samples, () => 10 + random());
  return { matrix, groups: twoLevels(matrix) };
}

/** Two groups that differ in every tenth feature. */
export function differingGroups(features: number, samples: number): Grouped {
  const matrix = matrixOf(
    features,
    samples,
    (feature, sample) => 10 + random() + (feature % 10 === 0 && sample % 2 ? 0.2 : 0),
  );
  return { matrix, groups: twoLevels(matrix) };
}

/** Counts of a community: four cells of five are 0, the others long-tailed; two groups. */
export function community(features: number, samples: number): Grouped {
  const matrix = matrixOf(features, samples, (feature, sample) =>
    random() < 0.2 || feature < 20 ? Math.ceil((1 + (feature % 2 && sample % 2 ? 0.5 : 0)) / (random() + 1e-3)) : 0,
  );
  return { matrix, groups: twoLevels(matrix) };
}

const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Counts as of sequencing, every tenth gene twice as high in every other sample. */
export function countsOfGenes(genes: number, samples: number): Grouped {
  const means = Float64Array.from({ length: genes }, () => Math.exp(4 + 2 * normal()));
  const matrix = matrixOf(genes, samples, (gene, sample) => {
    const mean = means[gene]! * (gene % 10 === 0 && sample % 2 ? 2 : 1) * Math.exp(0.3 * normal());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  });
  return { matrix, groups: twoLevels(matrix) };
}

/** Modules of 100 features that follow one course each. */
export function modules(features: number, samples: number): Matrix {
  const courses = Array.from({ length: Math.ceil(features / 100) }, () =>
    Float64Array.from({ length: samples }, normal),
  );
  return matrixOf(
    features,
    samples,
    (feature, sample) => 8 + courses[Math.floor(feature / 100)]![sample]! + (0.5 + (feature % 100) / 50) * normal(),
  );
}

/** A binary tree over `f0`, `f1` …, its shape and lengths random. */
export function randomTree(tips: number): Tree {
  const nodes = 2 * tips - 1;
  const parent = new Int32Array(nodes).fill(-1);
  const open = [0];
  for (let next = 1; next < nodes; next += 2) {
    const [split] = open.splice(Math.floor(random() * open.length), 1);
    for (const child of [next, next + 1]) {
      parent[child] = split!;
      open.push(child);
    }
  }
  const isTip = new Uint8Array(nodes).fill(1);
  for (const one of parent) if (one >= 0) isTip[one] = 0;
  let named = 0;
  return {
    parent,
    isTip,
    length: Float64Array.from(parent, (one) => (one < 0 ? 0 : random())),
    name: Array.from(isTip, (tip) => (tip ? `f${named++}` : '')),
  };
}

/** Counts of cells of eight types of unequal size; a type raises 50 genes of its own. */
export function cellCounts(genes: number, cells: number): CellCounts {
  const levels = Float64Array.from({ length: genes }, () => 0.15 * Math.exp(normal()));
  const starts = new Int32Array(cells + 1);
  const rows: number[] = [];
  const values: number[] = [];
  for (let cell = 0; cell < cells; cell += 1) {
    const type = typeOfCell(cell);
    for (let gene = 0; gene < genes; gene += 1) {
      const count = Math.floor(
        levels[gene]! * (Math.floor(gene / 50) === type ? 8 : 1) * -Math.log(1 - random()) + random(),
      );
      if (count > 0) {
        rows.push(gene);
        values.push(count);
      }
    }
    starts[cell + 1] = rows.length;
  }
  return {
    genes: Array.from({ length: genes }, (_, i) => `g${i}`),
    cells: Array.from({ length: cells }, (_, i) => `c${i}`),
    starts,
    rows: Int32Array.from(rows),
    values: Float64Array.from(values),
  };
}

const typeOfCell = (cell: number): number => Math.floor(8 * ((cell % 100) / 100) ** 2);

/** The types of the cells of `cellCounts`, as if found before. */
export function cellTypes({ cells }: CellCounts): Groups {
  const levels = Array.from({ length: 8 }, (_, type) => `T${type}`);
  return { samples: cells, group: cells.map((_, cell) => levels[typeOfCell(cell)]!), levels, colors: {}, factors: [] };
}
