import { classMap, groupClasses, mapData, oneClass, type MapPoints } from '../../parts/class-map/index.ts';
import { counted, extent, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'fit');
  const [r, rmse, p] = [numbers(table, 'r'), numbers(table, 'rmse'), numbers(table, 'p')];
  const points: MapPoints = {
    ids: texts(table, 'sample'),
    x: rmse,
    y: r,
    xTitle: labelOf(table, 'rmse'),
    yTitle: labelOf(table, 'r'),
  };
  const classes = groupClasses(input, points.ids) ?? oneClass(input, points.ids.length);
  const poor = p.reduce((sum, value) => sum + Number(value >= 0.05), 0);
  const worst = [...r.keys()].filter((at) => Number.isFinite(r[at]!)).toSorted((a, b) => r[a]! - r[b]!)[0];
  const [low, high] = extent(r) ?? [0, 0];
  return {
    ...classMap(input, points, classes, false),
    summary: `拟合优度图：${counted(points.ids.length)} 个样本的相关系数 ${readable(low, 3)}～${readable(high, 3)}${worst === undefined ? '' : `，最低的是 ${points.ids[worst]!}`}${p.some((value) => !Number.isNaN(value)) ? `，p ≥ 0.05 的有 ${poor} 个` : ''}；越靠左上拟合越好。`,
    data: mapData('deconvolution-fit', '拟合优度图', points, classes, '样本'),
    labelIds: points.ids,
  };
}

/** How well the mixture of the signature fits each sample. */
export const deconvolutionFit: ChartDefinition = {
  id: 'deconvolution-fit',
  title: '拟合优度图',
  tables: [{ id: 'fit', columns: ['sample', 'r', 'rmse', 'p'] }],
  settings: [],
  defaultSize: { width: 640, height: 480 },
  pointSize: 8,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
