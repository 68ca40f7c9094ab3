import { expect, it } from 'vitest';
import { methodById } from '../registry.ts';
import { matchSets, requireMatches } from './index.ts';

it('names the tool that changes identifiers when no name of the list stands in a set', () => {
  const list = ['ENSG00000189221', 'ENSG00000120129'];
  const matched = matchSets({ ids: ['s'], names: ['S'], members: [['JUNB', 'ATF3']] }, list);
  expect(() => requireMatches(matched, 'records', list, list)).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          code: 'nothing-matches',
          remedy: expect.stringContaining(`“${methodById('id-map')!.title}”`) as string,
        }),
      ],
    }) as Error,
  );
});
