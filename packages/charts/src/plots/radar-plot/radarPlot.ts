import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  baseOption,
  fontSizeOf,
  legendBox,
  readable,
  shortNames,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import { booleanOf } from '../../settings.ts';
import { categoryScale, circle, polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const filledSpec = { id: 'filled', label: '填充多边形', kind: 'boolean', default: true } as const satisfies SettingSpec;
const rings = [0.25, 0.5, 0.75, 1];

/** Runs of places without a gap; one run all round when nothing is missing. */
function runsOf(values: readonly number[]): number[][] {
  const gap = values.findIndex(Number.isNaN);
  if (gap < 0) return [[...values.keys()]];
  const runs: number[][] = [[]];
  for (let i = 1; i <= values.length; i += 1) {
    const at = (gap + i) % values.length;
    if (Number.isNaN(values[at]!)) runs.push([]);
    else runs.at(-1)!.push(at);
  }
  return runs.filter(({ length }) => length > 0);
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'radar');
  const [group, axis] = [texts(table, 'group'), texts(table, 'axis')];
  const [mean, scaled] = [numbers(table, 'mean'), numbers(table, 'scaled')];
  const [groups, axes] = [[...new Set(group)], [...new Set(axis)]];
  const scale = categoryScale(input, group);
  const levels = [
    ...scale.levels.filter((level) => groups.includes(level)),
    ...groups.filter((name) => !scale.levels.includes(name)),
  ];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const names = levels.map((level) => truncateMiddle(level, 24));
  const head = 14 + titleHeight(input);
  const box = legendBox(input, names, head);
  const short = shortNames(axes, input.size.width < 520 ? 8 : 16);
  const [width, height] = [input.size.width - box.right, input.size.height - head - box.top - box.bottom];
  const radius = Math.max(40, Math.min(width / 2 - widest(short, fontSize) - 16, height / 2 - fontSize * 2));
  const [centreX, centreY] = [width / 2, head + box.top + height / 2];
  const angle = (at: number) => (2 * Math.PI * at) / axes.length;
  const spot = (at: number, share: number): Spot => [
    centreX + radius * share * Math.sin(angle(at)),
    centreY - radius * share * Math.cos(angle(at)),
  ];
  const all = [...axes.keys()];

  const web = [
    ...rings.map((share) =>
      polygon(
        all.map((at) => spot(at, share)),
        { stroke: share === 1 ? colors.axis : colors.grid, lineWidth: 1, z: 0 },
      ),
    ),
    ...all.map((at) => polyline([spot(at, 0), spot(at, 1)], { stroke: colors.grid, z: 0 })),
    ...all.map((at) => {
      const [x, y] = spot(at, 1 + 9 / radius);
      const side = Math.sin(angle(at));
      return words(short[at]!, x, y, {
        align: Math.abs(side) < 0.15 ? 'center' : side > 0 ? 'left' : 'right',
        valign: Math.abs(side) < 0.15 ? (Math.cos(angle(at)) > 0 ? 'bottom' : 'top') : 'middle',
        color: colors.text,
        fontSize,
      });
    }),
  ];
  const filled = booleanOf(input.settings.own, filledSpec);
  const shapes = levels.flatMap((level): Shape[] => {
    const row = (at: number) => group.findIndex((name, i) => name === level && axis[i] === axes[at]);
    const values = all.map((at) => scaled[row(at)] ?? Number.NaN);
    const color = scale.color(level);
    const outlines = runsOf(values).map((run) => {
      const points = run.map((at) => spot(at, values[at]!));
      return run.length === axes.length
        ? polygon(points, { ...(filled && { fill: `${color}2e` }), stroke: color, lineWidth: 2, z: 1 })
        : polyline(points, { stroke: color, lineWidth: 2, z: 1 });
    });
    const size = (input.settings.pointSize ?? 7) / 2;
    const dots = all
      .filter((at) => !Number.isNaN(values[at]!))
      .map((at) =>
        circle(...spot(at, values[at]!), size, {
          fill: color,
          stroke: colors.background,
          lineWidth: 0.8,
          tip: `${level}\n${axes[at]!}：均值 ${readable(mean[row(at)]!)}`,
          z: 2,
        }),
      );
    return [...outlines, ...dots];
  });

  return {
    option: {
      ...baseOption(input),
      ...(box.option && { legend: { ...box.option, selectedMode: false } }),
      grid: { left: 0, top: 0, width: input.size.width, height: input.size.height, outerBoundsMode: 'none' },
      xAxis: { show: false, type: 'value' },
      yAxis: { show: false, type: 'value' },
      graphic: { elements: [...web, ...shapes] },
      series: levels.map((level, i) => ({
        type: 'scatter',
        name: names[i]!,
        data: [],
        symbol: 'rect',
        itemStyle: { color: scale.color(level) },
      })),
    } as ChartDrawing['option'],
    summary: `雷达图：${groups.length} 组，${axes.length} 个指标；${axes
      .map((name, at) => ({
        name,
        best: levels.toSorted(
          (one, other) =>
            (scaled[group.findIndex((g, i) => g === other && axis[i] === axes[at])] || 0) -
            (scaled[group.findIndex((g, i) => g === one && axis[i] === axes[at])] || 0),
        )[0]!,
      }))
      .slice(0, 3)
      .map(({ best, name }) => `${name}最高的是 ${best}`)
      .join('，')}。`,
    data: table,
  };
}

/** Means of several measures by group around a centre. */
export const radarPlot: ChartDefinition = {
  id: 'radar-plot',
  title: '雷达图',
  tables: [{ id: 'radar' }],
  settings: [filledSpec],
  defaultSize: { width: 640, height: 520 },
  pointSize: 7,
  common: ['title', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
