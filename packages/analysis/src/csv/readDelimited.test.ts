import { expect, it } from 'vitest';
import { readDelimited } from './readDelimited.ts';

it('reads quoted cells, line ends of both kinds, and no more lines than asked for', () => {
  expect(readDelimited('id,"名称, 全"\r\n1,"a""b"\n2,\n3,c', ',', 3)).toEqual([
    ['id', '名称, 全'],
    ['1', 'a"b'],
    ['2', ''],
  ]);
  expect(readDelimited('a\tb\nc\td\ne\tf', '\t', 2)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('leaves empty lines out and keeps line ends within quotes', () => {
  expect(readDelimited('a,b\r\n"x, ""y""","1\n2"\n\nc,\r', ',', 10)).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
    ['c', ''],
  ]);
  expect(readDelimited('"a\r"\n"b\r\n",c\r\n', ',', 9)).toEqual([['a\r'], ['b\r\n', 'c']]);
});

it('keeps a last line without a line end, and finds no line in an empty text', () => {
  expect(readDelimited('a,b', ',', 9)).toEqual([['a', 'b']]);
  expect(readDelimited('', ',', 9)).toEqual([]);
});
