import type { ToolOption } from '@panome/contract';
import { expect, it } from 'vitest';
import { optionRows } from './optionRows.ts';

const words = { yes: '是', no: '否', all: '全部', none: '未指定' };
const options: ToolOption[] = [
  { id: 'test', label: '检验方法', kind: 'choice', default: 'welch', choices: [{ value: 'welch', label: 'Welch t 检验' }, { value: 'paired', label: '配对 t 检验' }] },
  { id: 'pair', label: '配对列', kind: 'factor', default: '', when: { option: 'test', in: ['paired'] } },
  { id: 'top', label: '特征数', kind: 'count-or-all', default: 'all', min: 1, max: 1000 },
  { id: 'fc', label: '差异倍数', kind: 'number', default: 2, unit: '倍' },
  { id: 'reference', label: '参照组', kind: 'group-level', default: '' },
];
const labels = (values: Record<string, string | number | boolean>) => optionRows(values, options, words);

it('speaks the words of the form, in its order, and marks what was changed', () => {
  const rows = labels({ fc: 1.5, top: 'all', test: 'welch', reference: '对照', pair: '' });
  expect(rows.map(({ label, value }) => [label, value])).toEqual([['检验方法', 'Welch t 检验'], ['特征数', '全部'], ['差异倍数', '1.5 倍'], ['参照组', '对照']]);
  expect(rows.filter(({ changed }) => changed).map(({ id, standard }) => [id, standard])).toEqual([['fc', '2 倍']]);
});

it('shows an option only where it had a say', () => {
  expect(labels({ test: 'paired', pair: 'subject' }).map(({ id }) => id)).toEqual(['test', 'pair']);
  expect(labels({ test: 'welch', pair: '' }).map(({ id }) => id)).toEqual(['test']);
});

it('keeps an option that the tool has no more under its id, at the end', () => {
  expect(labels({ gone: true, fc: 2 }).at(-1)).toEqual({ id: 'gone', label: 'gone', value: '是', standard: null, changed: false });
});
