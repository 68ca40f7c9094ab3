import { maximum } from '@panome/analysis/extremes';
import type { BarSeriesOption, ScatterSeriesOption } from 'echarts';
import { mergeOf } from '../../parts/clustering/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  niceScale,
  percent,
  readable,
  rounded,
  shortNames,
  truncateMiddle,
} from '../../frame/index.ts';
import { dendrogramJoints, jointPath, leafOrder, leafPositions, treeLine } from '../../geometry/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, numericNames, tableOf, textColumn, texts } from '../../table/index.ts';
import { othersColor, taxaColors } from '../../parts/taxa-colors/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const widthSpec = {
  id: 'tree',
  label: '聚类树所占宽度（%）',
  kind: 'number',
  default: 22,
  min: 10,
  max: 50,
  step: 1,
} as const satisfies SettingSpec;
const others = '其他';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'composition');
  const [taxa, samples] = [texts(table, 'taxon'), numericNames(table)];
  const merge = mergeOf(tableOf(input, 'merge'), samples.length) ?? { a: [], b: [], height: [] };
  const joined = merge.a.length > 0;
  const leaves = joined ? leafOrder(merge).map((leaf) => samples[leaf]!) : [...samples];
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const relative = input.options['relative'] !== false;
  const values = taxa.map((_, row) => leaves.map((sample) => numbers(table, sample)[row]! * (relative ? 100 : 1)));
  const totals = leaves.map((_, at) => values.reduce((sum, row) => sum + row[at]!, 0));
  const told = taxaColors(input, taxa.length);
  const colorOf = (row: number): string =>
    taxa[row] === others && row === taxa.length - 1 ? othersColor(input) : told[row]!;
  const legend = taxa.map((name) => truncateMiddle(name, 26));
  const levels = input.groups
    ? scale.levels.filter((level) => level !== '' && leaves.some((id) => scale.levelOf(id) === level))
    : [];
  const wide = input.size.width >= 480;
  const names = shortNames(leaves, wide ? 20 : 10);
  const base = frame(input, {
    x: {
      title: relative ? '相对丰度（%）' : '丰度',
      scale: relative
        ? { min: 0, max: 100, interval: wide ? 20 : 50 }
        : niceScale(0, extent(totals)?.[1] || 1, { ticks: wide ? 5 : 2 }),
    },
    y: { title: '', names },
    legend: [...levels.map((level) => truncateMiddle(level, 24)), ...legend],
    fixedLegend: true,
  });
  const grid = base.grid as { left: number; right: number; top: number; bottom: number };
  const room = joined
    ? Math.round(((input.size.width - grid.right) * numberOf(input.settings.own, widthSpec)) / 100)
    : 0;
  const treeGrid = {
    left: 14,
    width: Math.max(10, room - 14),
    top: grid.top,
    bottom: grid.bottom,
    outerBoundsMode: 'none' as const,
  };
  const highest = Math.max(maximum(Array.from(merge.height)), 1e-12);
  const nice = niceScale(0, highest, { ticks: 2 }).interval;
  const interval = nice > 0.6 * highest ? nice / 2 : nice;
  const path = joined ? jointPath(dendrogramJoints(merge, leafPositions(merge))) : [];
  const background = chartColors(input.theme).background;
  const line = treeLine(1.1, (input.size.height - grid.top - grid.bottom) / leaves.length);
  const yAxis = base.yAxis as { axisLabel: object };
  const bars = taxa.map((_, row): BarSeriesOption => ({
    type: 'bar',
    name: legend[row]!,
    stack: 'share',
    barCategoryGap: leaves.length <= 60 ? '16%' : '0%',
    barMaxWidth: 30,
    itemStyle: { color: colorOf(row), ...(leaves.length <= 60 && { borderColor: background, borderWidth: 0.4 }) },
    data: values[row]!.map(rounded),
    emphasis: { disabled: true },
  }));
  // A mark at the end of each branch says the group, and puts it into the legend.
  const marks = levels.map((level): ScatterSeriesOption => ({
    type: 'scatter',
    name: truncateMiddle(level, 24),
    xAxisIndex: 1,
    yAxisIndex: 1,
    symbol: scale.symbol(level),
    symbolSize: leaves.length <= 60 ? 8 : 5,
    itemStyle: { color: scale.color(level), opacity: 1 },
    silent: true,
    clip: false,
    z: 4,
    data: leaves.flatMap((id, at) => (scale.levelOf(id) === level ? [[0, at]] : [])),
  }));

  return {
    option: {
      ...base,
      grid: [{ ...grid, left: grid.left + room + 8 }, treeGrid],
      xAxis: [
        ...[base.xAxis ?? []].flat(),
        {
          type: 'value',
          gridIndex: 1,
          inverse: true,
          min: 0,
          max: 1.02 * highest,
          interval,
          splitLine: { show: false },
          axisLine: { show: joined && wide, onZero: false, lineStyle: { color: colors.axis } },
          axisTick: { show: joined && wide },
          axisLabel: {
            show: joined && wide,
            color: colors.text,
            fontFamily,
            fontSize,
            hideOverlap: true,
            showMaxLabel: false,
          },
          ...(joined &&
            wide && {
              name: 'Bray–Curtis',
              nameLocation: 'middle',
              nameGap: fontSize + 12,
              nameTextStyle: { color: colors.text, fontFamily, fontSize },
            }),
        },
      ],
      yAxis: [
        { ...yAxis, inverse: true },
        { type: 'value', gridIndex: 1, inverse: true, min: -0.5, max: leaves.length - 0.5, show: false },
      ],
      series: [
        {
          type: 'line',
          xAxisIndex: 1,
          yAxisIndex: 1,
          symbol: 'none',
          silent: true,
          lineStyle: { color: colors.text, width: line, join: 'miter' },
          data: path.map((point) => (point === null ? [null, null] : [rounded(point[1]), point[0]])) as number[][],
        },
        ...marks,
        ...bars,
      ],
    },
    summary: `聚类树与物种组成：${leaves.length} 个样本${joined ? `按 UPGMA 聚类排列，最后一次合并的平均 Bray–Curtis 距离为 ${readable(highest, 3)}` : '没有聚类树'}；${taxa.length} 个分类单元，平均最多的是 ${taxa[0]!}（${percent(numbers(tableOf(input, 'taxa'), 'mean')[0]!)}）。`,
    data: dataTable('composition-tree', '聚类顺序与组成', [
      textColumn('sample', '样本', leaves),
      ...(levels.length > 0 ? [textColumn('group', '分组', leaves.map(scale.levelOf))] : []),
      ...taxa.map((name, row) => numberColumn(`taxon_${row + 1}`, name, values[row]!)),
    ]),
  };
}

/** Samples in the order of their tree, each with what it is made of. */
export const compositionTree: ChartDefinition = {
  id: 'composition-tree',
  title: '聚类树与物种组成图',
  tables: [{ id: 'composition' }, { id: 'merge' }, { id: 'taxa', columns: ['taxon', 'mean'] }],
  settings: [widthSpec],
  defaultSize: { width: 860, height: 600 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
