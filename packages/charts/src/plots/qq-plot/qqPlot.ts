import type { EChartsOption } from 'echarts';
import { counted, extent, fontSizeOf, frame, gridRect, niceScale, pointSeries, readable } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { pixelsOf, polygon, polyline, words } from '../../shapes/index.ts';
import { numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const bandSpec = {
  id: 'band',
  label: '画出 95% 范围',
  help: '没有关联、位点独立时观测值的逐点范围',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

function draw(input: ChartInput): ChartDrawing {
  const [table, summary] = [tableOf(input, 'qq'), tableOf(input, 'summary')];
  const [rank, expected, observed, low, high] = [
    numbers(table, 'rank'),
    numbers(table, 'expected'),
    numbers(table, 'observed'),
    numbers(table, 'ci_low'),
    numbers(table, 'ci_high'),
  ];
  const [lambda, variants] = [numbers(summary, 'lambda')[0] ?? Number.NaN, numbers(summary, 'variants')[0] ?? 0];
  const band = booleanOf(input.settings.own, bandSpec);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const color = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;
  const xScale = niceScale(0, extent(expected)?.[1] ?? 1, { ticks: 8 });
  const yScale = niceScale(
    0,
    Math.max(extent(observed)?.[1] ?? 1, xScale.max * 0.9, band ? (extent(high)?.[1] ?? 0) : 0),
  );
  const base = frame(input, {
    x: { title: '期望 −log10(P)', scale: xScale },
    y: { title: '观测 −log10(P)', scale: yScale },
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, xScale, yScale);
  const end = Math.min(xScale.max, yScale.max);
  const places = Array.from(expected.keys());
  const outline = [
    ...places.map((row) => [at.x(expected[row]!), at.y(high[row]!)] as const),
    ...places.toReversed().map((row) => [at.x(expected[row]!), at.y(low[row]!)] as const),
  ];
  const size = input.settings.pointSize ?? 4;
  const outside = places.filter((row) => observed[row]! > high[row]!).length;

  return {
    option: {
      ...base,
      graphic: {
        elements: [
          ...(band ? [polygon(outline, { fill: colors.neutral, opacity: 0.35, z: 0 })] : []),
          polyline(
            [
              [at.x(0), at.y(0)],
              [at.x(end), at.y(end)],
            ],
            { stroke: colors.axis, z: 1 },
          ),
          words(`λ = ${Number.isNaN(lambda) ? '--' : lambda.toFixed(3)}`, rect.x + 12, rect.y + 12, {
            color: colors.text,
            fontSize: fontSize + 1,
            valign: 'top',
          }),
        ],
      },
      series: [
        {
          ...pointSeries(
            {
              name: '位点',
              ids: Array.from(rank, (own) => `第 ${own} 小的 P 值`),
              x: [...expected],
              y: [...observed],
              color,
              symbol: 'circle',
              size,
            },
            { xLabel: '期望', yLabel: '观测', colors, fontSize, labels: new Map() },
          ),
          itemStyle: { color, opacity: 1 },
        },
      ],
    } as EChartsOption,
    summary: `QQ 图：${counted(variants)} 个 P 值，基因组控制 λ = ${Number.isNaN(lambda) ? '--' : readable(lambda, 4)}，最大的观测 −log10(P) 为 ${readable(extent(observed)?.[1] ?? Number.NaN, 3)}（期望 ${readable(extent(expected)?.[1] ?? Number.NaN, 3)}），${outside > 0 ? '有观测值高出 95% 范围' : '没有观测值高出 95% 范围'}。`,
    data: table,
  };
}

/** Observed p-values against those of chance, with the 95 % band and the genomic control. */
export const qqPlot: ChartDefinition = {
  id: 'qq-plot',
  title: 'QQ 图',
  tables: [{ id: 'qq' }, { id: 'summary' }],
  settings: [bandSpec],
  defaultSize: { width: 520, height: 500 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
