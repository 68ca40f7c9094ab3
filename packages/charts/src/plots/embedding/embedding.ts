import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { counted } from '../../frame/index.ts';
import { booleanOf } from '../../settings.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { classMap, groupClasses, mapData, type MapPoints, namedSpec, oneClass } from '../../parts/class-map/index.ts';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'embedding');
  const points: MapPoints = {
    ids: texts(table, 'id'),
    x: numbers(table, 'x'),
    y: numbers(table, 'y'),
    xTitle: labelOf(table, 'x'),
    yTitle: labelOf(table, 'y'),
  };
  const classes = groupClasses(input, points.ids) ?? oneClass(input, points.ids.length);
  const grouped = classes.heading !== '';
  return {
    ...classMap(input, points, classes, booleanOf(input.settings.own, namedSpec)),
    summary: `降维图：${counted(points.ids.length)} 个点${grouped ? `，${classes.names.length} 个分组（${classes.names.slice(0, 8).join('、')}${classes.names.length > 8 ? ' 等' : ''}）` : ''}，横轴 ${points.xTitle}，纵轴 ${points.yTitle}；相近的点彼此相似。`,
    data: mapData('embedding', '降维图', points, classes),
    labelIds: points.ids,
  };
}

/** Samples or cells in the plane of UMAP or t-SNE, coloured by group, each group named at its middle. */
export const embedding: ChartDefinition = {
  id: 'embedding',
  title: '降维图',
  tables: [{ id: 'embedding' }],
  settings: [namedSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
