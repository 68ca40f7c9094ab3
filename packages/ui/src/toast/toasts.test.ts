import { expect, it } from 'vitest';
import { stay, withToast, type ToastEntry } from './toasts.ts';

const entry = (id: number, message: string, tone: ToastEntry['tone'] = 'success') => ({ id, message, tone });
const build = (...entries: ReturnType<typeof entry>[]) => entries.reduce<readonly ToastEntry[]>(withToast, []);

it('counts a repeated message instead of showing it twice', () => {
  const list = build(entry(1, '已保存'), entry(2, '已保存'));
  expect(list.map(({ id, count }) => [id, count])).toEqual([[1, 2]]);
});

it('keeps messages of another tone apart', () => {
  expect(build(entry(1, '上传'), entry(2, '上传', 'error'))).toHaveLength(2);
});

it('shows at most three and lets errors stay', () => {
  const list = build(entry(1, '失败', 'error'), entry(2, '甲'), entry(3, '乙'), entry(4, '丙'));
  expect(list.map(({ id }) => id)).toEqual([1, 3, 4]);
});

it('lets the oldest error go when there are only errors before the new message', () => {
  const list = build(entry(1, '甲', 'error'), entry(2, '乙', 'error'), entry(3, '丙', 'error'), entry(4, '丁'));
  expect(list.map(({ id }) => id)).toEqual([2, 3, 4]);
});

it('gives an undo twice the time and an error no end', () => {
  expect(stay({ tone: 'success' })).toBe(4000);
  expect(stay({ tone: 'success', action: { label: '撤销', onClick: () => {} } })).toBe(8000);
  expect(stay({ tone: 'success', undo: () => {} })).toBe(8000);
  expect(stay({ tone: 'error' })).toBe(Infinity);
});
