import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { percent } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { axisOf, axisSpec, ordinationPoints, ordinationSettings } from '../../parts/ordination-points/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const xSpec = axisSpec('x', '横轴', 1);
const ySpec = axisSpec('y', '纵轴', 2);
const ratioSpec = {
  id: 'ratio',
  label: '轴标题中的解释率',
  help: '有负特征值时两种解释率不同，请在图注中写明',
  kind: 'choice',
  default: 'ratio',
  choices: [
    { value: 'ratio', label: '占全部特征值之和' },
    { value: 'ratio_positive', label: '占正特征值之和' },
  ],
} as const satisfies SettingSpec;
const pointSize = 9;

/** `PCoA1 (45.2%)`; the name alone when the share is not known. */
function titleOf(input: ChartInput, column: string): string {
  const number = Number(column.slice(4));
  const ratio = numbers(tableOf(input, 'eig'), choiceOf(input.settings.own, ratioSpec))[number - 1] ?? Number.NaN;
  return Number.isFinite(ratio) ? `PCoA${number} (${percent(ratio)})` : `PCoA${number}`;
}

function draw(input: ChartInput): ChartDrawing {
  const points = tableOf(input, 'points');
  const samples = texts(points, 'sample');
  const [x, y] = [xSpec, ySpec]
    .map((spec) => axisOf(input, spec))
    .map((column) => ({ column, title: titleOf(input, column) })) as [
    { column: string; title: string },
    { column: string; title: string },
  ];
  const { levels, option, outlined } = ordinationPoints(input, { x, y, pointSize });
  const scale = groupScale(input);
  return {
    option,
    summary: `主坐标分析图：${samples.length} 个样本${input.groups ? `，${levels} 个分组` : ''}，横轴 ${x.title}，纵轴 ${y.title}${outlined ? '；椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('pcoa-points', '主坐标', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      numberColumn(x.column, x.title, numbers(points, x.column)),
      ...(x.column === y.column ? [] : [numberColumn(y.column, y.title, numbers(points, y.column))]),
    ]),
    labelIds: samples,
  };
}

/** Samples on two principal coordinates. */
export const pcoaPoints: ChartDefinition = {
  id: 'pcoa-points',
  title: '主坐标分析图',
  tables: [{ id: 'points' }, { id: 'eig', columns: ['axis', 'ratio', 'ratio_positive'] }],
  settings: [xSpec, ySpec, ratioSpec, ...ordinationSettings],
  defaultSize: { width: 720, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
