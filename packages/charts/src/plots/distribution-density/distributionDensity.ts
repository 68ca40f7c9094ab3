import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, fontSizeOf, frame, gridRect, niceScale, rounded, shortNames } from '../../frame/index.ts';
import { distributionsOf } from '../../parts/distributions/index.ts';
import { groupLegend } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { pixelsOf, polygon, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const formSpec = {
  id: 'form',
  label: '排列',
  kind: 'choice',
  default: 'overlaid',
  choices: [
    { value: 'overlaid', label: '重叠' },
    { value: 'ridges', label: '山脊图' },
  ],
} as const satisfies SettingSpec;
const overlap = 1.7;

function draw(input: ChartInput): ChartDrawing {
  const { axisTitle, grouped, scale, series } = distributionsOf(input);
  const colors = chartColors(input.theme);
  const ridges = choiceOf(input.settings.own, formSpec) === 'ridges';
  const legend = grouped ? groupLegend(scale) : [];
  const xScale = niceScale(...(extent(...series.map(({ x }) => x)) ?? [0, 1]));
  const peak = extent(...series.map(({ y }) => y))?.[1] ?? 1;
  const names = series.map(({ name }) => name);
  const base = frame(input, {
    x: { title: axisTitle, scale: xScale },
    y: ridges ? { title: '', names: names.toReversed() } : { title: '密度', scale: niceScale(0, peak, { ticks: 5 }) },
    legend: legend.map(({ name }) => String(name)),
    fixedLegend: true,
  });
  const rect = gridRect(base, input.size);
  const pixels = pixelsOf(rect, xScale, { min: 0, max: 1 });
  const band = rect.height / (series.length + overlap - 1);
  const font = Math.min(fontSizeOf(input), Math.floor(band * 0.95));
  const short = shortNames(names, 20);
  const ridge = series.flatMap(({ group, name, x, y }, i): Shape[] => {
    const foot = rect.y + band * (i + overlap);
    const top = Array.from(x, (value, at): Spot => [pixels.x(value), foot - (y[at]! / peak) * band * overlap]);
    const color = scale.color(group);
    return [
      polygon([[pixels.x(x[0]!), foot], ...top, [pixels.x(x.at(-1)!), foot]], {
        fill: `${color}8c`,
        stroke: color,
        lineWidth: 1,
        tip: name,
        z: 0,
      }),
      ...(font >= 7
        ? [words(short[i]!, rect.x - 8, foot, { align: 'right', valign: 'bottom', color: colors.text, fontSize: font })]
        : []),
    ];
  });

  return {
    option: {
      ...base,
      ...(ridges && {
        yAxis: {
          ...(base.yAxis as object),
          axisLabel: { show: false },
          axisTick: { show: false },
          axisLine: { show: false },
        },
      }),
      graphic: { elements: ridges ? ridge : [] },
      series: [
        ...(ridges
          ? [{ type: 'line', data: [] }]
          : series.map(({ group, name, x, y }) => ({
              type: 'line',
              name,
              symbol: 'none',
              smooth: false,
              data: Array.from(x, (value, at) => [rounded(value), rounded(y[at]!)]),
              lineStyle: { color: scale.color(group), width: series.length > 12 ? 1.1 : 1.8, opacity: 0.85 },
              itemStyle: { color: scale.color(group) },
              ...(series.length <= 6 && { areaStyle: { color: scale.color(group), opacity: 0.1 } }),
            }))),
        ...legend,
      ],
    } as ChartDrawing['option'],
    summary: `密度曲线：${series.length} 个分布${grouped ? '，按分组着色' : ''}；高斯核密度估计，每条曲线下面积为 1。`,
    data: tableOf(input, 'density'),
  };
}

/** Density curves of samples or groups over one another, or as ridges. */
export const distributionDensity: ChartDefinition = {
  id: 'distribution-density',
  title: '密度曲线图',
  tables: [{ id: 'summary' }, { id: 'density' }, { id: 'points' }],
  settings: [formSpec],
  defaultSize: { width: 720, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
