import type { LineSeriesOption } from 'echarts';
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
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const linesSpec = {
  id: 'lines',
  label: '显示回归直线',
  help: '全部点（含真实模型）的最小二乘直线，从 r = 0 画到 r = 1',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const pointSize = 6;
const kinds = [
  { id: 'r2y', label: 'R²Y', symbol: 'circle' },
  { id: 'q2', label: 'Q²', symbol: 'triangle' },
] as const;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'permutation');
  const test = tableOf(input, 'permutation_test');
  const r = numbers(table, 'r');
  const [intercepts, slopes, p] = ['intercept', 'slope', 'p'].map((name) => numbers(test, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const values = kinds.map(({ id }) => numbers(table, id));
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const shades = [palette[0]!, palette[1]!];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const dense = 2 * r.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : pointSize);
  const wantsLines = booleanOf(input.settings.own, linesSpec);
  const ends = wantsLines ? kinds.flatMap((_, k) => [intercepts[k]!, intercepts[k]! + slopes[k]!]) : [];
  const names = kinds.map(({ label }, k) => `${label}（P = ${readable(p[k]!, 3)}）`);
  const base = frame(input, {
    x: { title: '与真实分组的相关系数 |r|', scale: { min: 0, max: 1, interval: 0.2 } },
    y: { title: 'R²Y、Q²', scale: niceScale(...(extent(...values, ends) ?? [0, 1]), { zero: true }) },
    legend: names,
  });
  const shuffled = Array.from(r.keys()).slice(1);
  const pick = (column: Float64Array, rows: readonly number[]) => rows.map((row) => column[row]!);
  const look = { xLabel: '|r|', yLabel: '数值', colors, fontSize, labels: new Map() };
  const line = (k: number): LineSeriesOption => ({
    type: 'line',
    name: names[k]!,
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    z: 2,
    data: [
      [0, rounded(intercepts[k]!)],
      [1, rounded(intercepts[k]! + slopes[k]!)],
    ],
    lineStyle: { color: shades[k]!, width: 1.4, type: 'dashed' },
    itemStyle: { color: shades[k]! },
  });

  return {
    option: {
      ...base,
      series: [
        referenceLines({ y: [0], color: colors.axis, dashed: false, width: 0.8 }),
        ...kinds.map(({ symbol }, k) => {
          const rows = dense ? [] : shuffled;
          return {
            ...pointSeries(
              {
                name: names[k]!,
                ids: rows.map((row) => `置换 ${row}`),
                x: pick(r, rows),
                y: pick(values[k]!, rows),
                color: shades[k]!,
                symbol,
                size,
              },
              look,
            ),
            clip: false,
          };
        }),
        ...kinds.map(({ symbol }, k) => ({
          ...pointSeries(
            {
              name: names[k]!,
              ids: ['真实模型'],
              x: [1],
              y: [values[k]![0]!],
              color: shades[k]!,
              symbol,
              size: size + 6,
            },
            look,
          ),
          clip: false,
          z: 5,
        })),
        ...(wantsLines ? kinds.map((_, k) => line(k)) : []),
      ],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: kinds.flatMap(() => shuffled.map((row) => `置换 ${row}`)),
          x: Float64Array.from(kinds.flatMap(() => pick(r, shuffled))),
          y: Float64Array.from(values.flatMap((column) => pick(column, shuffled))),
          color: Uint8Array.from(kinds.flatMap((_, k) => shuffled.map(() => k))),
          colors: shades,
          names,
          radius: size / 2,
        },
      ],
    }),
    summary: `置换检验图：${shuffled.length} 次置换；真实模型 R²Y = ${readable(values[0]![0]!, 3)}、Q² = ${readable(values[1]![0]!, 3)}，回归直线的截距为 ${readable(intercepts[0]!, 3)} 与 ${readable(intercepts[1]!, 3)}，P = ${readable(p[0]!, 3)} 与 ${readable(p[1]!, 3)}。`,
    data: dataTable('permutation-plot', '置换检验', [
      numberColumn('r', '|r|', r),
      numberColumn('r2y', 'R²Y', values[0]!),
      numberColumn('q2', 'Q²', values[1]!),
    ]),
  };
}

/** R²Y and Q² of models of shuffled groups against how like the real ones they are, with the lines through them. */
export const permutationPlot: ChartDefinition = {
  id: 'permutation-plot',
  title: '置换检验图',
  tables: [{ id: 'permutation' }, { id: 'permutation_test' }],
  settings: [linesSpec],
  defaultSize: { width: 680, height: 460 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
