import { maximum } from '@panome/analysis/extremes';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  readable,
  textWidth,
  tickValues,
  truncateMiddle,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { pixelsOf, placeOf, polyline, rectangle, words } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const nothing = 'Cox 模型没有结果';
/** Intervals are cut off at these values of log10. */
const farthest = 3;
/** A narrower figure has no room for the figures beside the marks. */
const roomy = 480;
const mark = 5;

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cox');
  const [term, hr, low, high, p] = [
    texts(table, 'term'),
    numbers(table, 'hr'),
    numbers(table, 'ci_low'),
    numbers(table, 'ci_high'),
    numbers(table, 'p'),
  ];
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const log = (values: Float64Array) =>
    values.map((value) => Math.max(-farthest, Math.min(farthest, Math.log10(value))));
  const [centre, from, to] = [log(hr), log(low), log(high)];
  const scale = niceScale(...(extent(from, to, [0]) ?? [-1, 1]), { ticks: 5 });
  const names = term.length > 0 ? term.map((name) => truncateMiddle(name, 24)) : [nothing];
  const base = frame(input, { x: { title: '风险比（对数刻度）', scale }, y: { title: '', names } });
  const whole = gridRect(base, input.size);
  const said = term.map(
    (_, row) =>
      `${readable(hr[row]!, 3)}（${readable(low[row]!, 3)}～${readable(high[row]!, 3)}）  P ${p[row]! < 0.001 ? '< 0.001' : `= ${readable(p[row]!, 2)}`}`,
  );
  const beside =
    input.size.width >= roomy
      ? Math.min(whole.width * 0.5, Math.max(0, maximum(said.map((text) => textWidth(text, fontSize)))) + 16)
      : 0;
  const rect = { ...whole, width: Math.round(whole.width - beside) };
  const at = pixelsOf(rect, scale, { min: 0, max: 1 });
  const color = paletteColors(input.settings.palette, 'categorical', input.theme)[0]!;

  const marks = term.flatMap((name, row) => {
    const y = placeOf(rect.y, rect.height, term.length, row);
    return [
      polyline(
        [
          [at.x(from[row]!), y],
          [at.x(to[row]!), y],
        ],
        { stroke: colors.text, lineWidth: 1.4, z: 2 },
      ),
      rectangle(
        { x: at.x(centre[row]!) - mark, y: y - mark, width: 2 * mark, height: 2 * mark },
        { fill: color, tip: `${name}：${said[row]!}`, z: 3 },
      ),
      ...(beside > 0 ? [words(said[row]!, rect.x + rect.width + 14, y, { color: colors.text, fontSize })] : []),
    ];
  });
  const { xAxis, yAxis } = base as { xAxis: { axisLabel: object }; yAxis: object };
  const option = {
    ...base,
    grid: { ...(base.grid as object), right: Math.round(input.size.width - rect.x - rect.width) },
    // The axis is one of logarithms: its labels are written as the ratios they stand for.
    xAxis: { ...xAxis, axisLabel: { ...xAxis.axisLabel, show: false } },
    yAxis: { ...yAxis, inverse: true },
    graphic: {
      elements: [
        polyline(
          [
            [at.x(0), rect.y],
            [at.x(0), rect.y + rect.height],
          ],
          { stroke: colors.axis, dash: [4, 3] },
        ),
        ...tickValues(scale).map((value) =>
          words(readable(10 ** value, 2), at.x(value), rect.y + rect.height + 8, {
            align: 'center',
            valign: 'top',
            color: colors.text,
            fontSize,
          }),
        ),
        ...marks,
      ],
    },
    series: [],
  };
  const told =
    term.length === 0
      ? nothing
      : term
          .slice(0, 6)
          .map((name, row) => `${name} 风险比 ${said[row]!}`)
          .join('；');
  return { option, summary: `森林图：${told}。`, data: table };
}

/** Hazard ratios of Cox's model with their intervals. */
export const hazardRatios: ChartDefinition = {
  id: 'hazard-ratios',
  title: '风险比森林图',
  tables: [{ id: 'cox' }],
  settings: [],
  defaultSize: { width: 720, height: 300 },
  common: ['title', 'axisTitles', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
