import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, frame, niceScale, percent, rounded, truncateMiddle } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import { booleanOf } from '../../settings.ts';
import { labelOf, numbers, numericNames, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const groupsSpec = {
  id: 'groups',
  label: '显示各组的误差',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const mostPoints = 600;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'error');
  const trees = numbers(table, 'trees');
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const names = numericNames(table).filter(
    (name) => name === 'oob' || (name.startsWith('group_') && booleanOf(input.settings.own, groupsSpec)),
  );
  const columns = names.map((name) => numbers(table, name).map((value) => 100 * value));
  const labels = names.map((name) => (name === 'oob' ? '全部样本' : truncateMiddle(labelOf(table, name), 24)));
  const step = Math.max(1, Math.ceil(trees.length / mostPoints));
  const kept = Array.from(trees.keys()).filter((row) => row % step === 0 || row === trees.length - 1);
  const last = columns[0]!.at(-1)! / 100;

  return {
    option: {
      ...frame(input, {
        x: { title: '树的数目', scale: niceScale(0, trees.length) },
        y: { title: '袋外误差（%）', scale: niceScale(...(extent(...columns) ?? [0, 1]), { zero: true }) },
        legend: labels,
      }),
      series: columns.map((values, i): LineSeriesOption => {
        const overall = names[i] === 'oob';
        const color = overall ? colors.text : scale.color(labelOf(table, names[i]!));
        return {
          type: 'line',
          name: labels[i]!,
          symbol: 'none',
          z: overall ? 4 : 3,
          data: kept.flatMap((row) => (Number.isFinite(values[row]!) ? [[trees[row]!, rounded(values[row]!)]] : [])),
          lineStyle: { color, width: overall ? 2.2 : 1.4 },
          itemStyle: { color },
        };
      }),
    },
    summary: `袋外误差曲线：${trees.length} 棵树，最后的袋外误差为 ${percent(last)}；曲线走平说明树已足够。`,
    data: table,
  };
}

/** The out-of-bag error of a forest as trees are added, in all and of each group. */
export const oobError: ChartDefinition = {
  id: 'oob-error',
  title: '袋外误差曲线',
  tables: [{ id: 'error' }],
  settings: [groupsSpec],
  defaultSize: { width: 680, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
