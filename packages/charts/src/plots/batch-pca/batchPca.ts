import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption, ScatterSeriesOption } from 'echarts';
import {
  axisOption,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  percent,
  rounded,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import { colorsBesideGroups, groupScale, symbolAt } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { inWords, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const colorSpec = {
  id: 'color',
  label: '颜色表示',
  help: '另一项用符号的形状表示',
  kind: 'choice',
  default: 'batch',
  choices: [
    { value: 'batch', label: '批次' },
    { value: 'group', label: '分组' },
  ],
} as const satisfies SettingSpec;

const stageWords: Readonly<Record<string, string>> = { before: '校正前', after: '校正后' };
const gap = 24;

/** Side by side, or one above the other where that would be narrow. */
function halves({ x, y, width, height }: Rect, count: number): readonly Rect[] {
  const beside = width >= 240;
  const each = Math.floor(((beside ? width : height) - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, i) =>
    beside ? { x: x + i * (each + gap), y, width: each, height } : { x, y: y + i * (each + gap), width, height: each },
  );
}

type Panel = {
  readonly stage: string;
  readonly rows: readonly number[];
  readonly x: Scale;
  readonly y: Scale;
  readonly titles: readonly [string, string];
};

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'pca');
  const [stage, sample, batch] = ['stage', 'sample', 'batch'].map((name) => texts(table, name)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const [pc1, pc2, ratio1, ratio2] = ['PC1', 'PC2', 'ratio1', 'ratio2'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const palette = colorsBesideGroups(input);
  const batches = [...new Set(batch)];
  const levels = scale.levels.filter((level) => level !== '');
  const byBatch = choiceOf(input.settings.own, colorSpec) === 'batch' || levels.length === 0;
  const batchLabel = (name: string): string =>
    /批|batch/i.test(name) ? truncateMiddle(name, 24) : `批次 ${truncateMiddle(name, 20)}`;
  const colorOf = (row: number): string =>
    byBatch ? palette[batches.indexOf(batch[row]!) % palette.length]! : scale.color(scale.levelOf(sample[row]!));
  const symbolOf = (row: number): string =>
    byBatch ? scale.symbol(scale.levelOf(sample[row]!)) : symbolAt(batches.indexOf(batch[row]!));
  const names = [
    ...(byBatch ? batches.map(batchLabel) : levels.map((level) => truncateMiddle(level, 24))),
    ...(byBatch ? levels.map((level) => truncateMiddle(level, 24)) : batches.map(batchLabel)),
  ];

  const fontSize = fontSizeOf(input);
  const small = { colors, fontSize: Math.max(8, fontSize - 1) };
  const panels = [...new Set(stage)].map((name): Panel => {
    const rows = Array.from(stage.keys()).filter((row) => stage[row] === name);
    const of = (values: Float64Array): Scale =>
      niceScale(...(extent(rows.map((row) => values[row]!)) ?? [0, 1]), { ticks: 4 });
    return {
      stage: name,
      rows,
      x: of(pc1),
      y: of(pc2),
      titles: [`PC1（${percent(ratio1[rows[0]!]!)}）`, `PC2（${percent(ratio2[rows[0]!]!)}）`],
    };
  });
  const base = frame(input, {
    x: { title: '', names: [' '] },
    y: { title: '', scale: { min: 0, max: 1, interval: 1 } },
    legend: names,
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const cells = halves(
    { x: 6, y: rect.y, width: rect.x + rect.width - 6, height: rect.height + fontSize },
    panels.length,
  );
  const head = fontSize + 10;
  const foot = small.fontSize + fontSize + 20;
  const room = (y: Scale): number =>
    fontSize + 22 + widest([y.min, y.max, y.max - y.interval].map(String), small.fontSize);
  const left = maximum(panels.map(({ y }) => room(y)));
  const pointSize = input.settings.pointSize ?? 8;

  const dots = panels.map(({ rows, stage: name, titles }, at): ScatterSeriesOption => ({
    type: 'scatter',
    name: stageWords[name] ?? name,
    xAxisIndex: at,
    yAxisIndex: at,
    symbolSize: pointSize,
    encode: { x: 0, y: 1, itemName: 2, tooltip: [0, 1] },
    dimensions: [
      { name: titles[0], type: 'number' },
      { name: titles[1], type: 'number' },
      { name: '样本', type: 'ordinal' },
    ],
    data: rows.map((row) => ({
      value: [rounded(pc1[row]!), rounded(pc2[row]!), sample[row]!],
      symbol: symbolOf(row),
      itemStyle: { color: colorOf(row), opacity: 1 },
    })),
  }));
  const key = (name: string, symbol: string, color: string): ScatterSeriesOption => ({
    type: 'scatter',
    name,
    symbol,
    data: [],
    itemStyle: { color },
  });
  const legend = [
    ...(byBatch
      ? batches.map((name, i) => key(batchLabel(name), 'rect', palette[i % palette.length]!))
      : levels.map((level) => key(truncateMiddle(level, 24), 'rect', scale.color(level)))),
    ...(byBatch
      ? levels.map((level) => key(truncateMiddle(level, 24), scale.symbol(level), colors.text))
      : batches.map((name, i) => key(batchLabel(name), symbolAt(i), colors.text))),
  ];
  const title = input.settings.title?.trim() ? [base.title ?? []].flat() : [];
  const option = {
    ...base,
    title: [
      ...title,
      ...panels.map(({ stage: name }, i) => ({
        text: stageWords[name] ?? name,
        left: cells[i]!.x + left,
        top: cells[i]!.y,
        padding: 0,
        textStyle: { fontFamily, fontSize: fontSize + 1, fontWeight: 'normal', color: colors.text },
      })),
    ],
    grid: cells.map(({ x, y, width, height }) => ({
      left: x + left,
      top: y + head,
      width: width - left,
      height: Math.max(30, height - head - foot),
      outerBoundsMode: 'none',
    })),
    xAxis: panels.map(({ x, titles }, i) => ({
      ...axisOption({ title: input.settings.xTitle ?? titles[0], scale: x }, small, small.fontSize + 14),
      gridIndex: i,
    })),
    yAxis: panels.map(({ y, titles }, i) => ({
      ...axisOption({ title: input.settings.yTitle ?? titles[1], scale: y }, small, left - fontSize - 4),
      gridIndex: i,
    })),
    series: [...dots, ...legend],
  } as EChartsOption;

  return {
    option,
    summary: `校正前后的主成分：${panels[0]?.rows.length ?? 0} 个样本、${batches.length} 个批次，两幅图各自计算主成分；校正后各批次应当混在一起。`,
    data: inWords(table, 'stage', stageWords),
  };
}

/** The samples on two components before and after the batches were taken out, coloured by batch. */
export const batchPca: ChartDefinition = {
  id: 'batch-pca',
  title: '校正前后的主成分图',
  tables: [{ id: 'pca' }],
  settings: [colorSpec],
  defaultSize: { width: 860, height: 420 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  pointSize: 8,
  paletteKind: 'categorical',
  draw,
};
