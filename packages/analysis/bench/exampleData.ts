import type { Groups, Matrix } from '@panome/analysis';
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

/** Points of 20 groups of unequal size, the spread of their dimensions falling as that of components does. Row-major. */
export function clusteredPoints(count: number, dimensions: number): Float64Array {
  const centres = Float64Array.from({ length: 20 * dimensions }, (_, at) => (12 * (random() - 0.5)) / Math.sqrt(1 + (at % dimensions)));
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

const twoLevels = ({ samples }: Matrix): Groups => ({ samples, group: samples.map((_, i) => (i % 2 ? 'B' : 'A')), levels: ['A', 'B'], colors: {}, factors: [] });

export type Grouped = { readonly matrix: Matrix; readonly groups: Groups };

/** Positive noise of two groups of equal size. */
export function twoGroups(features: number, samples: number): Grouped {
  const matrix = matrixOf(features, samples, () => 10 + random());
  return { matrix, groups: twoLevels(matrix) };
}

/** Two groups that differ in every tenth feature. */
export function differingGroups(features: number, samples: number): Grouped {
  const matrix = matrixOf(features, samples, (feature, sample) => 10 + random() + (feature % 10 === 0 && sample % 2 ? 0.2 : 0));
  return { matrix, groups: twoLevels(matrix) };
}

/** Counts of a community: four cells of five are 0, the others long-tailed; two groups. */
export function community(features: number, samples: number): Grouped {
  const matrix = matrixOf(features, samples, (feature, sample) => (random() < 0.2 || feature < 20 ? Math.ceil((1 + (feature % 2 && sample % 2 ? 0.5 : 0)) / (random() + 1e-3)) : 0));
  return { matrix, groups: twoLevels(matrix) };
}
