import type { BoxplotSeriesOption, EChartsOption, ScatterSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  axisOption,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  rounded,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import { groupLegend, groupScale } from '../../groups/index.ts';
import type { GroupScale } from '../../groups/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, tableOf, textColumn } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';
import { fiveFigures, readPanels } from './readPanels.ts';
import type { Panel } from './readPanels.ts';

const countSpec = {
  id: 'features',
  label: '特征数',
  help: '按 P 值从小到大；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 6,
  min: 1,
  max: 24,
  step: 1,
} as const satisfies SettingSpec;
const pointsSpec = { id: 'points', label: '显示样本点', kind: 'boolean', default: true } as const satisfies SettingSpec;
const lettersSpec = {
  id: 'letters',
  label: '显示显著性字母',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const gap = 18;
const narrowest = 118;
const comfortable = 190;
const lowest = 116;

/**
 * Panels in a grid over `area`, in as few rows as stay comfortable, filled evenly; those that would be too low to read
 * are left out.
 */
function places(area: Rect, wanted: number): readonly Rect[] {
  const least = area.width < 2 * comfortable ? narrowest : comfortable;
  const most = Math.max(1, Math.min(wanted, Math.floor((area.width + gap) / (least + gap))));
  const rows = Math.max(1, Math.min(Math.ceil(wanted / most), Math.floor((area.height + gap) / (lowest + gap))));
  const count = Math.min(wanted, rows * most);
  const columns = Math.ceil(count / rows);
  const width = Math.floor((area.width - gap * (columns - 1)) / columns);
  const height = Math.floor((area.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (width + gap),
    y: area.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}

/** A spread that is the same in every drawing: the points of a group stand in turn right and left of its middle. */
const offset = (i: number, count: number): number => (count === 1 ? 0 : ((((i * 7) % 11) - 5) / 5) * 0.2);

const panelScale = ({ groups }: Panel, letters: boolean): Scale => {
  const [low, high] = extent(groups.flatMap(({ values }) => values)) ?? [0, 1];
  // Room for the letters over the highest point.
  return niceScale(low - (high - low) * 0.04, letters ? high + (high - low || Math.abs(high) || 1) * 0.14 : high, {
    ticks: 4,
  });
};

type Look = {
  readonly scale: GroupScale;
  readonly pointSize: number;
  readonly points: boolean;
  readonly letters: boolean;
  readonly fontSize: number;
  readonly text: string;
};

function panelSeries(
  { groups }: Panel,
  at: number,
  { scale, pointSize, points, letters, fontSize, text }: Look,
): (BoxplotSeriesOption | ScatterSeriesOption)[] {
  const axes = { xAxisIndex: at, yAxisIndex: at };
  const box: BoxplotSeriesOption = {
    type: 'boxplot',
    ...axes,
    xAxisIndex: 2 * at,
    boxWidth: ['30%', '62%'],
    data: groups.map(({ name, values }) => ({
      name,
      value: values.length > 0 ? fiveFigures(values).map(rounded) : [],
      itemStyle: { color: `${scale.color(name)}33`, borderColor: scale.color(name), borderWidth: 1.3 },
    })),
  };
  // Points stand on a second, numeric axis, so that they can lie beside the middle of their group.
  const dots: ScatterSeriesOption[] = groups.map(({ name, samples, values }, place) => ({
    type: 'scatter',
    name: truncateMiddle(name, 24),
    ...axes,
    xAxisIndex: 2 * at + 1,
    symbol: 'circle',
    symbolSize: pointSize,
    itemStyle: { color: scale.color(name), opacity: 0.9 },
    encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
    dimensions: [
      { name: '位置', type: 'number' },
      { name: '数值', type: 'number' },
      { name: '样本', type: 'ordinal' },
    ],
    data: values.map((value, i) => [rounded(place + offset(i, values.length)), rounded(value), samples[i]!]),
    z: 3,
  }));
  const marks: ScatterSeriesOption = {
    type: 'scatter',
    ...axes,
    xAxisIndex: 2 * at + 1,
    silent: true,
    symbolSize: 0.01,
    data: groups.flatMap(({ values, letters: word }, place) =>
      values.length > 0 && word !== '' ? [{ name: word, value: [place, rounded(Math.max(...values))] }] : [],
    ),
    label: {
      show: true,
      formatter: '{b}',
      position: 'top',
      distance: 3 + pointSize / 2,
      fontFamily,
      fontSize,
      color: text,
    },
    z: 4,
  };
  return [box, ...(points ? dots : []), ...(letters ? [marks] : [])];
}

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
  const cells = places(
    { x: left, y: rect.y, width: rect.x + rect.width - left, height: rect.height + fontSize },
    chosen.length,
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
  const yRoom = Math.max(...scales.map(tickRoom));
  const plotWidth = (cells[0]?.width ?? 0) - yRoom;
  // Names stand below where they fit; else the legend alone tells the groups.
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
