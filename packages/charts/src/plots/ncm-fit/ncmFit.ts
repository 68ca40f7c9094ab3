import type { LineSeriesOption } from 'echarts';
import { decadeLabels, decades, shareWords } from '../../parts/decade-axis/index.ts';
import {
  axisOption,
  baseOption,
  counted,
  extent,
  fontSizeOf,
  legendBox,
  placeLabels,
  pointSeries,
  readable,
  rounded,
  textWidth,
  titleHeight,
  widest,
  type Rect,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fitted, panelGrid } from '../../parts/panel-grid/index.ts';
import { booleanOf } from '../../settings.ts';
import { words, type Shape } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const bandSpec = {
  id: 'band',
  label: '95% 区间',
  help: '预测频率的二项置信区间，虚线',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const valuesSpec = {
  id: 'values',
  label: '写出 m 与 R²',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const classes = [
  ['above', '高于预测'],
  ['neutral', '符合预测'],
  ['below', '低于预测'],
] as const;
const yScale = { min: 0, max: 1, interval: 0.2 };
const usualSize = 6;

/** Rows of one fit, and what it found. */
type Fit = { readonly name: string; readonly rows: readonly number[]; readonly m: number; readonly r2: number };

function fitsOf(input: ChartInput): Fit[] {
  const [features, fit] = [tableOf(input, 'features'), tableOf(input, 'fit')];
  const rows = Map.groupBy(texts(features, 'name').keys(), (row) => texts(features, 'name')[row]!);
  const [m, r2] = [numbers(fit, 'm'), numbers(fit, 'r2')];
  return texts(fit, 'name').map((name, at) => ({ name, rows: rows.get(name) ?? [], m: m[at]!, r2: r2[at]! }));
}

/** In a panel of fewer pixels the curve runs through its upper left corner; the lower right one stays free. */
const narrow = 200;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'features');
  const [feature, kind] = [texts(table, 'feature'), texts(table, 'class')];
  const [share, frequency, predicted, low, high] = ['share', 'frequency', 'predicted', 'ci_low', 'ci_high'].map(
    (name) => numbers(table, name),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const place = share.map(Math.log10);
  const fits = fitsOf(input);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const many = fits.length > 1;
  const small = many ? Math.max(8, fontSize - 1) : fontSize;
  const xScale = decades(...(extent(place) ?? [-4, 0]));
  const legend = classes.filter(([id]) => kind.includes(id));
  const top = 12 + titleHeight(input);
  const box = legendBox(
    input,
    legend.map(([, name]) => name),
    top,
  );
  const [xTitle, yTitle] = [input.settings.xTitle ?? '平均相对丰度（对数刻度）', input.settings.yTitle ?? '出现频率'];
  // Beside another panel the ends of both scales stand next to each other.
  const ends = many ? (textWidth(shareWords(xScale.min), small) + textWidth(shareWords(xScale.max), small)) / 2 + 8 : 0;
  const room = Math.max(12 + widest(['0.2'], small), ends);
  const foot = small + 12;
  const side = yTitle ? fontSize + 14 : 4;
  const below = box.bottom + 8 + (xTitle ? fontSize + 12 : 0);
  const last = textWidth(shareWords(xScale.max), small) / 2;
  const area = {
    x: side,
    y: top + box.top,
    width: input.size.width - side - Math.max(16, last + 6) - box.right,
    height: input.size.height - top - box.top - below - foot,
  };
  const rects: Rect[] = panelGrid(
    fits.length,
    { ...area, height: area.height + (many ? foot : 0) },
    room,
    many ? small + 8 + foot : 2,
  ).map((rect) => (many ? { ...rect, y: rect.y - foot } : rect));
  const size = input.settings.pointSize ?? usualSize;
  const wanted = new Set(input.settings.labels);
  const of = (values: ArrayLike<number>, rows: readonly number[]): number[] => rows.map((row) => values[row]!);
  const colorOf = { above: colors.up, neutral: colors.neutral, below: colors.down } as const;

  const series = fits.flatMap(({ rows }, i) => {
    const on = { xAxisIndex: i, yAxisIndex: i };
    const labels = placeLabels({
      rect: rects[i]!,
      xScale,
      yScale,
      ids: rows.map((row) => feature[row]!),
      x: of(place, rows),
      y: of(frequency, rows),
      labels: wanted,
      symbolSize: size,
      fontSize: small - 1,
    });
    const look = { xLabel: 'log10 平均相对丰度', yLabel: yTitle || '出现频率', colors, fontSize: small, labels };
    const points = legend.map(([id, name]) => {
      const own = rows.filter((row) => kind[row] === id);
      const made = pointSeries(
        {
          name,
          ids: own.map((row) => feature[row]!),
          x: of(place, own),
          y: of(frequency, own),
          color: colorOf[id],
          symbol: 'circle',
          size,
        },
        look,
      );
      return { ...made, ...on, itemStyle: { ...made.itemStyle, opacity: 0.85 } };
    });
    const curve = (values: Float64Array, dashed: boolean): LineSeriesOption => ({
      type: 'line',
      ...on,
      symbol: 'none',
      silent: true,
      data: rows.map((row) => [rounded(place[row]!), rounded(values[row]!)]),
      lineStyle: { color: colors.text, width: dashed ? 1.1 : 1.8, type: dashed ? 'dashed' : 'solid' },
      itemStyle: { color: colors.text },
      tooltip: { show: false },
      z: 4,
    });
    return [
      ...points,
      curve(predicted, false),
      ...(booleanOf(input.settings.own, bandSpec) ? [curve(low, true), curve(high, true)] : []),
    ];
  });

  const said = fits.map(({ m, r2 }) => [`m = ${readable(m, 3)}`, `R² = ${r2.toFixed(3).replace('-', '−')}`]);
  const shapes = fits.flatMap(({ name }, i): Shape[] => {
    const rect = rects[i]!;
    return [
      ...(many
        ? [
            words(fitted(name, rect.width, small), rect.x, rect.y - 5, {
              bold: true,
              color: colors.text,
              fontSize: small,
              valign: 'bottom',
            }),
          ]
        : []),
      ...(booleanOf(input.settings.own, valuesSpec)
        ? said[i]!.map((text, line) =>
            rect.width < narrow
              ? words(text, rect.x + rect.width, rect.y + rect.height - 8 - (1 - line) * (small * 1.5), {
                  align: 'right',
                  valign: 'bottom',
                  color: colors.text,
                  fontSize: small,
                  z: 5,
                })
              : words(text, rect.x + 8, rect.y + 6 + line * (small * 1.5), {
                  valign: 'top',
                  color: colors.text,
                  fontSize: small,
                  z: 5,
                }),
          )
        : []),
      ...decadeLabels('x', { rect, scale: xScale, say: shareWords, color: colors.text, fontSize: small }),
    ];
  });
  const titles = [
    ...(yTitle
      ? [
          words(yTitle, 8 + fontSize / 2, area.y + area.height / 2, {
            align: 'center',
            color: colors.text,
            fontSize: fontSize + 1,
            rotation: Math.PI / 2,
          }),
        ]
      : []),
    ...(xTitle
      ? [
          words(xTitle, area.x + room + (area.width - room) / 2, input.size.height - box.bottom - 8 - fontSize / 2, {
            align: 'center',
            color: colors.text,
            fontSize: fontSize + 1,
          }),
        ]
      : []),
  ];
  const axis = (scale: typeof yScale, i: number, written: boolean) => {
    const made = axisOption({ title: '', scale }, { colors, fontSize: small }, 0);
    return { ...made, gridIndex: i, axisLabel: { ...made.axisLabel, show: written } };
  };
  const count = (rows: readonly number[], id: string): number => rows.filter((row) => kind[row] === id).length;
  return {
    option: {
      ...baseOption(input),
      ...(box.option && { legend: box.option }),
      grid: rects.map(({ height, width, x, y }) => ({ left: x, top: y, width, height, outerBoundsMode: 'none' })),
      xAxis: rects.map((_, i) => axis(xScale, i, false)),
      yAxis: rects.map((_, i) => axis(yScale, i, true)),
      graphic: { elements: [...shapes, ...titles] },
      series,
    },
    summary: `中性群落模型：${fits
      .slice(0, 6)
      .map(
        ({ name, rows }, i) =>
          `${name} ${said[i]!.join('，')}，${counted(rows.length)} 个特征中 ${counted(count(rows, 'above'))} 个高于预测、${counted(count(rows, 'below'))} 个低于预测`,
      )
      .join('；')}${fits.length > 6 ? ' 等' : ''}。`,
    data: table,
    labelIds: [...new Set(feature)],
  };
}

/** How often features occur for their mean abundance, against the neutral model. */
export const ncmFit: ChartDefinition = {
  id: 'ncm-fit',
  title: '中性模型拟合图',
  tables: [{ id: 'features' }, { id: 'fit', columns: ['name', 'm', 'r2'] }],
  settings: [bandSpec, valuesSpec],
  defaultSize: { width: 720, height: 480 },
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  pointSize: usualSize,
  draw,
};
