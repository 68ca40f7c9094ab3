import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
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

/** Positive noise of two groups of equal size. */
export function twoGroups(features: number, samples: number): { matrix: Matrix; groups: Groups } {
  const matrix: Matrix = {
    idName: 'id',
    ids: Array.from({ length: features }, (_, i) => `f${i}`),
    samples: Array.from({ length: samples }, (_, i) => `s${i}`),
    values: Float64Array.from({ length: features * samples }, () => 10 + random()),
    annotations: [],
  };
  const group = matrix.samples.map((_, i) => (i % 2 ? 'B' : 'A'));
  return { matrix, groups: { samples: matrix.samples, group, levels: ['A', 'B'], colors: {}, factors: [] } };
}

/** Writes a CSV of numbers of about five characters: 20,000 × 800 make 104 MB. */
export async function writeCsvExample(path: string, features: number, samples: number): Promise<void> {
  const stream = createWriteStream(path);
  stream.write(`gene,${Array.from({ length: samples }, (_, sample) => `S${sample + 1}`).join(',')}\n`);
  for (let feature = 0; feature < features; feature += 1) {
    const cells = Array.from({ length: samples }, () => (random() * 100).toFixed(random() < 0.5 ? 2 : 3));
    if (!stream.write(`G${feature + 1},${cells.join(',')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}
