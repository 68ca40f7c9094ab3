import { classMap, clusterClasses, mapData, type MapPoints } from '../../parts/class-map/index.ts';
import { counted } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { median } from '@panome/analysis/statistics';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const [score, correlation] = [numbers(table, 'score'), numbers(table, 'correlation')];
  const groups = texts(table, 'group');
  const points: MapPoints = {
    ids: texts(table, 'cell'),
    x: score,
    y: correlation,
    xTitle: labelOf(table, 'score'),
    yTitle: labelOf(table, 'correlation'),
  };
  const classes = { ...clusterClasses(input, groups), heading: '细胞类型' };
  const of = (name: string): string => {
    const own = score.filter((_, at) => groups[at] === name);
    return `${name} ${Number(median(own).toPrecision(2))}`;
  };
  return {
    ...classMap(input, points, classes, false),
    summary: `变异得分图：${counted(points.ids.length)} 个细胞的变异得分与相关，得分的中位数 ${[...new Set(groups)].slice(0, 8).map(of).join('、')}；两者都高的多半有拷贝数变异。`,
    data: mapData('sc-cnv-scores', '变异得分图', points, classes, '细胞'),
    labelIds: points.ids,
  };
}

/** How much cells depart from the reference, and how alike they are to those that do most. */
export const scCnvScores: ChartDefinition = {
  id: 'sc-cnv-scores',
  title: '变异得分图',
  tables: [{ id: 'cells', columns: ['cell', 'group', 'score', 'correlation'] }],
  settings: [],
  defaultSize: { width: 680, height: 500 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
