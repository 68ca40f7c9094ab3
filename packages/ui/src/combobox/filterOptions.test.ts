import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';
import { pinyin } from './pinyin.ts';

const options = [
  { value: '1', label: '肝脏代谢组 2024-03', help: 'V2' },
  { value: '2', label: '血浆蛋白质组 QC' },
];
const found = (query: string) => filterOptions(options, query).map(({ value }) => value);

test('finds by words in any order, by help, and by pinyin initials', () => {
  expect(found('2024 肝脏')).toEqual(['1']);
  expect(found('v2')).toEqual(['1']);
  expect(found('gzdxz')).toEqual(['1']);
  expect(found('xj qc')).toEqual(['2']);
  expect(found('没有')).toEqual([]);
  expect(found('ganzang')).toEqual([]);
  expect(found('  ')).toEqual(['1', '2']);
});

test('finds by whole syllables once they can be read, also half typed', () => {
  const read = (query: string) => filterOptions(options, query, pinyin).map(({ value }) => value);
  expect(read('ganzang')).toEqual(['1']);
  expect(read('danbai qc')).toEqual(['2']);
  expect(read("xue'jiang")).toEqual(['2']);
  expect(read('ganz')).toEqual(['1']);
});

test('finds among ten thousand options', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ value: String(index), label: `样本 ${index}` }));
  expect(filterOptions(many, 'yangben 9999', pinyin).map(({ value }) => value)).toEqual(['9999']);
});
