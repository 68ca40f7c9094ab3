import { percent } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { axisOf, axisSpec, ordinationPoints, ordinationSettings } from '../../parts/ordination-points/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const xSpec = axisSpec('x', '横轴', 1);
const ySpec = axisSpec('y', '纵轴', 2);
const pointSize = 9;

function draw(input: ChartInput): ChartDrawing {
  const points = tableOf(input, 'points');
  const [samples, type] = [texts(points, 'sample'), texts(points, 'type')];
  const levels = [...new Set(type)].toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  const ratio = numbers(tableOf(input, 'eig'), 'ratio');
  const [x, y] = [xSpec, ySpec]
    .map((spec) => axisOf(input, spec))
    .map((column) => ({
      column,
      title: `PCoA${column.slice(4)} (${percent(ratio[Number(column.slice(4)) - 1] ?? 0)})`,
    })) as [{ column: string; title: string }, { column: string; title: string }];
  // Coloured by the enterotypes found, not by the groups of the run.
  const { option, outlined } = ordinationPoints(
    { ...input, groups: { samples, group: type, levels, colors: {}, factors: [] } },
    { x, y, pointSize },
  );
  return {
    option,
    summary: `群落类型的主坐标图：${samples.length} 个样本分为 ${levels.length} 类，${levels.map((level) => `${level} 有 ${type.filter((one) => one === level).length} 个`).join('，')}；横轴 ${x.title}，纵轴 ${y.title}${outlined ? '，椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('enterotype-points', '主坐标与类型', [
      textColumn('sample', '样本', samples),
      textColumn('group', '类型', type),
      numberColumn(x.column, x.title, numbers(points, x.column)),
      ...(x.column === y.column ? [] : [numberColumn(y.column, y.title, numbers(points, y.column))]),
    ]),
    labelIds: samples,
  };
}

/** Samples on two principal coordinates in the colours of their types. */
export const enterotypePoints: ChartDefinition = {
  id: 'enterotype-points',
  title: '群落类型主坐标图',
  tables: [{ id: 'points' }, { id: 'eig', columns: ['axis', 'ratio'] }],
  settings: [xSpec, ySpec, ...ordinationSettings],
  defaultSize: { width: 720, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
