import { expect, it } from 'vitest';
import { delimiterOf, readDelimited } from './readDelimited.ts';

it('reads quoted cells, line ends of both kinds, and no more lines than asked for', () => {
  expect(readDelimited('id,"名称, 全"\r\n1,"a""b"\n2,\n3,c', ',', 3)).toEqual([
    ['id', '名称, 全'],
    ['1', 'a"b'],
    ['2', ''],
  ]);
  expect(readDelimited('a\tb\n1\t2', '\t', 9)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('keeps a last line without a line end, and finds no line in an empty text', () => {
  expect(readDelimited('a,b', ',', 9)).toEqual([['a', 'b']]);
  expect(readDelimited('', ',', 9)).toEqual([]);
});

it('knows which files are delimited text', () =>
  expect(['x.CSV', 'x.tsv', 'x.xlsx', 'x'].map(delimiterOf)).toEqual([',', '\t', undefined, undefined]));
