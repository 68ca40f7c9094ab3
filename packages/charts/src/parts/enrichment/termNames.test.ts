import { expect, it } from 'vitest';
import { termNames } from './termNames.ts';

it.each([
  [
    'leaves off the library before all of them',
    ['HALLMARK_HYPOXIA', 'HALLMARK_E2F_TARGETS'],
    ['HYPOXIA', 'E2F_TARGETS'],
  ],
  ['keeps them where libraries differ', ['KEGG_RIBOSOME', 'GOBP_CELL_CYCLE'], ['KEGG_RIBOSOME', 'GOBP_CELL_CYCLE']],
  ['keeps the only one whole', ['HALLMARK_HYPOXIA'], ['HALLMARK_HYPOXIA']],
  ['keeps names that are words', ['Cell cycle', 'Cell death'], ['Cell cycle', 'Cell death']],
  ['of nothing is nothing', [], []],
])('%s', (_, names, expected) => expect(termNames(names, names)).toEqual(expected));

it('takes the id where there is no name', () =>
  expect(termNames(['GO:1', 'GO:2'], ['', '凋亡'])).toEqual(['GO:1', '凋亡']));
