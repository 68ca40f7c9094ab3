import { guardCell } from '@panome/analysis/csv';
import { expect, it } from 'vitest';
import { dataTable, textColumn } from '../table/index.ts';
import type { Figure } from './figure.ts';
import { headOf as pythonHead } from './python/head.ts';
import { headOf as rHead } from './r/head.ts';

const names = ['=1+1', '+a', '-b', '@c', '\tx', '＝1', '＠y', '  =z', '-1.5', '-', '.', "a'b", '甲'];
const figureOf = (values: readonly string[]) =>
  ({
    frames: [{ name: 'data', table: dataTable('data', '数据', [textColumn('name', '名称', values)]) }],
    marks: [],
    fontSize: 12,
  }) as unknown as Figure;

it.each([
  ['R', rHead, /sub\("(\^'.*?)", ""/u],
  ['Python', pythonHead, /guard = r"(.*)"/u],
] as const)('the code in %s takes away the apostrophes of its file and no others', (_, headOf, pattern) => {
  const source = pattern.exec(headOf(figureOf(names), '图'))![1]!.replaceAll('\\\\', '\\');
  const plain = new RegExp(source, 'u');
  expect(names.map((name) => guardCell(name).replace(plain, ''))).toEqual(names);
  expect(headOf(figureOf(['-1.5', '-', '甲']), '图')).not.toMatch(pattern);
});
