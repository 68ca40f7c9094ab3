import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { axisOption, fontSizeOf, frame, gridRect, truncateMiddle, widest } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, tableOf, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { panelRows } from '../../parts/panel-grid/index.ts';
import { panelScale, panelSeries, room } from './panels.ts';
import { readPanels } from './readPanels.ts';
import { countSpec, lettersSpec, pointsSpec } from './settings.ts';

function draw(input: ChartInput): ChartDrawing {
  const scale = groupScale(input);
  const { own } = input.settings;
  const { panels: chosen, features } = readPanels(input, scale, Math.round(numberOf(own, countSpec)));
  const fontSize = fontSizeOf(input);
  const colors = chartColors(input.theme);
  const names = chosen[0]?.groups.map(({ name }) => name) ?? [];
  const letters =
    booleanOf(own, lettersSpec) && chosen.some(({ groups }) => groups.some((group) => group.letters !== ''));
  const legend = groupLegend({ ...scale, levels: names });
  const yTitle = '数值';
  const base = frame(input, {
    x: { title: '', names: [' '] },
    y: { title: yTitle, scale: { min: 0, max: 1, interval: 1 } },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });

  const rect = gridRect(base, input.size);
  const yName = input.settings.yTitle ?? yTitle;
  const left = 8 + (yName ? fontSize + 12 : 0);
  const cells = panelRows(
    { x: left, y: rect.y, width: rect.x + rect.width - left, height: rect.height + fontSize },
    chosen.length,
    room,
  );
  const panels = chosen.slice(0, cells.length);
  const scales = panels.map((panel) => panelScale(panel, letters));
  const small = { colors, fontSize: Math.max(8, fontSize - 1) };
  const head = fontSize + 8;
  const tickRoom = (y: Scale): number =>
    8 +
    widest(
      [y.min, y.max, y.max - y.interval].map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 12 })),
      small.fontSize,
    );
  const yRoom = maximum(scales.map(tickRoom));
  const plotWidth = (cells[0]?.width ?? 0) - yRoom;
  // Group names are below the boxes when they fit; otherwise only the legend names them.
  const named = widest(names, small.fontSize) + 6 <= plotWidth / Math.max(1, names.length);
  const foot = named ? small.fontSize + 12 : 6;
  const title = input.settings.title?.trim() ? [base.title ?? []].flat() : [];

  const option = {
    ...base,
    title: [
      ...title,
      ...panels.map(({ feature }, i) => ({
        text: truncateMiddle(feature, Math.max(6, Math.floor(plotWidth / (fontSize * 0.62)))),
        left: cells[i]!.x + yRoom + plotWidth / 2,
        top: cells[i]!.y,
        padding: 0,
        textAlign: 'center',
        textStyle: { fontFamily, fontSize, fontWeight: 'normal', color: colors.text },
      })),
    ],
    ...(yName && {
      graphic: [
        {
          type: 'text',
          left: 6,
          top: 'middle',
          rotation: Math.PI / 2,
          silent: true,
          style: { text: yName, font: `${fontSize + 1}px ${fontFamily}`, fill: colors.text },
        },
      ],
    }),
    grid: cells.map(({ x, y, width, height }) => ({
      left: x + yRoom,
      top: y + head,
      width: width - yRoom,
      height: Math.max(20, height - head - foot),
      outerBoundsMode: 'none',
    })),
    xAxis: panels.flatMap((_, i) => {
      const category = axisOption({ title: '', names }, small, 0);
      return [
        {
          ...category,
          gridIndex: i,
          axisTick: { show: false },
          axisLabel: { ...category.axisLabel, show: named, interval: 0 },
        },
        { type: 'value', gridIndex: i, min: -0.5, max: names.length - 0.5, show: false },
      ];
    }),
    yAxis: scales.map((scale_, i) => ({ ...axisOption({ title: '', scale: scale_ }, small, 0), gridIndex: i })),
    series: [
      ...panels.flatMap((panel, i) =>
        panelSeries(panel, i, {
          scale,
          pointSize: input.settings.pointSize ?? 5,
          points: booleanOf(own, pointsSpec),
          letters,
          fontSize,
          text: colors.text,
        }),
      ),
      ...legend,
    ],
  } as EChartsOption;

  const rows = panels.flatMap(({ feature, groups }) =>
    groups.flatMap(({ name, samples, values, letters: word }) =>
      samples.map((sample, i) => ({ feature, name, sample, value: values[i]!, word })),
    ),
  );
  return {
    option,
    summary: `分组箱线图：${panels.length} 个特征在 ${names.join('、')} 各组的分布；箱体为四分位数，须到最小值和最大值${letters ? '，有相同字母的两组差异不显著' : ''}。`,
    data:
      rows.length > 0
        ? dataTable('group-box', '分组箱线图', [
            textColumn(
              'feature',
              '特征',
              rows.map((row) => row.feature),
            ),
            textColumn(
              'group',
              '组',
              rows.map((row) => row.name),
            ),
            textColumn(
              'sample',
              '样本',
              rows.map((row) => row.sample),
            ),
            numberColumn(
              'value',
              '数值',
              rows.map((row) => row.value),
            ),
            textColumn(
              'letters',
              '显著性字母',
              rows.map((row) => row.word),
            ),
          ])
        : tableOf(input, 'top'),
    labelIds: features,
  };
}

/**
 * A box with its samples for every group of the first features, each on its own scale, with letters over the groups.
 */
export const groupBox: ChartDefinition = {
  id: 'group-box',
  title: '分组箱线图',
  tables: [{ id: 'top' }],
  settings: [countSpec, pointsSpec, lettersSpec],
  defaultSize: { width: 820, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  pointSize: 5,
  paletteKind: 'categorical',
  draw,
};
