import type { EChartsOption } from 'echarts';
import { extent, frame, niceScale, readable, referenceLines, rounded, stackPanels } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const pointSize = 7;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'power');
  const [power, r2, mean, chosen] = ['power', 'r2_signed', 'mean_k', 'chosen'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const colors = chartColors(input.theme);
  const [plain, marked] = paletteColors(input.settings.palette, 'categorical', input.theme);
  const cut = Number(input.options['r2_cut'] ?? 0.85);
  const automatic = (input.options['power'] ?? 'auto') === 'auto';
  const at = chosen.indexOf(1);
  const largest = power.reduce((most, value) => Math.max(most, value), 1);
  const xAxis = {
    title: '软阈值（幂次）',
    scale: { min: 0, max: largest + (largest % 2), interval: input.size.width < 480 ? 4 : 2 },
  };
  const [low] = extent(r2) ?? [0, 1];
  const [, high] = extent(mean) ?? [0, 1];
  const size = input.settings.pointSize ?? pointSize;
  const panel = (scale: ReturnType<typeof niceScale>) => frame(input, { x: xAxis, y: { title: '', scale } });
  const titles = ['无标度拟合（带号 R²）', '平均连接度'];
  const stacked = stackPanels(
    [panel(niceScale(Math.min(0, low), 1, { ticks: 5 })), panel(niceScale(0, high, { ticks: 4 }))],
    input.size,
    titles,
  );
  const series = (values: Float64Array, panelAt: number, name: string) => ({
    type: 'line',
    name,
    xAxisIndex: panelAt,
    yAxisIndex: panelAt,
    symbol: 'circle',
    symbolSize: size,
    showAllSymbol: true,
    z: 3,
    lineStyle: { color: plain!, width: 1.4 },
    itemStyle: { color: plain! },
    data: Array.from(values, (value, i) => ({
      name: `幂次 ${power[i]!}`,
      value: [power[i]!, rounded(value)],
      ...(i === at && {
        symbol: 'diamond',
        symbolSize: size + 6,
        itemStyle: { color: marked!, borderColor: colors.background, borderWidth: 1 },
      }),
    })),
  });
  const reference = (lines: { readonly x?: number[]; readonly y?: number[] }, panelAt: number) => ({
    ...referenceLines({ x: [], y: [], ...lines, color: colors.axis, width: 0.9 }),
    xAxisIndex: panelAt,
    yAxisIndex: panelAt,
  });
  const line = at < 0 ? [] : [power[at]!];

  return {
    option: {
      ...stacked,
      series: [
        series(r2, 0, titles[0]!),
        series(mean, 1, titles[1]!),
        reference({ ...(automatic && { y: [cut] }), x: line }, 0),
        reference({ x: line }, 1),
      ],
    } as EChartsOption,
    summary: `软阈值选择图：${power.length} 个幂次，带号 R² 最高为 ${readable(
      r2.reduce((most, value) => Math.max(most, value), -1),
      3,
    )}${at < 0 ? '' : `；选用幂次 ${power[at]!}，R² 为 ${readable(r2[at]!, 3)}，平均连接度 ${readable(mean[at]!, 3)}`}。`,
    data: table,
  };
}

/** How scale-free the network is and how connected it stays, for each soft-threshold power. */
export const wgcnaPower: ChartDefinition = {
  id: 'wgcna-power',
  title: '软阈值选择图',
  tables: [{ id: 'power' }],
  settings: [],
  defaultSize: { width: 640, height: 520 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
