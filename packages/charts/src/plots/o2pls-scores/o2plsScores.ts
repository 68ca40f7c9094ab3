import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { percent, readable } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { ordinationPoints, ordinationSettings } from '../../parts/ordination-points/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';

const viewSpec = {
  id: 'view',
  label: '坐标',
  kind: 'choice',
  default: 'pair',
  choices: [
    { value: 'pair', label: '两个表的同一成分（t–u）' },
    { value: 'first', label: '第一个表的两个成分' },
    { value: 'second', label: '第二个表的两个成分' },
  ],
} as const satisfies SettingSpec;
const componentSpec = {
  id: 'component',
  label: '联合成分',
  kind: 'number',
  default: 1,
  min: 1,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;
const otherSpec = {
  id: 'other',
  label: '纵轴的联合成分',
  help: '坐标为同一个表的两个成分时使用',
  kind: 'number',
  default: 2,
  min: 1,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;
const pointSize = 9;

type Side = { readonly column: string; readonly title: string };

function sideOf(input: ChartInput, of: 't' | 'u', wanted: number): Side {
  const scores = tableOf(input, 'scores');
  const component =
    Array.from({ length: wanted }, (_, k) => wanted - k).find((k) => hasColumn(scores, `${of}${k}`)) ?? 1;
  const share = numbers(tableOf(input, 'components'), of === 't' ? 'r2x' : 'r2y')[component - 1];
  return {
    column: `${of}${component}`,
    title: `${of === 't' ? '第一个表' : '第二个表'} ${of}[${component}]${share === undefined ? '' : `（${percent(share)}）`}`,
  };
}

function draw(input: ChartInput): ChartDrawing {
  const scores = tableOf(input, 'scores');
  const view = choiceOf(input.settings.own, viewSpec);
  const [one, other] = [componentSpec, otherSpec].map((spec) => Math.round(numberOf(input.settings.own, spec))) as [
    number,
    number,
  ];
  const [x, y] =
    view === 'pair'
      ? [sideOf(input, 't', one), sideOf(input, 'u', one)]
      : [sideOf(input, view === 'first' ? 't' : 'u', one), sideOf(input, view === 'first' ? 't' : 'u', other)];
  const r = view === 'pair' ? numbers(tableOf(input, 'components'), 'r')[Number(x.column.slice(1)) - 1] : undefined;
  const caption = r === undefined ? '' : `r = ${readable(r, 3)}`;
  const { levels, option, outlined } = ordinationPoints(
    { ...input, tables: { ...input.tables, points: scores } },
    { x, y, pointSize, ...(caption && { caption }) },
  );
  const samples = texts(scores, 'sample');
  return {
    option,
    summary: `O2PLS 得分图：${samples.length} 个样本${input.groups ? `，${levels} 个分组` : ''}，横轴 ${x.title}，纵轴 ${y.title}${caption && `，相关系数 ${caption}`}${outlined ? '；椭圆为 95% 置信区域' : ''}。`,
    data: dataTable('o2pls-scores', 'O2PLS 得分', [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(groupScale(input).levelOf))] : []),
      numberColumn(x.column, x.title, numbers(scores, x.column)),
      ...(x.column === y.column ? [] : [numberColumn(y.column, y.title, numbers(scores, y.column))]),
    ]),
    labelIds: samples,
  };
}

/** Samples on the joint components of two tables. */
export const o2plsScores: ChartDefinition = {
  id: 'o2pls-scores',
  title: 'O2PLS 得分图',
  tables: [{ id: 'scores' }, { id: 'components' }],
  settings: [viewSpec, componentSpec, otherSpec, ...ordinationSettings],
  defaultSize: { width: 680, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
