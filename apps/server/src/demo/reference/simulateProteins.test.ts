import { expect, it } from 'vitest';
import { parseEntry } from '../../features/reference/index.ts';
import { simulateProteins } from './simulateProteins.ts';

it('the simulated proteins are entries that the importer reads, named as the simulated project names them', () => {
  const entries = simulateProteins().split('//\n').filter(Boolean);
  const parsed = entries.map((text) => parseEntry({ lines: text.trimEnd().split('\n'), first: 1 }));
  expect(parsed).toHaveLength(200);
  expect(parsed[6]).toMatchObject({
    accessions: ['PROT0007'],
    genes: ['SimG7'],
    licence: expect.stringContaining('CC0') as string,
  });
  expect(parsed.every(({ name, organism }) => name.startsWith('Simulated') && organism.includes('simulated'))).toBe(
    true,
  );
  // Places of features lie within the sequence.
  for (const { features, sequence } of parsed)
    for (const { from, to } of features) expect(from! >= 1 && to! >= from! && to! <= sequence.length).toBe(true);
});
