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
  referenceLines,
  textWidth,
  truncateMiddle,
} from '../../frame/index.ts';
import type { PointLook, Rect } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { words, type Shape } from '../../shapes/index.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { zeroAxis } from '../../parts/axis-break/index.ts';
import { minusLog10 } from '../../parts/thresholds/index.ts';

const topSpec = {
  id: 'top',
  label: '自动标注的峰数',
  help: '显著的领先位点按 P 值从小到大；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 10,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
const highlightSpec = {
  id: 'highlight',
  label: '显著的点换色',
  help: '关闭时只用两种颜色交替表示染色体',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

const thresholdOf = (input: ChartInput, id: 'significant' | 'suggestive', fallback: number): number =>
  typeof input.options[id] === 'number' ? input.options[id] : fallback;

/** Names under the middle of the chromosomes; those without room are left out, the first goes before. */
function chromosomeNames(
  names: readonly string[],
  middles: readonly number[],
  rect: Rect,
  look: { readonly color: string; readonly fontSize: number },
): Shape[] {
  let free = Number.NEGATIVE_INFINITY;
  return names.flatMap((name, at) => {
    const shown = truncateMiddle(name, 10);
    const half = textWidth(shown, look.fontSize) / 2;
    const x = Math.max(rect.x + half - 6, Math.min(rect.x + rect.width - half + 12, middles[at]!));
    if (x - half < free) return [];
    free = x + half + 4;
    return [words(shown, x, rect.y + rect.height + 7, { ...look, align: 'center', valign: 'top' })];
  });
}

function draw(input: ChartInput): ChartDrawing {
  const [points, chromosomes, hits] = [tableOf(input, 'points'), tableOf(input, 'chromosomes'), tableOf(input, 'hits')];
  const [names, chromosome, position, x, p] = [
    texts(points, 'name'),
    texts(points, 'chromosome'),
    numbers(points, 'position'),
    numbers(points, 'x'),
    numbers(points, 'p'),
  ];
  const height = minusLog10(p);
  const [significant, suggestive] = [thresholdOf(input, 'significant', 5e-8), thresholdOf(input, 'suggestive', 1e-5)];
  const order = new Map(texts(chromosomes, 'chromosome').map((name, at) => [name, at]));
  const highlight = booleanOf(input.settings.own, highlightSpec);
  const kind = Uint8Array.from(chromosome, (name, row) =>
    highlight && p[row]! < significant ? 2 : (order.get(name) ?? 0) % 2,
  );
  const theme = chartColors(input.theme);
  const colors = [paletteColors(input.settings.palette, 'categorical', input.theme)[0]!, theme.neutral, theme.up];
  const series = ['奇数位染色体', '偶数位染色体', '显著'];

  const fontSize = fontSizeOf(input);
  const [start, length] = [numbers(chromosomes, 'start'), numbers(chromosomes, 'length')];
  const total = start.length > 0 ? start.at(-1)! + length.at(-1)! : 1;
  const xScale = { min: -0.01 * total, max: 1.01 * total, interval: total };
  const yScale = niceScale(0, Math.max(extent(height)?.[1] ?? 1, -Math.log10(significant)));
  const plain = frame(input, {
    x: { title: '染色体', scale: { min: 0, max: 1, interval: 1 } },
    y: { title: '−log10(P)', scale: yScale },
  });
  const { base, marks, notes } = zeroAxis(input, plain, { p, heights: height, xScale, yScale, item: '位点' });
  const rect = gridRect(base, input.size);
  const dense = names.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3.5 : 5);
  const leads = texts(hits, 'lead').flatMap((word, row) =>
    word === '是' && numbers(hits, 'p')[row]! < significant ? [texts(hits, 'name')[row]!] : [],
  );
  const wanted = new Set(input.settings.labels ?? leads.slice(0, Math.round(numberOf(input.settings.own, topSpec))));
  const lines = { x: [], y: [-Math.log10(significant), -Math.log10(suggestive)] };
  const symbolSize = dense ? size + 2 : size;
  const labels = placeLabels({
    rect,
    xScale,
    yScale,
    ids: names,
    x,
    y: height,
    labels: wanted,
    avoid: (row) => p[row]! < suggestive,
    lines,
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: '累计位置', yLabel: '−log10(P)', colors: theme, fontSize, labels };
  const rowsOf: number[][] = colors.map(() => []);
  names.forEach((name, row) => (!dense || wanted.has(name)) && rowsOf[kind[row]!]!.push(row));
  const hitCount = numbers(hits, 'p').filter((value) => value < significant).length;
  const best = texts(hits, 'name')[0];
  const axis = base.xAxis as { axisLabel: object };

  return {
    option: {
      ...base,
      xAxis: { ...axis, ...xScale, axisLabel: { ...axis.axisLabel, show: false }, axisTick: { show: false } },
      graphic: {
        elements: chromosomeNames(
          [...order.keys()],
          Array.from(
            start,
            (from, at) => rect.x + ((from + length[at]! / 2 - xScale.min) / (xScale.max - xScale.min)) * rect.width,
          ),
          rect,
          { color: theme.text, fontSize },
        ),
      },
      series: [
        referenceLines({ y: [lines.y[0]!], color: theme.up, width: 1, dashed: false }),
        ...(suggestive > significant ? [referenceLines({ y: [lines.y[1]!], color: theme.axis, width: 1 })] : []),
        ...colors.map((color, at) => {
          const rows = rowsOf[at]!;
          return pointSeries(
            {
              name: series[at]!,
              ids: rows.map((row) => names[row]!),
              x: rows.map((row) => x[row]!),
              y: rows.map((row) => height[row]!),
              color,
              symbol: 'circle',
              size: symbolSize,
            },
            look,
          );
        }),
        ...marks,
      ],
    } as EChartsOption,
    ...(dense && {
      layers: [{ kind: 'points', ids: names, x, y: height, color: kind, colors, names: series, radius: size / 2 }],
    }),
    notes,
    summary: `曼哈顿图：${order.size} 条染色体上画出 ${counted(names.length)} 个位点，P < ${readable(significant)} 的 ${counted(hitCount)} 个${best === undefined ? '' : `，P 值最小的是 ${best}（${readable(numbers(hits, 'p')[0]!, 3)}）`}。`,
    data: dataTable('manhattan-plot', '曼哈顿图', [
      textColumn('name', '位点', names),
      textColumn('chromosome', '染色体', chromosome),
      numberColumn('position', '位置', position),
      numberColumn('p', 'p 值', p),
    ]),
    labelIds: names,
  };
}

/** −log10 p of every variant along the genome; chromosomes alternate in colour. */
export const manhattanPlot: ChartDefinition = {
  id: 'manhattan-plot',
  title: '曼哈顿图',
  tables: [{ id: 'points' }, { id: 'chromosomes' }, { id: 'hits' }],
  settings: [topSpec, highlightSpec],
  defaultSize: { width: 1000, height: 420 },
  pointSize: 4,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
