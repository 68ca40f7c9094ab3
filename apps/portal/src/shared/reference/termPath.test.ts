import { expect, it } from 'vitest';
import { termPath } from './termPath.ts';

const filled = ['lookup', 'protein'] as const;

it('ids of public vocabularies lead to their look-up, alone or before their name', () => {
  expect(termPath('GO:0006915', filled)).toBe('/protein-db/search-results?query=go%3AGO%3A0006915');
  expect(termPath('GO:0006915~apoptotic process', filled)).toBe(termPath('GO:0006915', filled));
  expect(termPath('mmu04110 细胞周期', filled)).toBe('/static-search/kegg-search?text=mmu04110');
  expect(termPath('DOID:1612', filled)).toBe('/static-search/disease-db-search?text=DOID%3A1612');
  expect(termPath('ENSMUSG00000059552', filled)).toBe('/static-search/gene-reference-search?text=ENSMUSG00000059552');
});

it('names of samples and features are no ids, and an empty area has no links', () => {
  for (const text of ['gene00012', 'ctrl10001', 'TP53', 'GO:123', 'map00010b', ''])
    expect(termPath(text, filled)).toBeNull();
  expect(termPath('GO:0006915', ['lookup'])).toBeNull();
});
