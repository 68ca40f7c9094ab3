import { readFileSync } from 'node:fs';
import { methodById, parseOptions } from '@panome/analysis';
import { openTable, readMatrix } from '@panome/analysis/ingest';
import { agglomerate, type Linkage } from '../src/cluster/hclust/agglomerate.ts';
import { distances } from '../src/cluster/hclust/distances.ts';
import { principalComponents } from '../src/overview/pca/principalComponents.ts';
import { centreAndScale } from '../src/overview/pca/scaleRows.ts';
import { pairwisePearson } from '../src/relation/correlation/pearson.ts';
import { factorNoise, twoGroups } from './exampleData.ts';

/** What is measured: `prepare` is not, what it returns is. The name is also R's in `engine.R`. */
export type Operation = { readonly name: string; readonly prepare: () => () => unknown };

/** The rows of the speed table. Data are made when their rows are reached and shared by these rows only. */
export function* operations(csv: string): Generator<Operation> {
  yield { name: 'CSV 104 MB, 20,000 × 800', prepare: () => () => readCsv(csv) };
  yield* matrixOperations();
  yield* clusterings();
  yield* twoGroupTests();
}

async function readCsv(path: string): Promise<void> {
  const { problems } = readMatrix(await openTable({ bytes: readFileSync(path), name: path }));
  if (problems.length > 0) throw new Error(`the example has problems: ${problems.map((problem) => problem.code)}`);
}

function* matrixOperations(): Generator<Operation> {
  const wide = factorNoise(20_000, 500);
  yield {
    name: 'PCA 500 × 20,000, 10 components',
    prepare: () => {
      const values = wide.slice();
      return () => {
        centreAndScale(values, 20_000, 500, 'none');
        return principalComponents(values, 20_000, 500, 10, 1);
      };
    },
  };
  const features = factorNoise(2_000, 500);
  yield {
    name: 'correlation of 2,000 features, n = 500',
    prepare: () => () => pairwisePearson(features, 2_000, 500),
  };
}

const linkages: readonly Linkage[] = ['average', 'complete', 'single', 'ward.D2'];

function* clusterings(): Generator<Operation> {
  const items = factorNoise(5_000, 500);
  const between = () => distances(items, 5_000, 500, 'euclidean');
  yield { name: 'distances 5,000 × 500', prepare: () => between };
  const made = between();
  for (const linkage of linkages) {
    yield {
      name: `hclust ${linkage}, 5,000`,
      prepare: () => {
        const copy = { ...made, values: made.values.slice() };
        return () => agglomerate(copy, linkage);
      },
    };
  }
}

function* twoGroupTests(): Generator<Operation> {
  const inputs = twoGroups(20_000, 500);
  const method = methodById('two-group')!;
  for (const test of ['welch', 'student', 'wilcoxon']) {
    const options = parseOptions(method, { test });
    const run = () => method.run(inputs, options, { seed: 1, progress: () => undefined });
    yield { name: `${test} 500 × 20,000`, prepare: () => run };
  }
}
