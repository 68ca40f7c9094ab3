import { maximum } from '@panome/analysis/extremes';
import type { LineSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, fontSizeOf, frame, gridRect, niceScale, percent, rounded, textWidth } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { pixelsOf, polyline, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const spreadSpec = {
  id: 'spread',
  label: '标准误',
  help: '错误率在各折之间的标准误',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const pointSize = 6;
const steps = [1, 2, 5];

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'error');
  const [features, error, se, choice] = [
    numbers(table, 'features'),
    numbers(table, 'error').map((value) => 100 * value),
    numbers(table, 'se').map((value) => 100 * value),
    texts(table, 'choice'),
  ];
  const x = features.map(Math.log10);
  const withSpread = booleanOf(input.settings.own, spreadSpec);
  const [low, high] = [error.map((value, i) => Math.max(0, value - se[i]!)), error.map((value, i) => value + se[i]!)];
  const colors = chartColors(input.theme);
  const [main, second] = paletteColors(input.settings.palette, 'categorical', input.theme) as [string, string];
  const chosen = Math.max(0, choice.indexOf('选取'));
  const name = `选取（${features[chosen]} 个特征）`;
  const last = Math.max(maximum(x), 0.3);
  const scale = { min: -0.04 * last, max: last * 1.03, interval: last * 1.07 };
  const base = frame(input, {
    x: { title: '特征数（对数刻度）', scale },
    y: {
      title: '交叉验证错误率（%）',
      scale: niceScale(...((withSpread ? extent(low, high) : extent(error)) ?? [0, 1]), { zero: true, ticks: 5 }),
    },
    legend: [name],
  });
  const rect = gridRect(base, input.size);
  const at = pixelsOf(rect, scale, { min: 0, max: 1 });
  const fontSize = fontSizeOf(input);
  let free = Number.NEGATIVE_INFINITY;
  const ticks = Array.from({ length: Math.ceil(last) + 1 }, (_, decade) => steps.map((step) => step * 10 ** decade))
    .flat()
    .filter((value) => Math.log10(value) <= scale.max)
    .flatMap((value): Shape[] => {
      const place = at.x(Math.log10(value));
      const half = textWidth(String(value), fontSize) / 2;
      const foot = rect.y + rect.height;
      const mark = polyline(
        [
          [place, foot],
          [place, foot + 4],
        ],
        { stroke: colors.axis, z: 1 },
      );
      if (place - half < free) return [mark];
      free = place + half + 5;
      return [
        mark,
        words(String(value), place, foot + 8, { align: 'center', valign: 'top', color: colors.text, fontSize }),
      ];
    });
  // All standard errors are one line with gaps.
  const bars: LineSeriesOption = {
    type: 'line',
    name: '标准误',
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    z: 2,
    connectNulls: false,
    data: withSpread
      ? Array.from(x.keys()).flatMap((i) => [
          [rounded(x[i]!), rounded(low[i]!)],
          [rounded(x[i]!), rounded(high[i]!)],
          ['-', '-'],
        ])
      : [],
    lineStyle: { color: colors.neutral, width: 1 },
    itemStyle: { color: colors.neutral },
  };
  const { xAxis } = base as { xAxis: { axisLabel: object; axisTick: object } };
  const size = input.settings.pointSize ?? pointSize;
  return {
    option: {
      ...base,
      // Ticks of a logarithmic axis are not equally far apart.
      xAxis: { ...xAxis, axisLabel: { ...xAxis.axisLabel, show: false }, axisTick: { ...xAxis.axisTick, show: false } },
      graphic: { elements: ticks },
      series: [
        bars,
        {
          type: 'line',
          name: '错误率',
          symbol: 'circle',
          symbolSize: size,
          showAllSymbol: true,
          z: 3,
          data: Array.from(x, (value, i) => [rounded(value), rounded(error[i]!)]),
          lineStyle: { color: main, width: 1.6 },
          itemStyle: { color: main },
        },
        {
          type: 'scatter',
          name,
          symbol: 'diamond',
          symbolSize: size + 7,
          z: 5,
          data: [[rounded(x[chosen]!), rounded(error[chosen]!)]],
          itemStyle: { color: second, opacity: 1, borderColor: colors.background, borderWidth: 1 },
        },
      ],
    },
    summary: `特征数与错误率：从 ${features[0]} 个特征到 1 个，选取 ${features[chosen]} 个，交叉验证错误率 ${percent(error[chosen]! / 100)}；用全部特征时 ${percent(error[0]! / 100)}。`,
    data: table,
  };
}

/** The cross-validated error against the number of features that were kept. */
export const rfeError: ChartDefinition = {
  id: 'rfe-error',
  title: '特征数与错误率',
  tables: [{ id: 'error' }],
  settings: [spreadSpec],
  defaultSize: { width: 720, height: 440 },
  pointSize,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
