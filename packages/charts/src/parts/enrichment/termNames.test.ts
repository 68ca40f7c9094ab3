import { expect, it } from 'vitest';
import { termNames } from './termNames.ts';

it.each([
  [
    'leaves off the library before all of them',
    ['HALLMARK_HYPOXIA', 'HALLMARK_E2F_TARGETS'],
    ['HYPOXIA', 'E2F_TARGETS'],
  ],
  ['keeps them where libraries differ', ['KEGG_RIBOSOME', 'GOBP_CELL_CYCLE'], ['KEGG_RIBOSOME', 'GOBP_CELL_CYCLE']],
  ['keeps words that are no library', ['T_CELL_DEATH', 'T_CELL_GROWTH'], ['T_CELL_DEATH', 'T_CELL_GROWTH']],
  ['keeps what would be a number', ['GO_0006915', 'GO_0007049'], ['GO_0006915', 'GO_0007049']],
  ['leaves off the longer of two libraries', ['KEGG_MEDICUS_A', 'KEGG_MEDICUS_B'], ['A', 'B']],
  ['keeps the only one whole', ['HALLMARK_HYPOXIA'], ['HALLMARK_HYPOXIA']],
  ['keeps names that are words', ['Cell cycle', 'Cell death'], ['Cell cycle', 'Cell death']],
  ['of nothing is nothing', [], []],
])('%s', (_, names, expected) => expect(termNames(names, names)).toEqual(expected));

it('takes the id where there is no name', () =>
  expect(termNames(['GO:1', 'GO:2'], ['', '凋亡'])).toEqual(['GO:1', '凋亡']));
