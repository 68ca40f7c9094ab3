import { maximum } from '@panome/analysis/extremes';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  legendBox,
  niceScale,
  readable,
  rounded,
  tickValues,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import { groupLegend } from '../../groups/index.ts';
import { arrangeSpec, byDensity, heightSpec } from '../../parts/histogram/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { categoryScale, pixelsOf, polyline, rectangle, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const curveSpec = { id: 'curve', label: '密度曲线', kind: 'boolean', default: true } as const satisfies SettingSpec;
const longestTitle = 40;

type Bars = {
  readonly group: string;
  readonly n: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly height: readonly number[];
  readonly count: readonly number[];
  readonly x: readonly number[];
  readonly y: readonly number[];
};
type Panel = { readonly column: string; readonly title: string; readonly bars: readonly Bars[] };

function panelsOf(input: ChartInput, densities: boolean): Panel[] {
  const [bins, curves, summary] = [tableOf(input, 'bins'), tableOf(input, 'density'), tableOf(input, 'summary')];
  const bin = {
    column: texts(bins, 'column'),
    group: texts(bins, 'group'),
    from: numbers(bins, 'from'),
    to: numbers(bins, 'to'),
    count: numbers(bins, 'count'),
    density: numbers(bins, 'density'),
  };
  const curve = {
    column: texts(curves, 'column'),
    group: texts(curves, 'group'),
    x: numbers(curves, 'x'),
    y: numbers(curves, 'y'),
  };
  const [column, group, n] = [texts(summary, 'column'), texts(summary, 'group'), numbers(summary, 'n')];
  const withCurve = booleanOf(input.settings.own, curveSpec);
  const order = categoryScale(input, group).levels;
  const all = column.map((name, i): Bars & { readonly column: string } => {
    const rows = Array.from(bin.from.keys()).filter((row) => bin.column[row] === name && bin.group[row] === group[i]);
    const points = withCurve
      ? Array.from(curve.x.keys()).filter((row) => curve.column[row] === name && curve.group[row] === group[i])
      : [];
    // A curve over counts has the area of the bars.
    const times = densities ? 1 : n[i]! * (rows.length > 0 ? bin.to[rows[0]!]! - bin.from[rows[0]!]! : 1);
    return {
      column: name,
      group: group[i]!,
      n: n[i]!,
      from: rows.map((row) => bin.from[row]!),
      to: rows.map((row) => bin.to[row]!),
      count: rows.map((row) => bin.count[row]!),
      height: rows.map((row) => (densities ? bin.density[row]! : bin.count[row]!)),
      x: points.map((row) => curve.x[row]!),
      y: points.map((row) => curve.y[row]! * times),
    };
  });
  const place = (one: Bars) => (one.group === '' ? 1e9 : order.indexOf(one.group));
  const apart = choiceOf(input.settings.own, arrangeSpec) === 'panels';
  return [...new Set(column)].flatMap((name): Panel[] => {
    const own = all.filter((one) => one.column === name).toSorted((a, b) => place(a) - place(b));
    return apart && own.length > 1
      ? own.map((one) => ({ column: name, title: `${name} · ${one.group || '未分组'}`, bars: [one] }))
      : [{ column: name, title: name, bars: own }];
  });
}

