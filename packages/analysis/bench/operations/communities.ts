import { communityDistances } from '../../src/community-distances/index.ts';
import { classTerm, ordersOf, partition } from '../../src/community/permanova/index.ts';
import { community, randomTree } from '../exampleData.ts';
import { runOf, type Operation } from './operation.ts';

/** Samples × features. */
function samplesOf(features: number, samples: number): Float64Array {
  const { values } = community(features, samples).matrix;
  return Float64Array.from(values, (_, at) => values[(at % features) * samples + Math.floor(at / features)]!);
}

export const communities: readonly Operation[] = [
  {
    name: 'Bray–Curtis 500 × 5,000',
    prepare: () => {
      const values = samplesOf(5_000, 500);
      return () => communityDistances(values, 500, 5_000, 'bray');
    },
  },
  {
    name: 'Bray–Curtis 500 × 5,000, no zeros',
    prepare: () => {
      const values = samplesOf(5_000, 500).map((value) => value + 1);
      return () => communityDistances(values, 500, 5_000, 'bray');
    },
  },
  {
    name: 'PERMANOVA, 999, n = 500',
    prepare: () => {
      const distance = communityDistances(samplesOf(300, 500), 500, 300, 'bray');
      const group = Array.from({ length: 500 }, (_, i) => (i % 2 ? 'B' : 'A'));
      return () =>
        partition(
          distance,
          [classTerm('group', group)],
          ordersOf(500, { permutations: 999, seed: 1, strata: undefined }),
        );
    },
  },
  { name: 'alpha indices 500 × 5,000', prepare: () => runOf('alpha', community(5_000, 500), {}) },
  { name: 'NMDS, n = 100, 20 starts', prepare: () => runOf('nmds', community(500, 100), {}) },
  {
    name: 'UniFrac 100 × 2,000',
    prepare: () => runOf('beta', { ...community(2_000, 100), tree: randomTree(2_000) }, { distance: 'unifrac' }),
  },
  {
    name: 'weighted UniFrac 100 × 2,000',
    prepare: () => runOf('beta', { ...community(2_000, 100), tree: randomTree(2_000) }, { distance: 'wunifrac' }),
  },
  { name: 'LEfSe 100 × 2,000', prepare: () => runOf('lefse', community(2_000, 100), {}) },
];
