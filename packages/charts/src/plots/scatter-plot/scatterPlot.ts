import type { EChartsOption } from 'echarts';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import { pText } from '../../parts/group-boxes/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { categoryScale, pixelsOf, polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const bandSpec = {
  id: 'band',
  label: '置信带',
  help: '回归均值的置信区间',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const wordsSpec = {
  id: 'statistics',
  label: '写出相关系数',
  help: '图的上方写出 r、p 与点数',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const signs = { pearson: 'r', spearman: 'ρ', kendall: 'τ' } as const;
const oneGroup = '样本';

/** What is written about a line: its group, where there are several, and the correlation. */
type Said = { readonly group: string; readonly text: string; readonly plain: string };

function saidOf(input: ChartInput): Said[] {
  const fits = tableOf(input, 'fits');
  const [group, n, r, p, drawn] = [
    texts(fits, 'group'),
    numbers(fits, 'n'),
    numbers(fits, 'r'),
    numbers(fits, 'p'),
    numbers(fits, 'drawn'),
  ];
  const sign = signs[String(input.options['method'] ?? 'pearson') as keyof typeof signs] ?? 'r';
  const shown = drawn.some((one) => one === 1) ? Array.from(drawn.keys()).filter((row) => drawn[row] === 1) : [0];
  return shown.map((row) => {
    const plain = Number.isFinite(r[row]!)
      ? `${sign} = ${readable(r[row]!, 3)}，${pText(p[row]!)}，n = ${n[row]!}`
      : `n = ${n[row]!}，没有相关系数`;
    return {
      group: group[row]!,
      plain,
      text: group[row] === '' ? plain : `${truncateMiddle(group[row]!, 16)}：${plain}`,
    };
  });
}

/** Breaks what is said into lines that fit. */
function linesOf(
  said: readonly Said[],
  fontSize: number,
  width: number,
): {
  readonly at: readonly { readonly said: Said; readonly x: number; readonly line: number }[];
  readonly count: number;
} {
  let [x, line] = [0, 0];
  const at = said.map((one) => {
    const needed = textWidth(one.text, fontSize) + 20;
    if (x > 0 && x + needed > width) [x, line] = [0, line + 1];
    const place = { said: one, x, line };
    x += needed;
    return place;
  });
  return { at, count: said.length === 0 ? 0 : line + 1 };
}

function draw(input: ChartInput): ChartDrawing {
  const [points, band] = [tableOf(input, 'points'), tableOf(input, 'band')];
  const [ids, group, x, y] = [texts(points, 'id'), texts(points, 'group'), numbers(points, 'x'), numbers(points, 'y')];
  const [bandGroup, bandX, fit, low, high] = [
    texts(band, 'group'),
    numbers(band, 'x'),
    numbers(band, 'fit'),
    numbers(band, 'low'),
    numbers(band, 'high'),
  ];
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const scale = categoryScale(input, group);
  const known = new Set(group);
  const levels = [
    ...scale.levels.filter((level) => known.has(level)),
    ...[...known].filter((level) => !scale.levels.includes(level)),
  ];
  const nameOf = (level: string) => (level === '' ? oneGroup : truncateMiddle(level, 24));
  const withBand = booleanOf(input.settings.own, bandSpec);
  const narrow = input.size.width < 480;
  const xScale = niceScale(...(extent(x) ?? [0, 1]), { ticks: narrow ? 4 : 6 });
  const yScale = niceScale(...(extent(y, fit, withBand ? low : [], withBand ? high : []) ?? [0, 1]));
  const base = frame(input, {
    x: { title: labelOf(points, 'x'), scale: xScale },
    y: { title: labelOf(points, 'y'), scale: yScale },
    legend: levels.length > 1 ? levels.map(nameOf) : [],
  });

  const whole = gridRect(base, input.size);
  const said = saidOf(input);
  const wordSize = Math.max(10, fontSize - (narrow ? 1 : 0));
  const written = linesOf(booleanOf(input.settings.own, wordsSpec) ? said : [], wordSize, whole.width);
  const above = written.count * (wordSize + 7);
  const rect = { ...whole, y: whole.y + above, height: whole.height - above };
  const at = pixelsOf(rect, xScale, yScale);
  const colorOf = (level: string) =>
    level === '' ? (levels.length > 1 ? colors.text : scale.color(levels[0]!)) : scale.color(level);
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 4 : 8);

  const shapes = [...new Set(bandGroup)].flatMap((level): Shape[] => {
    const rows = Array.from(bandGroup.keys()).filter((row) => bandGroup[row] === level);
    const side = (values: Float64Array): Spot[] => rows.map((row) => [at.x(bandX[row]!), at.y(values[row]!)]);
    return [
      ...(withBand
        ? [polygon([...side(high), ...side(low).reverse()], { fill: colorOf(level), opacity: 0.14, z: 0 })]
        : []),
      polyline(side(fit), { stroke: colorOf(level), lineWidth: 2, z: 4 }),
    ];
  });
  const texting = written.at.map(({ line, said: one, x: from }) =>
    words(one.text, rect.x + from, whole.y + line * (wordSize + 7) + wordSize / 2, {
      color: one.group === '' ? colors.text : colorOf(one.group),
      fontSize: wordSize,
    }),
  );
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids,
    x,
    y,
    labels: new Set(input.settings.labels ?? []),
    avoid: () => true,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: labelOf(points, 'x'), yLabel: labelOf(points, 'y'), colors, fontSize, labels };
  const series = levels.map((level) => {
    const rows = Array.from(group.keys()).filter((row) => group[row] === level && (!dense || labels.has(ids[row]!)));
    return pointSeries(
      {
        name: nameOf(level),
        ids: rows.map((row) => ids[row]!),
        x: rows.map((row) => x[row]!),
        y: rows.map((row) => y[row]!),
        color: scale.color(level),
        symbol: scale.symbol(level),
        size,
      },
      look,
    );
  });

  return {
    option: {
      ...base,
      grid: { ...(base.grid as object), top: rect.y },
      graphic: { elements: [...shapes, ...texting] },
      series,
    } as EChartsOption,
    ...(dense && {
      layers: [
        {
          kind: 'points',
          ids,
          x,
          y,
          color: Uint8Array.from(group, (level) => levels.indexOf(level)),
          colors: levels.map(scale.color),
          names: levels.map(nameOf),
          radius: size / 2,
        },
      ],
    }),
    summary: `相关散点图：${counted(ids.length)} 个点的“${labelOf(points, 'x')}”与“${labelOf(points, 'y')}”，${said.map((one) => (one.group === '' ? one.plain : `${one.group} ${one.plain}`)).join('；')}。`,
    data: points,
    labelIds: ids,
  };
}

/** Two variables against each other, with least-squares lines, their confidence bands and the correlation. */
export const scatterPlot: ChartDefinition = {
  id: 'scatter-plot',
  title: '相关散点图',
  tables: [{ id: 'points' }, { id: 'fits' }, { id: 'band' }],
  settings: [bandSpec, wordsSpec],
  defaultSize: { width: 640, height: 480 },
  pointSize: 8,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels', 'groups'],
  paletteKind: 'categorical',
  draw,
};
