import type { EChartsOption, LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  niceScale,
  pointSeries,
  readable,
  referenceLines,
  rounded,
  stackPanels,
} from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { median } from '@panome/analysis/statistics';

const rankSpec = {
  id: 'rank',
  label: '特征',
  help: '按漂移幅度从大到小',
  kind: 'number',
  default: 1,
  min: 1,
  max: 12,
  step: 1,
} as const satisfies SettingSpec;
const pointSize = 7;
const stages = [
  { id: 'before', title: '校正前' },
  { id: 'after', title: '校正后' },
] as const;
const kinds = [
  { id: 'QC', symbol: 'diamond', grow: 3 },
  { id: '样本', symbol: 'circle', grow: 0 },
] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'trend');
  const all = texts(table, 'feature');
  const features = [...new Set(all)];
  const asked = input.settings.labels?.find((label) => features.includes(label));
  const feature = asked ?? features[Math.min(features.length, Math.round(numberOf(input.settings.own, rankSpec))) - 1]!;
  const rows = Array.from(all.keys()).filter((row) => all[row] === feature);
  const pick = (name: string): number[] => rows.map((row) => numbers(table, name)[row]!);
  const word = (name: string): string[] => rows.map((row) => texts(table, name)[row]!);
  const [samples, kind, batch] = [word('sample'), word('kind'), word('batch')];
  const [order, fit] = [pick('order'), pick('fit')];
  const values = { before: pick('before'), after: pick('after') };
  const batches = [...new Set(batch)];
  // Batches stand one after the other whatever their own numbers are.
  const x = rows.map((_, i) => i + 1);
  const starts = batches.slice(1).map((name) => batch.indexOf(name) + 0.5);
  const level = median(rows.flatMap((_, i) => (kind[i] === 'QC' ? [values.after[i]!] : [])));

  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf = (at: number) =>
    [input.settings.groupColors?.[kinds[at]!.id]].find(isColor) ?? (at === 0 ? palette[1]! : palette[0]!);
  const size = input.settings.pointSize ?? pointSize;
  const fontSize = fontSizeOf(input);
  const legend = [...kinds.map(({ id }) => id), '漂移曲线'];
  const scale = niceScale(...(extent(values.before, values.after, fit) ?? [0, 1]), { ticks: 5 });
  const xScale = niceScale(1, Math.max(2, x.length), { ticks: 8 });
  const frames: EChartsOption[] = stages.map(() =>
    frame(input, {
      x: { title: batches.length > 1 ? '进样顺序（各批次相接）' : '进样顺序', scale: { ...xScale, min: 0 } },
      y: { title: '强度', scale },
      legend,
    }),
  );
  const look = { xLabel: '进样', yLabel: '强度', colors, fontSize, labels: new Map() };
  const panel = (stage: (typeof stages)[number], index: number) => [
    { ...referenceLines({ x: starts, color: colors.grid, dashed: false }), xAxisIndex: index, yAxisIndex: index },
    ...[...kinds.keys()].toReversed().map((at) => {
      const own = rows.flatMap((_, i) =>
        kind[i] === kinds[at]!.id && Number.isFinite(values[stage.id][i]!) ? [i] : [],
      );
      return {
        ...pointSeries(
          {
            name: kinds[at]!.id,
            ids: own.map((i) => samples[i]!),
            x: own.map((i) => x[i]!),
            y: own.map((i) => values[stage.id][i]!),
            color: colorOf(at),
            symbol: kinds[at]!.symbol,
            size: size + kinds[at]!.grow,
          },
          look,
        ),
        xAxisIndex: index,
        yAxisIndex: index,
      };
    }),
    ...batches.map((name): LineSeriesOption => ({
      type: 'line',
      name: '漂移曲线',
      symbol: 'none',
      silent: true,
      tooltip: { show: false },
      z: 2,
      xAxisIndex: index,
      yAxisIndex: index,
      data: rows.flatMap((_, i) =>
        batch[i] === name && Number.isFinite(fit[i]!)
          ? [[x[i]!, rounded(stage.id === 'before' ? fit[i]! : level)]]
          : [],
      ),
      lineStyle: { color: colors.text, width: 1.4 },
      itemStyle: { color: colors.text },
    })),
  ];

  return {
    option: {
      ...stackPanels(
        frames,
        input.size,
        stages.map(({ title }) => `${title}：${feature}`),
      ),
      series: stages.flatMap(panel),
    } as EChartsOption,
    counted: { [rankSpec.id]: features },
    summary: `信号漂移图：特征“${feature}”，${rows.length} 次进样${batches.length > 1 ? `、${batches.length} 个批次` : ''}，其中 QC ${kind.filter((one) => one === 'QC').length} 个；上图为校正前与漂移曲线，下图为校正后，QC 中位数 ${readable(level)}。`,
    data: dataTable('drift-trend', '信号漂移', [
      textColumn('sample', '样本', samples),
      textColumn('kind', '类型', kind),
      textColumn('batch', '批次', batch),
      integerColumn('order', '进样顺序', order),
      numberColumn('before', '校正前', values.before),
      numberColumn('fit', '漂移曲线', fit),
      numberColumn('after', '校正后', values.after),
    ]),
    labelIds: features,
  };
}

/**
 * One feature against the order of injection: as measured with the fitted drift above, corrected below, on one scale.
 */
export const driftTrend: ChartDefinition = {
  id: 'drift-trend',
  title: '信号漂移图',
  tables: [{ id: 'trend' }],
  settings: [rankSpec],
  defaultSize: { width: 760, height: 540 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
