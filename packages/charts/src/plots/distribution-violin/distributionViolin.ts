import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, extent, frame, gridRect, niceScale, readable, rounded } from '../../frame/index.ts';
import type { Rect } from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { pixelsOf, placeOf, polygon, polyline, rectangle } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { tableOf } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { distributionsOf } from '../../parts/distributions/index.ts';
import type { Series } from '../../parts/distributions/index.ts';

const formSpec = {
  id: 'form',
  label: '图形',
  kind: 'choice',
  default: 'violin-box',
  choices: [
    { value: 'violin-box', label: '小提琴与箱体' },
    { value: 'box', label: '箱线图' },
    { value: 'violin', label: '小提琴' },
  ],
} as const satisfies SettingSpec;
const pointsSpec = {
  id: 'points',
  label: '显示散点',
  help: '每个分布抽取的值，左右错开以免重叠',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;

type Place = { readonly middle: number; readonly band: number; readonly y: (value: number) => number };

function violin({ group, max, min, name, n, x, y }: Series, place: Place, color: string): Shape {
  const peak = extent(y)?.[1] ?? 1;
  const half = (at: number) => (y[at]! / peak) * place.band * 0.44;
  const inside = Array.from(x.keys()).filter((at) => x[at]! >= min && x[at]! <= max);
  const side = (sign: 1 | -1): Spot[] => inside.map((at) => [place.middle + sign * half(at), place.y(x[at]!)]);
  const outline =
    inside.length > 1
      ? [...side(1), ...side(-1).reverse()]
      : ([
          [place.middle - place.band * 0.3, place.y(min)],
          [place.middle + place.band * 0.3, place.y(min)],
        ] as Spot[]);
  return polygon(outline, {
    fill: `${color}4d`,
    stroke: color,
    lineWidth: 1.1,
    tip: `${name}${group && group !== name ? `（${group}）` : ''}：${counted(n)} 个值`,
    z: 0,
  });
}

function box(one: Series, { band, middle, y }: Place, color: string, ground: string, slim: boolean): Shape[] {
  const half = Math.max(1.5, Math.min(slim ? 7 : 26, band * (slim ? 0.09 : 0.34)));
  const line = { stroke: color, lineWidth: 1.2 };
  const whisker = (from: number, to: number) =>
    polyline(
      [
        [middle, y(from)],
        [middle, y(to)],
      ],
      line,
    );
  const cap = (value: number) =>
    polyline(
      [
        [middle - half * 0.55, y(value)],
        [middle + half * 0.55, y(value)],
      ],
      line,
    );
  const tip = `${one.name}\n中位数 ${readable(one.median)}\n四分位 ${readable(one.q1)} ~ ${readable(one.q3)}\n须 ${readable(one.lower)} ~ ${readable(one.upper)}\n最小 ${readable(one.min)}，最大 ${readable(one.max)}`;
  return [
    whisker(one.q3, one.upper),
    whisker(one.q1, one.lower),
    ...(slim ? [] : [cap(one.upper), cap(one.lower)]),
    rectangle(
      { x: middle - half, y: y(one.q3), width: half * 2, height: Math.max(1, y(one.q1) - y(one.q3)) },
      { ...line, fill: slim ? ground : `${color}40`, tip, z: 2 },
    ),
    polyline(
      [
        [middle - half, y(one.median)],
        [middle + half, y(one.median)],
      ],
      { stroke: color, lineWidth: 2.2, z: 3 },
    ),
  ];
}

/** A fixed place to the side for point `i`, so that a figure is the same every time. */
const jitter = (i: number): number => ((i * 0.618_033_988_75) % 1) - 0.5;

function draw(input: ChartInput): ChartDrawing {
  const { axisTitle, grouped, scale, series } = distributionsOf(input);
  const colors = chartColors(input.theme);
  const form = choiceOf(input.settings.own, formSpec);
  const withPoints = booleanOf(input.settings.own, pointsSpec);
  const legend = grouped ? groupLegend(scale) : [];
  const showsAll = withPoints || form !== 'box';
  const yScale = niceScale(
    ...(extent(series.flatMap((one) => (showsAll ? [one.min, one.max] : [one.lower, one.upper]))) ?? [0, 1]),
    { ticks: 5 },
  );
  const base = frame(input, {
    x: { title: '', names: series.map(({ name }) => name) },
    y: { title: axisTitle, scale: yScale },
    legend: series.some(({ group, name }) => group !== name) ? legend.map(({ name }) => String(name)) : [],
    fixedLegend: true,
  });
  const rect: Rect = gridRect(base, input.size);
  const { y } = pixelsOf(rect, { min: 0, max: 1 }, yScale);
  const band = rect.width / series.length;
  const marks = series.flatMap((one, i): Shape[] => {
    const place = { middle: placeOf(rect.x, rect.width, series.length, i), band, y };
    const color = scale.color(one.group);
    return [
      ...(form === 'box' ? [] : [violin(one, place, color)]),
      ...(form === 'violin' ? [] : box(one, place, color, colors.background, form === 'violin-box')),
    ];
  });
  const size = input.settings.pointSize ?? 3;
  const spots = (one: Series, i: number) =>
    Array.from(one.points, (value, at) => ({
      name: one.features[at]!,
      value: [rounded(i + jitter(at) * 0.5), rounded(value)],
    }));
  const lowest = series.toSorted((one, other) => one.median - other.median);

  return {
    option: {
      ...base,
      // Points lie beside the middle of a name, which an axis of names cannot express: a second, hidden one counts the
      // names.
      ...(withPoints && {
        xAxis: [base.xAxis as object, { type: 'value', show: false, min: -0.5, max: series.length - 0.5 }],
      }),
      graphic: { elements: marks },
      series: [
        ...(withPoints
          ? series.map((one, i) => ({
              type: 'scatter',
              name: one.name,
              xAxisIndex: 1,
              symbolSize: size,
              data: spots(one, i),
              itemStyle: { color: scale.color(one.group), opacity: 0.55 },
              silent: true,
              z: 4,
            }))
          : [{ type: 'scatter', data: [] }]),
        ...legend,
      ],
    } as ChartDrawing['option'],
    summary: `数据分布图：${series.length} 个分布，中位数最低的是 ${lowest[0]?.name ?? '--'}（${readable(lowest[0]?.median ?? Number.NaN)}），最高的是 ${lowest.at(-1)?.name ?? '--'}（${readable(lowest.at(-1)?.median ?? Number.NaN)}）；箱体为四分位数，须为 1.5 倍四分位距以内。`,
    data: tableOf(input, 'summary'),
  };
}

/** Violins and boxes of samples or groups side by side. */
export const distributionViolin: ChartDefinition = {
  id: 'distribution-violin',
  title: '小提琴与箱线图',
  tables: [{ id: 'summary' }, { id: 'density' }, { id: 'points' }],
  settings: [formSpec, pointsSpec],
  defaultSize: { width: 800, height: 480 },
  pointSize: 3,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
