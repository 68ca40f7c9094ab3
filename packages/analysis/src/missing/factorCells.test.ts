import { expect, it } from 'vitest';
import { factorCells, isNumeric } from './index.ts';

it.each([
  '',
  ' ',
  'NA',
  'na',
  'N/A',
  'n/a',
  'n.a.',
  '<NA>',
  '#N/A',
  'NaN',
  'nan',
  'NULL',
  'null',
  '-',
  '—',
  '空',
  '缺失',
])('takes %j among names for missing', (word) =>
  expect(factorCells(['A', word, 'B'])).toMatchObject({ values: ['A', '', 'B'], missing: [1], doubtful: [] }),
);

it.each(['None', '无', 'ND', 'Na', 'missing', '未知'])('keeps a group called %s, and says so', (word) =>
  expect(factorCells(['A', word, word])).toMatchObject({ values: ['A', word, word], missing: [], doubtful: [word] }),
);

it.each(['Blank', 'Normal', 'NAC', 'N', '0', '未检出', 'Inf', '无处理'])(
  'keeps a group called %s without a word',
  (word) =>
    expect(factorCells(['A', word], { names: true })).toMatchObject({ values: ['A', word], missing: [], doubtful: [] }),
);

it('takes a minus beside a plus for a name, and alone for missing', () => {
  expect(factorCells(['+', '-', '+']).values).toEqual(['+', '-', '+']);
  expect(factorCells(['yes', '-', 'yes']).values).toEqual(['yes', '', 'yes']);
});

it('knows in a column of numbers every word that a table of numbers knows, but in groups only names', () => {
  expect(factorCells(['1.5', 'ND', '<LOD', '无', '3e2'])).toMatchObject({
    values: ['1.5', '', '', '', '3e2'],
    words: ['ND', '<LOD', '无'],
  });
  expect(factorCells(['10', '无', '20'], { names: true }).values).toEqual(['10', '无', '20']);
});

it('reads what it has read as it was', () => {
  const once = factorCells(['1', 'NA', '-', '2']).values;
  expect(factorCells(once).values).toEqual(once);
  expect([isNumeric(once), isNumeric(['']), isNumeric(['1', 'x']), isNumeric(['0x1f'])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
