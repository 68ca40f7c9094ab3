import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';
import { pinyinInitials } from './pinyinInitials.ts';

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
  expect(found('  ')).toEqual(['1', '2']);
});

test('knows the initials of common characters and leaves the rest alone', () => {
  expect(pinyinInitials('转录组')).toBe('zlz');
  expect(pinyinInitials('微生物')).toBe('wsw');
  expect(pinyinInitials('安比差大二分高化结控流免凝欧配前人三通外小样组')).toBe('abcdefghjklmnopqrstwxyz');
  expect(pinyinInitials('QC-样本 01')).toBe('qc-yb 01');
});
