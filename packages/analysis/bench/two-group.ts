/** CPU seconds of the two-group tests on 500 samples × 20,000 features; run with `node packages/analysis/bench/two-group.ts`. */
import { methodById, parseOptions } from '@panome/analysis';
import type { Groups, Matrix } from '@panome/analysis';

const samples = 500;
const features = 20_000;

function randomMatrix(): Matrix {
  const values = new Float64Array(samples * features);
  let state = 1;
  for (let i = 0; i < values.length; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    values[i] = 10 + state / 2 ** 32;
  }
  return {
    idName: 'id',
    ids: Array.from({ length: features }, (_, i) => `f${i}`),
    samples: Array.from({ length: samples }, (_, i) => `s${i}`),
    values,
    annotations: [],
  };
}

const matrix = randomMatrix();
const groups: Groups = {
  samples: matrix.samples,
  group: matrix.samples.map((_, i) => (i % 2 ? 'B' : 'A')),
  levels: ['A', 'B'],
  colors: {},
  factors: [],
};
const method = methodById('two-group')!;

for (const test of ['welch', 'student', 'wilcoxon']) {
  const options = parseOptions(method, { test });
  const seconds = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    method.run({ matrix, groups }, options, { seed: 1, progress: () => undefined });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  process.stdout.write(
    `${test}: ${Math.min(...seconds).toFixed(3)} s (best of 5; all: ${seconds.map((value) => value.toFixed(3)).join(', ')})\n`,
  );
}
