import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { agglomerate } from '../src/cluster/hclust/agglomerate.ts';
import { distances } from '../src/cluster/hclust/distances.ts';
import { uniform } from '../src/linear/index.ts';
import { principalComponents } from '../src/overview/pca/principalComponents.ts';
import { centreAndScale } from '../src/overview/pca/scaleRows.ts';
import { pairwisePearson } from '../src/relation/correlation/pearson.ts';

/**
 * CPU seconds of the matrix operations, ours and R's in one run: `node packages/analysis/bench/kernel.ts [rounds]`.
 *
 * User and system time of all threads of the process, the engine's compiler and garbage collector included; median of the rounds.
 * R is measured beside it when `Rscript` is there; which BLAS it uses is printed, because that decides its matrix products.
 */
const rounds = Number(process.argv[2] ?? 5);
const random = uniform(1);
/** Normal noise on a few common factors, so that components and clusters exist. */
const data = (rows: number, columns: number): Float64Array => {
  const factors = Array.from({ length: 5 }, () => Float64Array.from({ length: columns }, () => random() - 0.5));
  const values = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i += 1) {
    const weights = factors.map(() => random() - 0.5);
    for (let j = 0; j < columns; j += 1)
      values[i * columns + j] = random() - 0.5 + factors.reduce((sum, factor, k) => sum + weights[k]! * factor[j]!, 0);
  }
  return values;
};

function seconds(prepare: () => () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const run = prepare();
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

const wide = data(20_000, 500);
const features = data(2_000, 500);
const items = data(5_000, 500);
const between = distances(items, 5_000, 500, 'euclidean');
const clustering = (linkage: 'average' | 'complete' | 'single' | 'ward.D2') => (): (() => unknown) => {
  const copy = { ...between, values: between.values.slice() };
  return () => agglomerate(copy, linkage);
};

const ours: Record<string, number> = {
  'pca 500x20000, 10 components': seconds(() => {
    const values = wide.slice();
    return () => {
      centreAndScale(values, 20_000, 500, 'none');
      return principalComponents(values, 20_000, 500, 10, 1);
    };
  }),
  'correlation of 2000 features, n = 500': seconds(() => () => pairwisePearson(features, 2_000, 500)),
  'distances 5000x500': seconds(() => () => distances(items, 5_000, 500, 'euclidean')),
  'hclust average, 5000': seconds(clustering('average')),
  'hclust complete, 5000': seconds(clustering('complete')),
  'hclust single, 5000': seconds(clustering('single')),
  'hclust ward.D2, 5000': seconds(clustering('ward.D2')),
};

const r = spawnSync('Rscript', [join(import.meta.dirname, 'kernel.R'), String(rounds)], { encoding: 'utf8' });
const theirs =
  r.status === 0 ? (JSON.parse(r.stdout) as Record<string, number | string>) : { note: 'Rscript is not available' };
process.stdout.write(`${JSON.stringify({ rounds, node: process.version, ours, r: theirs }, null, 2)}\n`);
