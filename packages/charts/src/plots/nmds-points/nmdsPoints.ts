import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { readable } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { axisOf, axisSpec, ordinationPoints, ordinationSettings } from '../../parts/ordination-points/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const xSpec = axisSpec('x', '横轴', 1);
const ySpec = axisSpec('y', '纵轴', 2);
const pointSize = 9;

function draw(input: ChartInput): ChartDrawing {
  const points = tableOf(input, 'points');
  const samples = texts(points, 'sample');
  const stress = numbers(tableOf(input, 'fit'), 'stress')[0]!;
  const axis = (spec: typeof xSpec) => {
    const column = axisOf(input, spec);
    return { column, title: `NMDS${column.slice(4)}` };
  };
  const [x, y] = [axis(xSpec), axis(ySpec)];
  const said = `应力 = ${readable(stress, 3)}`;
  const { levels, option, outlined } = ordinationPoints(input, { x, y, caption: said, pointSize });
  const scale = groupScale(input);
  return {
    option,
    summary: `NMDS 图：${samples.length} 个样本${input.groups ? `，${levels} 个分组` : ''}，${said}${stress > 0.2 ? '（大于 0.2，远近不可靠）' : ''}${outlined ? '；椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('nmds-points', 'NMDS 坐标', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      numberColumn(x.column, x.title, numbers(points, x.column)),
      ...(x.column === y.column ? [] : [numberColumn(y.column, y.title, numbers(points, y.column))]),
    ]),
    labelIds: samples,
  };
}

/** Samples in the plane of a nonmetric scaling, with its stress. */
export const nmdsPoints: ChartDefinition = {
  id: 'nmds-points',
  title: 'NMDS 排序图',
  tables: [{ id: 'points' }, { id: 'fit', columns: ['stress'] }],
  settings: [xSpec, ySpec, ...ordinationSettings],
  defaultSize: { width: 720, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