function draw(input: ChartInput): ChartDrawing {
  const densities = byDensity(input);
  const panels = panelsOf(input, densities);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const scale = categoryScale(
    input,
    panels.flatMap(({ bars }) => bars.map(({ group }) => group)),
  );
  const groups = [...new Set(panels.flatMap(({ bars }) => bars.map(({ group }) => group)))];
  const grouped = groups.length > 1;
  const colorOf = (group: string) =>
    group === '' ? (grouped ? colors.neutral : scale.color(scale.levels[0]!)) : scale.color(group);
  const legend = grouped
    ? groupLegend({ ...scale, levels: scale.levels.filter((level) => groups.includes(level)) })
    : [];
  const head = 12 + titleHeight(input);
  const box = legendBox(
    input,
    legend.map(({ name }) => String(name)),
    head,
  );
  const small = panels.length > 1 ? Math.max(8, fontSize - 1) : fontSize;
  const title = input.settings.yTitle ?? (densities ? '密度' : '频数');
  const xTitle = input.settings.xTitle ?? (panels.length > 1 ? '' : axisTitle(input, panels[0]!.column));
  const scales = scalesOf(panels);
  const room = 10 + maximum(scales.map(({ y }) => widest(tickValues(y).map(String), small)));
  const foot = small + 12;
  const area = {
    x: 8 + fontSize + 8,
    y: head + box.top,
    width: input.size.width - 8 - fontSize - 8 - 16 - box.right,
    height: input.size.height - head - box.top - 8 - (xTitle ? fontSize + 10 : 0) - box.bottom,
  };
  const rects = panelGrid(
    panels.length,
    panels.length > 1 ? area : { ...area, height: area.height - foot },
    room,
    panels.length > 1 ? small + 8 + foot : 4,
  ).map((rect) => (panels.length > 1 ? { ...rect, y: rect.y - foot } : rect));
  const style = { colors, fontSize: small };
  const opacity = grouped && choiceOf(input.settings.own, arrangeSpec) === 'overlaid' ? 0.5 : 0.85;
  const shapes = panels.flatMap(({ bars, title: name }, i): Shape[] => {
    const rect = rects[i]!;
    const at = pixelsOf(rect, scales[i]!.x, scales[i]!.y);
    return [
      ...(panels.length > 1
        ? [
            words(fitted(name, rect.width, small), rect.x, rect.y - 5, {
              bold: true,
              color: colors.text,
              fontSize: small,
              valign: 'bottom',
            }),
          ]
        : []),
      ...bars.flatMap((one) =>
        barShapes(one, at, rect.y + rect.height, {
          color: colorOf(one.group),
          edge: colors.background,
          opacity,
          densities,
        }),
      ),
      ...bars
        .filter(({ x }) => x.length > 1)
        .map((one) =>
          polyline(
            curveWithin(one, scales[i]!.x).map(([x, y]): Spot => [at.x(x), at.y(y)]),
            { stroke: grouped ? colorOf(one.group) : colors.text, lineWidth: 1.8, z: 3 },
          ),
        ),
    ];
  });
  const middle = area.y + area.height / 2;
  const titles = [
    words(title, 8 + fontSize / 2, middle, {
      align: 'center',
      color: colors.text,
      fontSize: fontSize + 1,
      rotation: Math.PI / 2,
    }),
    ...(xTitle
      ? [
          words(
            truncateMiddle(xTitle, longestTitle),
            area.x + room + (area.width - room) / 2,
            input.size.height - box.bottom - 8 - fontSize / 2,
            { align: 'center', color: colors.text, fontSize: fontSize + 1 },
          ),
        ]
      : []),
  ];
  const axis = (scaled: ReturnType<typeof niceScale>, i: number) => {
    const made = axisOption({ title: '', scale: scaled }, style, 0);
    return { ...made, gridIndex: i, axisLabel: { ...made.axisLabel, hideOverlap: true }, z: 4 };
  };
  const biggest = panels
    .flatMap(({ bars, column }) => bars.map((one) => ({ ...one, column })))
    .map((one) => ({ ...one, at: one.count.indexOf(maximum(one.count)) }));
  return {
    option: {
      ...baseOption(input),
      ...(box.option && { legend: { ...box.option, selectedMode: false } }),
      grid: rects.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      xAxis: scales.map(({ x }, i) => axis(x, i)),
      yAxis: scales.map(({ y }, i) => axis(y, i)),
      graphic: { elements: [...shapes, ...titles] },
      series: [{ type: 'scatter', data: [] }, ...legend],
    },
    summary: `直方图：${biggest
      .slice(0, 6)
      .map(
        ({ at, column, count, from, group, n, to }) =>
          `${column}${group ? `（${group}）` : ''} ${counted(n)} 个值，最多的区间为 ${readable(from[at]!)}～${readable(to[at]!)}（${counted(count[at]!)} 个）`,
      )
      .join('；')}${biggest.length > 6 ? `；共 ${biggest.length} 个分布` : ''}。`,
    data: tableOf(input, 'bins'),
  };
}

const axisTitle = (input: ChartInput, column: string): string => {
  const transform = input.options['transform'];
  return transform === 'log2' || transform === 'log10' ? `${transform} ${column}` : column;
};

/** The curve between the ends of the axis, which the intervals set: its tails would squeeze them. */
const curveWithin = ({ x, y }: Bars, { max, min }: { readonly min: number; readonly max: number }): Spot[] =>
  x.flatMap((value, i): Spot[] => (value >= min && value <= max ? [[value, y[i]!]] : []));

/** Panels of one column share both axes. */
function scalesOf(
  panels: readonly Panel[],
): { readonly x: ReturnType<typeof niceScale>; readonly y: ReturnType<typeof niceScale> }[] {
  const ticks = panels.length > 1 ? 4 : 6;
  const of = new Map(
    [...new Set(panels.map(({ column }) => column))].map((column) => {
      const bars = panels.filter((one) => one.column === column).flatMap((one) => one.bars);
      const x = niceScale(...(extent(...bars.flatMap((one) => [one.from, one.to])) ?? [0, 1]), { ticks });
      return [
        column,
        { x, y: niceScale(0, extent(...bars.flatMap(({ height, y }) => [height, y]))?.[1] || 1, { ticks: 5 }) },
      ];
    }),
  );
  return panels.map(({ column }) => of.get(column)!);
}

function barShapes(
  { count, from, group, height, to }: Bars,
  at: ReturnType<typeof pixelsOf>,
  foot: number,
  {
    color,
    densities,
    edge,
    opacity,
  }: { readonly color: string; readonly edge: string; readonly opacity: number; readonly densities: boolean },
): Shape[] {
  return from.flatMap((low, i) => {
    if (count[i] === 0) return [];
    const [left, right, top] = [at.x(low), at.x(to[i]!), at.y(height[i]!)];
    const wide = right - left > 4;
    return [
      rectangle(
        { x: left, y: top, width: Math.max(0.5, right - left), height: foot - top },
        {
          fill: color,
          opacity,
          ...(wide && { stroke: edge, lineWidth: 0.8 }),
          z: 1,
          tip: `${group ? `${group}\n` : ''}${readable(low)}～${readable(to[i]!)}\n频数 ${counted(count[i]!)}${densities ? `，密度 ${rounded(height[i]!).toPrecision(3)}` : ''}`,
        },
      ),
    ];
  });
}

/** How often values fall into intervals. */
export const histogram: ChartDefinition = {
  id: 'histogram',
  title: '直方图',
  tables: [{ id: 'bins' }, { id: 'density' }, { id: 'summary' }],
  settings: [heightSpec, arrangeSpec, curveSpec],
  defaultSize: { width: 760, height: 460 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'groups'],
  paletteKind: 'categorical',
  draw,
};
