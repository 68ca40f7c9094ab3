import { expect, it } from 'vitest';
import { allInputTypes, fitsInput, inputTypes, inputTypesInWords, isTableName } from './inputFiles.ts';

it.each(['a.csv', 'a.TSV', 'a.txt', 'a.tab', 'a.xlsx', 'a.tsv.gz', 'a.h5ad', 'a.biom'])(
  'takes %s for a table',
  (name) => {
    expect(isTableName(name)).toBe(true);
    expect(fitsInput('matrix', name)).toBe(true);
  },
);

it.each(['a.pdf', 'a.gz', 'tsv', 'a.csv.exe'])('takes %s for no table', (name) => {
  expect(isTableName(name)).toBe(false);
});

it('an input takes its own types besides tables, also packed', () => {
  expect(['t.nwk', 't.tre.gz', 't.csv'].map((name) => fitsInput('tree', name))).toEqual([true, true, true]);
  expect(fitsInput('matrix', 't.nwk')).toBe(false);
  expect(inputTypes('cells')).toContain('zip');
});

it('what is promised in words can be chosen', () => {
  for (const input of ['matrix', 'tree', 'sets', 'list'] as const)
    for (const word of inputTypesInWords(input).split('、')) expect(inputTypes(input)).toContain(word.toLowerCase());
});

it('what an input takes can be uploaded', () => {
  expect(allInputTypes).toEqual(expect.arrayContaining(['csv', 'nwk', 'newick', 'gaf', 'obo', 'kgml', 'fna', 'rds']));
});
