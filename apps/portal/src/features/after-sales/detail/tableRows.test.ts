import { expect, it } from 'vitest';
import { decodeText, tableRows } from './tableRows.ts';

it('reads quotes, line ends of every system and a last line without one', () => {
  expect(tableRows('a,b\r\n"x, ""y""","1\n2"\n\nc,', ',', 10)).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
    ['c', ''],
  ]);
});

it('stops where it is told', () => {
  expect(tableRows('a\tb\nc\td\ne\tf', '\t', 2)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(tableRows('', ',', 2)).toEqual([]);
});

it('reads the encoding of Chinese spreadsheets', () => {
  expect(decodeText(new Uint8Array([0xb4, 0xfa, 0xd0, 0xbb]).buffer)).toBe('代谢');
  expect(decodeText(new TextEncoder().encode('代谢').buffer as ArrayBuffer)).toBe('代谢');
});
