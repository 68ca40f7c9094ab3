import { expect, it } from 'vitest';
import { flowVersions } from '../families/index.ts';
import { estimateSeconds } from './estimateSeconds.ts';

it('a larger table is expected to take longer, and every step some time', () => {
  for (const { steps } of flowVersions)
    for (const step of steps) {
      expect(estimateSeconds(step, 100, 6)).toBeGreaterThan(0);
      expect(estimateSeconds(step, 30_000, 24)).toBeGreaterThanOrEqual(estimateSeconds(step, 100, 6));
    }
  expect(estimateSeconds({ method: 'deseq2' }, 30_000, 24)).toBeGreaterThan(2);
});
