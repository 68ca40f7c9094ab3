import { maximum, minimum } from '@panome/analysis/extremes';
import {
  baseOption,
  fontSizeOf,
  legendBox,
  textWidth,
  titleHeight,
  truncateMiddle,
  type Rect,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf } from '../../settings.ts';
import { polygon, words, type Shape } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { regionPlaces, vennShapes } from '../../parts/venn/index.ts';

const starsSpec = {
  id: 'stars',
  label: '标出独有部分的显著性',
  help: '* p < 0.05，** p < 0.01，*** p < 0.001（置换检验，未校正）',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const negativeSpec = {
  id: 'negative',
  label: '写出负的数值',
  help: '关闭时负的部分写作“< 0”，报告时视为 0',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
const legendWidth = 520;

const starsOf = (p: number): string => (p < 0.001 ? '***' : p < 0.01 ? '**' : p < 0.05 ? '*' : '');
const shareOf = (value: number): string => `${(100 * value).toFixed(1)}%`.replace('-', '−');

/** Names of the sets outside their outlines, where those are furthest from the middle. */
function nameShapes(labels: readonly string[], square: Rect, fontSize: number, color: string, width: number): Shape[] {
  return vennShapes(labels.length).map((outline, i) => {
    const [px, py] = outline.toSorted(
      (a, b) => Math.hypot(b[0] - 0.5, b[1] - 0.5) - Math.hypot(a[0] - 0.5, a[1] - 0.5),
    )[0]!;
    const left = labels.length === 2 ? i === 0 : px < 0.499;
    const high = labels.length === 2 || py > 0.5;
    const text = labels[i]!;
    const half = textWidth(text, fontSize) / 2;
    const below = labels.length === 3 && i === 2;
    const middle = below
      ? square.x + square.width / 2
      : square.x + square.width * (labels.length === 2 ? (left ? 0.25 : 0.75) : left ? 0.2 : 0.8);
    const [top, bottom] = [maximum(outline.map(([, y]) => y)), minimum(outline.map(([, y]) => y))];
    const y = square.y + square.height * (1 - (high ? top : bottom)) + (high ? -8 : 8);
    return words(text, Math.min(width - half - 6, Math.max(half + 6, middle)), y, {
      align: 'center',
      valign: high ? 'bottom' : 'top',
      color,
      fontSize,
      bold: true,
    });
  });
}

function draw(input: ChartInput): ChartDrawing {
  const [parts, sets] = [tableOf(input, 'parts'), tableOf(input, 'sets')];
  const names = texts(sets, 'set');
  const [alone, share, p] = [numbers(sets, 'r2_adj'), numbers(parts, 'r2_adj'), numbers(parts, 'p')];
  const codes = texts(parts, 'code');
  const colors = chartColors(input.theme);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const fontSize = fontSizeOf(input);
  const [stars, negative] = [booleanOf(input.settings.own, starsSpec), booleanOf(input.settings.own, negativeSpec)];
  const labels = names.map((name, at) => `${truncateMiddle(name, 16)}（${shareOf(alone[at]!)}）`);
  const title = titleHeight(input);
  // Four names would stand in each other's way.
  const listed = input.size.width < legendWidth || input.settings.legend !== undefined || names.length === 4;
  const legend = legendBox(input, listed ? labels : [], 12 + title);
  const line = fontSize * 1.7;
  const above = listed ? 0 : line + 6;
  const below = line + (listed || names.length !== 3 ? 0 : line);
  const room = {
    width: input.size.width - 24 - legend.right,
    height: input.size.height - title - legend.top - legend.bottom - above - below - 22,
  };
  // Two circles are wider than tall.
  const [lowest, highest] = [
    minimum(
      vennShapes(names.length)
        .flat()
        .map(([, y]) => y),
    ),
    maximum(
      vennShapes(names.length)
        .flat()
        .map(([, y]) => y),
    ),
  ];
  const side = Math.max(60, Math.min(room.width, room.height / (highest - lowest)));
  const x = Math.round(12 + (room.width - side) / 2);
  const top = 10 + title + legend.top + above + Math.max(0, (room.height - side * (highest - lowest)) / 2);
  const square = { x, y: Math.round(top - side * (1 - highest)), width: Math.round(side), height: Math.round(side) };
  const place = ([px, py]: readonly [number, number]): [number, number] => [
    square.x + px * square.width,
    square.y + (1 - py) * square.height,
  ];

  const outlines = vennShapes(names.length).map((outline, at) =>
    polygon(outline.map(place), {
      fill: `${palette[at % palette.length]!}3d`,
      stroke: palette[at % palette.length]!,
      lineWidth: 1.6,
      z: 1,
    }),
  );
  const regions = [...regionPlaces(names.length)].flatMap(([code, { at, room: space }]): Shape[] => {
    const row = codes.indexOf(code);
    if (row < 0) return [];
    const value = share[row]!;
    const text = value < 0 && !negative ? '< 0' : `${shareOf(value)}${stars ? starsOf(p[row]!) : ''}`;
    const size = Math.max(
      8,
      Math.min(fontSize + 1, Math.floor((fontSize * space * 2.1 * square.width) / textWidth(text, fontSize))),
    );
    const [px, py] = place(at);
    return [words(text, px, py, { align: 'center', color: value < 0 ? colors.axis : colors.text, fontSize: size })];
  });
  const residual = share[codes.indexOf('0'.repeat(names.length))]!;
  const foot = `未解释 ${shareOf(residual)}`;
  const largest = codes
    .flatMap((code, row) => (code.includes('1') ? [row] : []))
    .toSorted((one, other) => share[other]! - share[one]!)[0]!;

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      grid: { left: square.x, top: square.y, width: square.width, height: square.height, outerBoundsMode: 'none' },
      xAxis: { type: 'value', show: false, min: 0, max: 1 },
      yAxis: { type: 'value', show: false, min: 0, max: 1 },
      graphic: {
        elements: [
          ...outlines,
          ...regions,
          ...(listed ? [] : nameShapes(labels, square, fontSize, colors.text, input.size.width)),
          words(
            foot,
            Math.min(12 + room.width, square.x + square.width + textWidth(foot, fontSize) / 2),
            input.size.height - legend.bottom - 10,
            { align: 'right', valign: 'bottom', color: colors.text, fontSize },
          ),
        ],
      },
      series: listed
        ? labels.map((name, at) => ({
            type: 'scatter',
            name,
            symbol: 'rect',
            data: [],
            itemStyle: { color: palette[at % palette.length]!, opacity: 1 },
          }))
        : [{ type: 'scatter', data: [] }],
    },
    summary: `变差分解图：各集合（含共有的部分）解释 ${names.map((name, at) => `${name} ${shareOf(alone[at]!)}`).join('、')}，合计 ${shareOf(1 - residual)}，${foot}；最大的部分是 ${texts(parts, 'part')[largest]!}（${shareOf(share[largest]!)}）；数值为校正 R²，区域大小不代表数值。`,
    data: parts,
  };
}

/** The explained parts of a community's variation as overlapping outlines; their areas mean nothing. */
export const vpaVenn: ChartDefinition = {
  id: 'vpa-venn',
  title: '变差分解图',
  tables: [{ id: 'parts' }, { id: 'sets' }],
  settings: [starsSpec, negativeSpec],
  defaultSize: { width: 640, height: 480 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
