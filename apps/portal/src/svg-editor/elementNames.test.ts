import { expect, it } from 'vitest';
import { namesOf } from './elementNames.ts';

const shape = (id: string) => ({ id, text: null, fill: '#0072b2', stroke: '#ffffff' });
const line = (id: string) => ({ id, text: null, fill: null, stroke: '#515b66' });
const words = (id: string, text: string) => ({ id, text, fill: '#1b2129', stroke: null });

// Ids as PCA, volcano and heatmap have them.
const figure = [
  line('xAxis.0.line'),
  line('xAxis.0.ticks_-30'),
  words('xAxis.0.name', 'PC1 (45.2%)'),
  shape('yAxis.0.area_1'),
  shape('grid.1.rect'),
  shape('cells'),
  line('brackets'),
  line('brackets~2'),
  line('markLine.0.1.ec-line'),
  line('series.对照组.ec-polyline'),
  shape('series.对照组.0'),
  words('series.对照组.0.text', 'Gene433'),
  line('series.High_dose.ec-polyline'),
  shape('legend.0.rect'),
  shape('legend.0.对照组'),
  words('legend.0.对照组.text', '对照组'),
  shape('legend.0.对照组.rect'),
  shape('legend.0.High_dose'),
  words('legend.0.High_dose.text', 'High dose'),
  shape('legend.0.上调'),
  words('legend.0.上调.text', '上调（30）'),
  line('legend.0.AUC_0.62'),
  shape('graphic.0.rect'),
  shape('graphic.0.rect~2'),
];

it('says what elements are, and tells apart those of one name by what they are', () => {
  const names = [...namesOf(figure).values()].map(({ group, name }) => `${group}：${name}`);
  expect(names).toEqual([
    '横轴：轴线',
    '横轴：刻度线 -30',
    '横轴：PC1 (45.2%)',
    '纵轴：底纹 2',
    '坐标框 2：背景',
    '热图单元格：热图单元格',
    '聚类树：聚类树 1',
    '聚类树：聚类树 2',
    '参考线：参考线 2',
    '对照组：线',
    '对照组：第 1 个',
    '对照组：Gene433',
    'High dose：线',
    '图例：背景',
    '图例：对照组 · 图形',
    '图例：对照组 · 文字',
    '图例：对照组 · 背景',
    '图例：High dose · 图形',
    '图例：High dose · 文字',
    '图例：上调 · 图形',
    '图例：上调（30） · 文字',
    '图例：AUC_0.62',
    '图形：矩形 1',
    '图形：矩形 2',
  ]);
});

it('counts elements that are called the same and are the same', () => {
  const names = namesOf([words('text.1', '对照'), words('text.2', '对照'), shape('path.3'), shape('path1044')]);
  expect([...names.values()].map(({ group, name }) => `${group}：${name}`)).toEqual([
    '文字：对照 1',
    '文字：对照 2',
    '形状：形状 3',
    '形状：形状 1044',
  ]);
});
