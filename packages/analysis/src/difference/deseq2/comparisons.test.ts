import { expect, it } from 'vitest';
import { defaultOptions } from '../../options/index.ts';
import type { Design } from '../../linear-model/index.ts';
import { readDeseq2Options } from './deseq2.schema.ts';
import { deseq2 } from './index.ts';
import { comparisons } from './prepare.ts';

it('the reference is never the tested group, in all pairs neither', () => {
  const design = { groups: ['A', 'B', 'C'] } as unknown as Design;
  const pairs = (reference: string) =>
    comparisons(design, readDeseq2Options({ ...defaultOptions(deseq2), contrasts: 'pairs', reference })).map(
      (pair) => `${design.groups[pair.test]}${design.groups[pair.reference]}`,
    );
  expect(pairs('')).toEqual(['BA', 'CA', 'CB']);
  expect(pairs('C')).toEqual(['AC', 'BC', 'BA']);
  expect(() => pairs('Z')).toThrow('参照组“Z”没有样本');
});
