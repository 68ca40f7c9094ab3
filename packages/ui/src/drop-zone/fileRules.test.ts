import { expect, it } from 'vitest';
import { defaultMaxSize, fileRefusal, formatSize } from './fileRules.ts';

const rules = { accept: ['.csv', '.xlsx'], maxSize: defaultMaxSize };

it('accepts an extension in any letter case', () => {
  expect(fileRefusal({ name: 'COUNTS.CSV', size: 1 }, rules)).toBeUndefined();
  expect(fileRefusal({ name: 'counts.csv.gz', size: 1 }, rules)).toBe('type');
});

it('accepts the limit itself and refuses one byte more', () => {
  expect(fileRefusal({ name: 'a.csv', size: 104857600 }, rules)).toBeUndefined();
  expect(fileRefusal({ name: 'a.csv', size: 104857601 }, rules)).toBe('size');
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [104857600, '100 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
