import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  percent,
  labelAt,
  placeLabels,
  rounded,
  truncateMiddle,
} from '../../frame/index.ts';
import { numberOf } from '../../settings.ts';
import { categoryScale, polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const largestSpec = {
  id: 'largest',
  label: '最大的点',
  help: '像素；点的面积与大小成正比',
  kind: 'number',
  default: 22,
  min: 4,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

const height = Math.sqrt(3) / 2;
const steps = [0.2, 0.4, 0.6, 0.8];
const ungrouped = '点';

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'points');
  const [names, group] = [texts(table, 'name'), texts(table, 'group')];
  const [a, b, c, size, x, y] = ['a', 'b', 'c', 'size', 'x', 'y'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const scale = categoryScale(input, group);
  const present = [...new Set(group)];
  const levels = [
    ...scale.levels.filter((level) => present.includes(level)),
    ...present.filter((level) => !scale.levels.includes(level)),
  ];
  const nameOf = (level: string) => (level === '' ? ungrouped : truncateMiddle(level, 24));
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const base = frame(input, {
    x: { title: '', names: [''] },
    y: { title: '', names: [''] },
    legend: levels.length > 1 || levels[0] !== '' ? levels.map(nameOf) : [],
  });
  const whole = gridRect(base, input.size);
  const room = fontSize * 3.4;
  const side = Math.max(60, Math.min(whole.width - room * 1.4, (whole.height - room * 1.5) / height));
  const rect = {
    x: Math.round(whole.x + (whole.width - side) / 2),
    y: Math.round(whole.y + room * 0.8),
    width: Math.round(side),
    height: Math.round(side * height),
  };
  const at = (px: number, py: number): Spot => [
    rect.x + px * rect.width,
    rect.y + rect.height - (py / height) * rect.height,
  ];
  /** The place of three shares. */
  const spot = (top: number, left: number): Spot => at(1 - left - top / 2, top * height);

  const line = { stroke: colors.grid, lineWidth: 1, z: 0 };
  const tick = (text: string, [px, py]: Spot, dx: number, dy: number, align: 'left' | 'center' | 'right') =>
    words(text, px + dx, py + dy, { align, color: colors.text, fontSize: fontSize - 2 });
  const grid = steps.flatMap((share): Shape[] => [
    polyline([spot(share, 1 - share), spot(share, 0)], line),
    polyline([spot(0, share), spot(1 - share, share)], line),
    polyline([spot(0, 1 - share), spot(1 - share, 0)], line),
    tick(`${100 * share}`, spot(share, 0), 6, 0, 'left'),
    tick(`${100 * share}`, spot(1 - share, share), -6, 0, 'right'),
    tick(`${100 * share}`, spot(0, 1 - share), 0, 10, 'center'),
  ]);
  const corner = (text: string, [px, py]: Spot, dy: number, align: 'left' | 'center' | 'right') =>
    words(truncateMiddle(text, 16), px, py + dy, { align, bold: true, color: colors.text, fontSize: fontSize + 1 });
  const edge = Math.max(0, room * 0.6);
  const corners = [
    corner(labelOf(table, 'a'), spot(1, 0), -fontSize, 'center'),
    corner(labelOf(table, 'b'), [spot(0, 1)[0] - edge * 0.4, spot(0, 1)[1]], fontSize * 2.1, 'center'),
    corner(labelOf(table, 'c'), [spot(0, 0)[0] + edge * 0.4, spot(0, 0)[1]], fontSize * 2.1, 'center'),
  ];
  const largest = numberOf(input.settings.own, largestSpec) * Math.min(1, input.size.width / 560);
  const most = extent(size)?.[1] ?? 1;
  const pixels = (row: number) => Math.max(3, largest * Math.sqrt(Math.max(0, size[row]! || 0) / most));
  const wanted = new Set(input.settings.labels ?? []);
  const labels = placeLabels({
    rect,
    xScale: { min: 0, max: 1, interval: 1 },
    yScale: { min: 0, max: height, interval: 1 },
    ids: names,
    x,
    y,
    labels: wanted,
    symbolSize: names.map((_, row) => pixels(row)),
    fontSize: fontSize - 1,
  });
  const near = (shares: Float64Array) => shares.reduce((count, share) => count + Number(share > 0.6), 0);

  return {
    option: {
      ...base,
      grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
      xAxis: { type: 'value', min: 0, max: 1, show: false },
      yAxis: { type: 'value', min: 0, max: height, show: false },
      graphic: {
        elements: [
          polygon([spot(1, 0), spot(0, 1), spot(0, 0)], { stroke: colors.axis, lineWidth: 1.2, z: 0 }),
          ...grid,
          ...corners,
        ],
      },
      series: levels.map((level) => ({
        type: 'scatter',
        name: nameOf(level),
        clip: false,
        data: Array.from(group.keys())
          .filter((row) => group[row] === level)
          .map((row) => {
            const place = labels.get(names[row]!);
            return {
              name: names[row]!,
              value: [
                rounded(x[row]!),
                rounded(y[row]!),
                `${labelOf(table, 'a')} ${percent(a[row]!)}，${labelOf(table, 'b')} ${percent(b[row]!)}，${labelOf(table, 'c')} ${percent(c[row]!)}`,
              ],
              symbolSize: pixels(row),
              ...(place && { label: labelAt(place, names[row]!) }),
            };
          }),
        tooltip: { formatter: '{b}\n{@[2]}' },
        encode: { x: 0, y: 1, tooltip: [2] },
        dimensions: ['x', 'y', { name: '占比', type: 'ordinal' }],
        label: {
          show: false,
          formatter: '{b}',
          align: 'left',
          verticalAlign: 'top',
          fontSize: fontSize - 1,
          color: colors.text,
        },
        itemStyle: { color: scale.color(level), opacity: 0.75, borderColor: colors.background, borderWidth: 0.6 },
        z: 3,
      })),
    } as ChartDrawing['option'],
    summary: `三元图：${names.length} 个点；占比超过 60% 的，${labelOf(table, 'a')} ${near(a)} 个，${labelOf(table, 'b')} ${near(b)} 个，${labelOf(table, 'c')} ${near(c)} 个。`,
    data: table,
    labelIds: names,
  };
}

/** Three shares of every row in a triangle. */
export const ternaryPlot: ChartDefinition = {
  id: 'ternary-plot',
  title: '三元图',
  tables: [{ id: 'points' }],
  settings: [largestSpec],
  defaultSize: { width: 680, height: 560 },
  common: ['title', 'fontSize', 'palette', 'legend', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
