import { expect, it } from 'vitest';
import reference from '../../difference/edger/unfiltered.reference.json' with { type: 'json' };
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { unfilteredCounts } from '../../testing/unfilteredCounts.ts';
import { normalize } from './index.ts';

const { matrix } = unfilteredCounts(reference.edger.qlf);

it.each(['tmm', 'rle', 'uq', 'css'] as const)('the factors of a table that nobody filtered agree: %s', (method) => {
  const { tables } = normalize.run({ matrix }, parseOptions(normalize, { method }), {
    seed: 1,
    progress: () => undefined,
  });
  const factors = tables.find(({ id }) => id === 'factors')!.columns.find(({ name }) => name === 'factor')!.values;
  reference.normalize[method].forEach((factor, i) => expect(close(Number(factors[i]), factor, 1e-9)).toBe(true));
});
