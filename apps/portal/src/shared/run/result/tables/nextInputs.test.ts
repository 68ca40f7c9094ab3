import { expect, it } from 'vitest';
import type { ColumnMeta, TableMeta } from '../resultTypes.ts';
import { isPlain, nextOfNames, nextOfTable } from './nextInputs.ts';

const table = (id: string, kinds: readonly ColumnMeta['kind'][], first = 'feature') =>
  ({ id, columns: kinds.map((kind, at) => ({ name: at === 0 ? first : `c${at}`, kind })) }) as unknown as TableMeta;
const tools = {
  pca: { family: 'overview', inputs: ['matrix', 'groups'] },
  pcoa: { family: 'community', inputs: ['matrix', 'distance', 'groups'] },
  gsea: { family: 'enrichment', inputs: ['ranked', 'sets'] },
  ora: { family: 'enrichment', inputs: ['list', 'sets', 'background'] },
  sankey: { family: 'plot', inputs: ['edges'] },
  volcano: { family: 'plot', inputs: ['records'] },
  survival: { family: 'supervised', inputs: ['records'] },
};
const taken = (next: ReturnType<typeof nextOfTable>) =>
  Object.entries(tools).flatMap(([id, tool]) => (next(tool) ? [`${id} ${next(tool)}`] : []));

it.each([
  ['a matrix', table('matrix', ['text', 'number', 'number']), ['pca matrix', 'pcoa matrix']],
  ['distances', table('distance', ['text', 'number', 'number']), ['pcoa distance']],
  ['edges', table('edges', ['text', 'text', 'number']), ['sankey edges', 'volcano records']],
  ['a ranking', table('ranking', ['text', 'number']), ['gsea ranked', 'ora list', 'volcano records']],
  ['features with words', table('result', ['text', 'number', 'text']), ['ora list', 'volcano records']],
  [
    'samples with words',
    table('scores', ['text', 'number', 'text'], 'sample'),
    ['ora list', 'volcano records', 'survival records'],
  ],
])('%s can go on', (_, rows, expected) => expect(taken(nextOfTable(rows))).toEqual(expected));

it('a table with directions goes whole to a tool that takes directions, and as a list of names to others', () => {
  const result = {
    id: 'result',
    columns: [
      { name: 'feature', kind: 'text' },
      { name: 'log2fc', kind: 'number' },
      { name: 'direction', kind: 'text' },
    ],
  } as unknown as TableMeta;
  const next = nextOfTable(result);
  expect(next({ family: 'enrichment', inputs: ['list', 'sets', 'background', 'records'] })).toBe('records');
  expect(next({ family: 'enrichment', inputs: ['list', 'sets', 'background'] })).toBe('list');
  expect(next({ family: 'enrichment', inputs: ['records', 'sets'] })).toBeUndefined();
});

it('only a matrix, distances and differences say what they are when they are read', () => {
  const named = (id: string, ...names: readonly string[]) => ({
    id,
    columns: names.map((name) => ({ name, label: name, kind: 'number' as const })),
  });
  expect(isPlain(named('matrix', 'feature', 'S1'))).toBe(true);
  expect(isPlain(named('result', 'feature', 'log2fc', 'p'))).toBe(true);
  expect(isPlain(named('scores', 'sample', 'PC1', 'PC2'))).toBe(false);
});

it('chosen rows are handed on by their names', () => expect(taken(nextOfNames)).toEqual(['ora list']));
