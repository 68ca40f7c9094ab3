import { maximum, minimum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { extent, fontSizeOf, frame, gridRect, niceScale, readable } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, circle, pixelsOf, polyline, rectangle, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { stackBrackets, stars } from '../../parts/brackets/index.ts';
import type { Bracket, Placed } from '../../parts/brackets/index.ts';

const pointsSpec = { id: 'points', label: '显示每个值', kind: 'boolean', default: true } as const satisfies SettingSpec;
const markSpec = {
  id: 'marks',
  label: '显著性',
  kind: 'choice',
  default: 'brackets',
  choices: [
    { value: 'brackets', label: '横线与星号' },
    { value: 'p', label: '横线与 P 值' },
    { value: 'letters', label: '字母' },
    { value: 'none', label: '不标' },
  ],
} as const satisfies SettingSpec;
const spreadSpec = {
  id: 'coloured',
  label: '按横轴着色',
  help: '没有分组列时每根柱用不同的颜色',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const step = 19;
const mostBrackets = 24;

type Bars = {
  readonly x: readonly string[];
  readonly fill: readonly string[];
  readonly mean: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly letters: readonly string[];
};

/** The lines to draw between bars: the comparisons below the threshold of the run. */
function bracketsOf(input: ChartInput, bars: Bars, withP: boolean): Placed[] {
  const table = tableOf(input, 'comparisons');
  if (table.rows === 0) return [];
  const [x, a, b, p] = [texts(table, 'x'), texts(table, 'a'), texts(table, 'b'), numbers(table, 'p_adj')];
  const limit = typeof input.options['p'] === 'number' ? input.options['p'] : 0.05;
  const placeOf = (within: string, name: string) =>
    bars.x.findIndex((one, i) =>
      within === '' ? one === name && bars.fill[i] === '' : one === within && bars.fill[i] === name,
    );
  const all = a.flatMap((name, i): (Bracket & { p: number })[] => {
    const [one, other] = [placeOf(x[i]!, name), placeOf(x[i]!, b[i]!)].toSorted((left, right) => left - right) as [
      number,
      number,
    ];
    return p[i]! < limit && one >= 0
      ? [{ a: one, b: other, text: withP ? `P = ${readable(p[i]!, 2)}` : stars(p[i]!), p: p[i]! }]
      : [];
  });
  return stackBrackets(all.toSorted((one, other) => one.p - other.p).slice(0, mostBrackets));
}

/** Where each bar stands: those of one x side by side, with a gap to the next. */
function placesOf(
  bars: Bars,
  left: number,
  width: number,
): { readonly middle: readonly number[]; readonly half: number } {
  const [names, fills] = [[...new Set(bars.x)], [...new Set(bars.fill)]];
  const band = width / names.length;
  const each = Math.min(fills.length === 1 ? 64 : 48, (band * (fills.length === 1 ? 0.62 : 0.8)) / fills.length);
  const middle = bars.x.map(
    (x, i) => left + band * (names.indexOf(x) + 0.5) + (fills.indexOf(bars.fill[i]!) - (fills.length - 1) / 2) * each,
  );
  return { middle, half: each * (fills.length === 1 ? 0.5 : 0.45) };
}

function draw(input: ChartInput): ChartDrawing {
  const [summary, points] = [tableOf(input, 'summary'), tableOf(input, 'points')];
  const bars: Bars = {
    x: texts(summary, 'x'),
    fill: texts(summary, 'fill'),
    mean: numbers(summary, 'mean'),
    low: numbers(summary, 'low'),
    high: numbers(summary, 'high'),
    letters: texts(summary, 'letters'),
  };
  const split = bars.fill.some((fill) => fill !== '');
  const scale = categoryScale(input, split ? bars.fill : bars.x);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const [withPoints, marks] = [booleanOf(input.settings.own, pointsSpec), choiceOf(input.settings.own, markSpec)];
  const coloured = split || booleanOf(input.settings.own, spreadSpec);
  const colorOf = (i: number) =>
    coloured ? scale.color(split ? bars.fill[i]! : bars.x[i]!) : scale.color(scale.levels[0]!);
  const brackets = marks === 'brackets' || marks === 'p' ? bracketsOf(input, bars, marks === 'p') : [];
  const value = numbers(points, 'value');
  const [low, high] = extent(bars.mean, bars.low, bars.high, withPoints ? value : []) ?? [0, 1];
  const levels = brackets.reduce((most, { level }) => Math.max(most, level + 1), 0);
  const names = [...new Set(bars.x)];
  const legend = split ? groupLegend(scale) : [];
  const framed = (top: number) =>
    frame(input, {
      x: { title: labelOf(summary, 'x'), names },
      y: { title: labelOf(points, 'value'), scale: niceScale(Math.min(0, low), Math.max(0, top), { ticks: 5 }) },
      legend: legend.map(({ name }) => String(name)),
      fixedLegend: true,
    });
  const room = levels * step + (marks === 'letters' ? fontSize + 8 : levels > 0 ? 10 : 0);
  const { height } = gridRect(framed(high), input.size);
  // The scale is stretched so that the lines above the bars stay inside the axes.
  const top =
    Math.min(0, low) + (Math.max(0, high) - Math.min(0, low)) * (height / Math.max(height * 0.45, height - room));
  const base = framed(top);
  const yScale = niceScale(Math.min(0, low), Math.max(0, top), { ticks: 5 });
  const rect = gridRect(base, input.size);
  const { y } = pixelsOf(rect, { min: 0, max: 1 }, yScale);
  const { half, middle } = placesOf(bars, rect.x, rect.width);
  const valuesOf = (i: number) =>
    Array.from(value.keys())
      .filter((row) => texts(points, 'x')[row] === bars.x[i] && texts(points, 'fill')[row] === bars.fill[i])
      .map((row) => value[row]!);
  const cells = bars.x.map((_, i) => valuesOf(i));
  const topOf = (i: number) =>
    y(Math.max(0, maximum([bars.mean[i]!, bars.high[i]!, ...(withPoints ? cells[i]! : [])].filter(Number.isFinite))));

  const shapes = bars.x.flatMap((x, i): Shape[] => {
    const color = colorOf(i);
    const [from, to] = [y(Math.max(0, bars.mean[i]!)), y(Math.min(0, bars.mean[i]!))];
    const tip = `${x}${bars.fill[i] ? `，${bars.fill[i]}` : ''}\n均值 ${readable(bars.mean[i]!)}\nn = ${cells[i]!.length}${Number.isFinite(bars.low[i]!) ? `\n误差线 ${readable(bars.low[i]!)} ~ ${readable(bars.high[i]!)}` : ''}`;
    const cap = Math.min(8, half * 0.45);
    const [lowEnd, highEnd] = [y(bars.low[i]!), y(bars.high[i]!)];
    const line = { stroke: colors.text, lineWidth: 1.1, z: 3 };
    const error = Number.isFinite(bars.low[i]!)
      ? [
          polyline(
            [
              [middle[i]!, lowEnd],
              [middle[i]!, highEnd],
            ],
            line,
          ),
          polyline(
            [
              [middle[i]! - cap, highEnd],
              [middle[i]! + cap, highEnd],
            ],
            line,
          ),
          polyline(
            [
              [middle[i]! - cap, lowEnd],
              [middle[i]! + cap, lowEnd],
            ],
            line,
          ),
        ]
      : [];
    const dots = withPoints
      ? cells[i]!.map((one, at) =>
          circle(
            middle[i]! + ((((at + 0.5) * 0.618_034) % 1) - 0.5) * half * 1.2,
            y(one),
            (input.settings.pointSize ?? 5) / 2,
            { fill: colors.background, stroke: colors.text, lineWidth: 0.8, opacity: 0.8, tip: readable(one), z: 2 },
          ),
        )
      : [];
    const letters =
      marks === 'letters' && bars.letters[i]
        ? [
            words(bars.letters[i]!, middle[i]!, topOf(i) - 6, {
              align: 'center',
              valign: 'bottom',
              color: colors.text,
              fontSize,
            }),
          ]
        : [];
    return [
      rectangle(
        { x: middle[i]! - half, y: from, width: half * 2, height: Math.max(0.5, to - from) },
        { fill: `${color}a6`, stroke: color, lineWidth: 1, tip },
      ),
      ...dots,
      ...error,
      ...letters,
    ];
  });
  // Each line lies just above what is between its ends: the bars, and the lines drawn before.
  const feet: { readonly a: number; readonly b: number; readonly foot: number }[] = [];
  const lines = brackets.flatMap(({ a, b, text }): Shape[] => {
    const below = [...bars.x.keys()].filter((i) => i >= a && i <= b).map(topOf);
    const under = feet.filter((other) => other.a <= b && a <= other.b).map(({ foot }) => foot - step + 10);
    const foot = Math.min(minimum(below), minimum(under)) - 10;
    feet.push({ a, b, foot });
    return [
      polyline(
        [
          [middle[a]!, foot + 4],
          [middle[a]!, foot],
          [middle[b]!, foot],
          [middle[b]!, foot + 4],
        ],
        { stroke: colors.text, lineWidth: 1 },
      ),
      words(text, (middle[a]! + middle[b]!) / 2, foot - (text.startsWith('*') ? -3 : 3), {
        align: 'center',
        valign: 'bottom',
        color: colors.text,
        fontSize: text.startsWith('*') ? fontSize : fontSize - 2,
      }),
    ];
  });

  const comparisons = tableOf(input, 'comparisons').rows;
  return {
    option: {
      ...base,
      graphic: {
        elements: [
          ...shapes,
          ...lines,
          polyline(
            [
              [rect.x, y(0)],
              [rect.x + rect.width, y(0)],
            ],
            { stroke: colors.axis, z: 1 },
          ),
        ],
      },
      series: [{ type: 'scatter', data: [] }, ...legend],
    } as ChartDrawing['option'],
    summary: `柱状图：${bars.x.length} 根柱，均值最高的是 ${bars.x[bars.mean.indexOf(extent(bars.mean)?.[1] ?? 0)] ?? '--'}${comparisons > 0 ? `；${comparisons} 个两两比较${marks === 'letters' ? '，字母不同的差异显著' : `，标出 ${brackets.length} 个显著的`}` : ''}。`,
    data: summary,
  };
}

/** Bars of means with error bars, their values as points, and lines or letters of significance. */
export const barPlot: ChartDefinition = {
  id: 'bar-plot',
  title: '柱状图',
  tables: [{ id: 'summary' }, { id: 'points' }, { id: 'comparisons' }],
  settings: [markSpec, pointsSpec, spreadSpec],
  defaultSize: { width: 640, height: 460 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
