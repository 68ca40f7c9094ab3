import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  referenceLines,
  stackPanels,
} from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const samplesSpec = {
  id: 'samples',
  label: '画出生物样本',
  help: '关闭时只画 QC，纵轴更紧',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const lineSpec = { id: 'line', label: '连接 QC', kind: 'boolean', default: true } as const satisfies SettingSpec;
const kinds = [
  { id: 'QC', symbol: 'diamond', grow: 3 },
  { id: '样本', symbol: 'circle', grow: 0 },
] as const;
const pointSize = 6;
const beyond = '超出控制限';

function draw(input: ChartInput): ChartDrawing {
  const [control, limits] = [tableOf(input, 'control'), tableOf(input, 'limits')];
  const [metric, sample, kind, batch, flag] = ['metric', 'sample', 'kind', 'batch', 'flag'].map((name) =>
    texts(control, name),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  const [place, value] = [numbers(control, 'place'), numbers(control, 'value')];
  const withSamples = booleanOf(input.settings.own, samplesSpec);
  const shown = kinds.filter(({ id }) => (id === 'QC' || withSamples) && kind.includes(id));
  const [ids, titles] = [texts(limits, 'metric'), texts(limits, 'title')];
  const limit = (name: string, at: number): number => numbers(limits, name)[at]!;
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const colorOf = (id: string): string =>
    [input.settings.groupColors?.[id]].find(isColor) ?? (id === 'QC' ? palette[1]! : palette[0]!);
  const fontSize = fontSizeOf(input);
  const size = input.settings.pointSize ?? pointSize;
  const legend = shown.map(({ id }) => id);
  const last = Math.max(2, maximum(place));
  const xScale = { ...niceScale(1, last, { ticks: input.size.width < 480 ? 4 : 8 }), min: 0 };
  const panels = ids.map((id, at) => {
    const rows = Array.from(metric.keys()).filter((row) => metric[row] === id && legend.includes(kind[row]! as 'QC'));
    const lines = ['centre', 'warn_low', 'warn_high', 'act_low', 'act_high'].map((name) => limit(name, at));
    const scale = niceScale(
      ...(extent(
        Float64Array.from(rows, (row) => value[row]!),
        Float64Array.from(lines),
      ) ?? [0, 1]),
      { ticks: input.size.height < 130 * ids.length ? 3 : 4 },
    );
    return {
      id,
      at,
      rows,
      scale,
      title: `${titles[at]!}：${id === 't2' ? '虚线为 95% 限，实线为 99% 限' : '虚线为 QC 均值 ± 2SD，实线为 ± 3SD'}`,
    };
  });
  const firsts = [...new Set(batch)].slice(1).map((name) => place[batch.indexOf(name)]! - 0.5);
  const bases = panels.map(({ scale }) =>
    frame(input, {
      x: { title: firsts.length > 0 ? '进样次序（各批次相接）' : '进样次序', scale: xScale },
      y: { title: '', scale },
      legend,
    }),
  );
  const stacked = stackPanels(
    bases,
    input.size,
    panels.map(({ at, title }) => (input.size.width < 480 ? titles[at]! : title)),
  );
  const grids = stacked.grid as readonly { left: number; width: number; top: number; height: number }[];
  const whole = gridRect(bases[0]!, input.size);
  const qcOut = [
    ...new Set(
      Array.from(metric.keys())
        .filter((row) => kind[row] === 'QC' && flag[row] === beyond)
        .map((row) => sample[row]!),
    ),
  ];
  const series = panels.flatMap(({ at, id, rows, scale }) => {
    const rect: Rect = { x: whole.x, y: grids[at]!.top, width: grids[at]!.width, height: grids[at]!.height };
    const [x, y] = [rows.map((row) => place[row]!), rows.map((row) => value[row]!)];
    const wanted = new Set(
      input.settings.labels ??
        rows
          .filter((row) => flag[row] === beyond && (kind[row] === 'QC' || id === 't2'))
          .slice(0, 8)
          .map((row) => sample[row]!),
    );
    const labels = placeLabels({
      rect,
      xScale,
      yScale: scale,
      ids: rows.map((row) => sample[row]!),
      x,
      y,
      labels: wanted,
      symbolSize: size,
      fontSize: fontSize - 2,
    });
    const look = { xLabel: '进样次序', yLabel: titles[at]!, colors, fontSize: fontSize - 1, labels };
    const axis = { xAxisIndex: at, yAxisIndex: at };
    const finite = (...names: readonly string[]): number[] =>
      names.map((name) => limit(name, at)).filter(Number.isFinite);
    // The step between two batches is not drift.
    const runs = [...new Set(batch)].map((name) => rows.filter((row) => kind[row] === 'QC' && batch[row] === name));
    return [
      { ...referenceLines({ x: firsts, y: [], color: colors.grid, dashed: false }), ...axis },
      { ...referenceLines({ y: finite('warn_low', 'warn_high'), color: colors.axis }), ...axis },
      { ...referenceLines({ y: finite('act_low', 'act_high'), color: colors.up, dashed: false }), ...axis },
      { ...referenceLines({ y: finite('centre'), color: colors.axis, dashed: false }), ...axis },
      ...(booleanOf(input.settings.own, lineSpec)
        ? runs.map((qc) => ({
            type: 'line' as const,
            name: 'QC',
            symbol: 'none',
            silent: true,
            z: 2,
            ...axis,
            data: qc.map((row) => [place[row]!, value[row]!]),
            lineStyle: { color: colorOf('QC'), width: 1, opacity: 0.7 },
            itemStyle: { color: colorOf('QC') },
            tooltip: { show: false },
          }))
        : []),
      ...shown.toReversed().map(({ grow, id: own, symbol }) => {
        const of = rows.filter((row) => kind[row] === own);
        return {
          ...pointSeries(
            {
              name: own,
              ids: of.map((row) => sample[row]!),
              x: of.map((row) => place[row]!),
              y: of.map((row) => value[row]!),
              color: colorOf(own),
              symbol,
              size: size + grow,
            },
            look,
          ),
          ...axis,
        };
      }),
    ];
  });

  return {
    option: { ...stacked, series } as EChartsOption,
    summary: `质控图：${new Set(sample).size} 次进样，其中 QC ${new Set(sample.filter((_, row) => kind[row] === 'QC')).size} 次；${qcOut.length === 0 ? '没有 QC 超出控制限' : `超出控制限的 QC 有 ${qcOut.length} 个：${qcOut.slice(0, 5).join('、')}${qcOut.length > 5 ? ' 等' : ''}`}。`,
    data: control,
    labelIds: [...new Set(sample)],
  };
}

/** Statistics of every injection in run order, one panel each, with warning and control limits. */
export const qcControlChart: ChartDefinition = {
  id: 'qc-control-chart',
  title: '质控图',
  tables: [{ id: 'control' }, { id: 'limits' }],
  settings: [samplesSpec, lineSpec],
  defaultSize: { width: 860, height: 620 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
