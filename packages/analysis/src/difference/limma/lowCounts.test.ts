import { expect, it } from 'vitest';
import type { Design } from '../../linear-model/index.ts';
import reference from './lowCounts.reference.json' with { type: 'json' };
import { keptRows } from './prepare.ts';

it('agrees with edgeR for a count exactly at the cutoff', () => {
  const design = { samples: 3, groups: ['A'], groupOf: Uint16Array.of(0, 0, 0) } as unknown as Design;
  const tie = [90_000, 10, 90_000];
  for (const [first, second, third, kept] of reference.cases) {
    const counts = Float64Array.of(...tie, first! - tie[0]!, second! - tie[1]!, third! - tie[2]!);
    expect(keptRows(counts, design).includes(0), String(second)).toBe(kept === 1);
  }
});
