import { charts } from '@panome/charts';
import { expect, it } from 'vitest';
import { shapeOf } from './shapeOf.ts';

it('every chart of a tool has a small picture', () => {
  expect(charts.map(({ title }) => title).filter((title) => !shapeOf(title))).toEqual([]);
});

it.each([
  ['火山图（按比较）', 'volcano'],
  ['细胞通讯弦图', 'chord'],
  ['相关性热图', 'heatmap'],
  ['Alpha 多样性箱线图', 'box'],
  ['物种组成堆叠柱状图', 'stack'],
  ['柱状图（误差线与显著性）', 'bars'],
  ['NMDS 排序图', 'points'],
])('%s is drawn as %s', (title, shape) => expect(shapeOf(title)).toBe(shape));
