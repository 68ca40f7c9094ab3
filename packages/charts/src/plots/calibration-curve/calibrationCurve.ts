import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption, LineSeriesOption } from 'echarts';
import { decadeAxis, decadeLabels, decades } from '../../parts/decade-axis/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  niceScale,
  pointSeries,
  readable,
  referenceLines,
  rounded,
  stackPanels,
  textWidth,
} from '../../frame/index.ts';
import type { Rect, Scale } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { fitted } from '../../parts/panel-grid/index.ts';
import { words } from '../../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { curveLine, rankSpec, readCurve, scaleSpec, type DrawnCurve } from '../../parts/calibration/index.ts';

const names = { fine: '标准点', off: '超出允许偏差', sample: '样本', line: '标准曲线' } as const;
const shareOf = (input: ChartInput, id: string, fallback: number): number =>
  typeof input.options[id] === 'number' ? input.options[id] : fallback;
const plainNumber = (power: number): string =>
  Number((10 ** power).toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 12, useGrouping: false });

/** `y = 0.0042 + 0.021x` */
function equation({ coefficients: [a, b, c] }: DrawnCurve): string {
  if (Number.isNaN(b)) return '没有曲线';
  const term = (value: number, power: string): string =>
    `${value < 0 ? '−' : '+'} ${readable(Math.abs(value), 3)}${power}`;
  const first = a === 0 ? '' : `${a < 0 ? '−' : ''}${readable(Math.abs(a), 3)} `;
  return `y = ${first}${first === '' ? `${b < 0 ? '−' : ''}${readable(Math.abs(b), 3)}x` : term(b, 'x')}${c === 0 ? '' : ` ${term(c, 'x²')}`}`;
}

/** The longest of these texts that fits. */
const fitting = (choices: readonly string[], width: number, fontSize: number): string =>
  choices.find((text) => textWidth(text, fontSize) <= width) ?? fitted(choices.at(-1)!, width, fontSize);

function draw(input: ChartInput): ChartDrawing {
  const curve = readCurve(input);
  const { compound, log, loq, r2, samples, standards, weight } = curve;
  const place = (value: number): number => (log ? (value > 0 ? Math.log10(value) : Number.NaN) : value);
  const line = curveLine(curve);
  const deviation = standards.accuracy.map((value) => value - 100);
  const scaleOf = (...values: readonly ArrayLike<number>[]): Scale => {
    const found = extent(...values.map((list) => Float64Array.from(list, place))) ?? [0, 1];
    return log
      ? decades(...found)
      : niceScale(Math.min(0, found[0]), found[1], { ticks: input.size.width < 480 ? 4 : 6 });
  };
  const xScale = scaleOf(standards.x, samples.x);
  const yScale = scaleOf(standards.y, samples.y);
  // Without standards near zero the intercept lies before the start of the axis.
  const drawnLoq = [place(loq)].filter((at) => at >= xScale.min && at <= xScale.max && loq < curve.high);
  const [tolerance, lowest] = [shareOf(input, 'tolerance', 15), shareOf(input, 'tolerance_low', 20)];
  const widest = Math.max(
    lowest,
    tolerance,
    maximum(Array.from(deviation, (value) => (Number.isFinite(value) ? Math.abs(value) : 0))),
  );
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const legend = [
    names.fine,
    ...(standards.within.includes('否') ? [names.off] : []),
    ...(samples.names.length > 0 ? [names.sample] : []),
    names.line,
  ];
  const xTitle = '浓度';
  const upper = frame(input, { x: { title: xTitle, scale: xScale }, y: { title: '响应', scale: yScale }, legend });
  const lower = frame(input, {
    x: { title: xTitle, scale: xScale },
    y: { title: '回算偏差（%）', scale: niceScale(-widest, widest, { ticks: 5 }) },
    legend,
  });
  const bases = log
    ? [
        decadeAxis(decadeAxis(upper, input, 'y', yScale, plainNumber).option, input, 'x', xScale, plainNumber).option,
        decadeAxis(lower, input, 'x', xScale, plainNumber).option,
      ]
    : [upper, lower];
  const said = `${compound}：${equation(curve)}`;
  const width =
    input.size.width -
    Number((bases[0]!.grid as { left: number }).left) -
    Number((bases[0]!.grid as { right: number }).right);
  const title = fitting(
    [
      `${said}，R² = ${readable(r2, 5)}，权重 ${weight}`,
      `${said}，R² = ${readable(r2, 5)}`,
      `${compound}：R² = ${readable(r2, 4)}`,
    ],
    width,
    fontSize,
  );
  const stacked = stackPanels(bases, input.size, [
    title,
    fitting(['回算浓度与标示浓度之差', '回算偏差'], width, fontSize),
  ]);
  const rects = (stacked.grid as readonly { left: number; width: number; top: number; height: number }[]).map(
    (grid): Rect => ({ x: grid.left, y: grid.top, width: grid.width, height: grid.height }),
  );
  const labelled = { color: colors.text, fontSize };
  const size = input.settings.pointSize ?? 8;
  const look = (yLabel: string) => ({ xLabel: xTitle, yLabel, colors, fontSize, labels: new Map() });
  const points = (
    panel: number,
    name: string,
    color: string,
    symbol: string,
    ids: readonly string[],
    x: ArrayLike<number>,
    y: ArrayLike<number>,
    label: string,
  ) => {
    const rows = ids.flatMap((_, i) =>
      Number.isFinite(place(x[i]!)) && Number.isFinite(panel === 0 ? place(y[i]!) : y[i]!) ? [i] : [],
    );
    return {
      ...pointSeries(
        {
          name,
          ids: rows.map((i) => ids[i]!),
          x: rows.map((i) => place(x[i]!)),
          y: rows.map((i) => (panel === 0 ? place(y[i]!) : y[i]!)),
          color,
          symbol,
          size: size,
        },
        look(label),
      ),
      xAxisIndex: panel,
      yAxisIndex: panel,
    };
  };
  const levels = Array.from(standards.x, (value) => readable(value, 4));
  const off = (wanted: boolean): number[] =>
    levels.flatMap((_, i) => ((standards.within[i] === '否') === wanted ? [i] : []));
  const some = (rows: readonly number[], values: ArrayLike<number>): number[] => rows.map((row) => values[row]!);
  const groups = [
    [names.fine, palette[0]!, off(false)],
    ...(standards.within.includes('否') ? [[names.off, colors.up, off(true)]] : []),
  ] as [string, string, number[]][];

  return {
    option: {
      ...stacked,
      graphic: {
        elements: [
          ...(log
            ? [
                ...decadeLabels('y', { rect: rects[0]!, scale: yScale, say: plainNumber, ...labelled }),
                ...decadeLabels('x', { rect: rects[1]!, scale: xScale, say: plainNumber, ...labelled }),
              ]
            : []),
          ...drawnLoq.map((at) =>
            words(
              '定量限',
              rects[0]!.x + ((at - xScale.min) / (xScale.max - xScale.min)) * rects[0]!.width + 4,
              rects[0]!.y + rects[0]!.height - fontSize,
              { color: colors.text, fontSize: fontSize - 1 },
            ),
          ),
        ],
      },
      series: [
        { ...referenceLines({ x: drawnLoq, color: colors.axis }), xAxisIndex: 0, yAxisIndex: 0 },
        {
          ...referenceLines({ x: drawnLoq, y: [tolerance, -tolerance], color: colors.axis }),
          xAxisIndex: 1,
          yAxisIndex: 1,
        },
        { ...referenceLines({ y: [0], color: colors.axis, dashed: false }), xAxisIndex: 1, yAxisIndex: 1 },
        {
          type: 'line',
          name: names.line,
          symbol: 'none',
          silent: true,
          tooltip: { show: false },
          z: 2,
          data: line.map(([x, y]) => [rounded(place(x)), rounded(place(y))]),
          lineStyle: { color: colors.text, width: 1.5 },
          itemStyle: { color: colors.text },
        } satisfies LineSeriesOption,
        ...(samples.names.length > 0
          ? [points(0, names.sample, palette[1]!, 'diamond', samples.names, samples.x, samples.y, '响应')]
          : []),
        ...groups.map(([name, color, rows]) =>
          points(
            0,
            name,
            color,
            'circle',
            rows.map((row) => levels[row]!),
            some(rows, standards.x),
            some(rows, standards.y),
            '响应',
          ),
        ),
        ...groups.map(([name, color, rows]) =>
          points(
            1,
            name,
            color,
            'circle',
            rows.map((row) => levels[row]!),
            some(rows, standards.x),
            some(rows, deviation),
            '回算偏差（%）',
          ),
        ),
      ],
    } as EChartsOption,
    summary: `标准曲线图：${compound}，${standards.x.length} 次标准品测定，${equation(curve)}，R² = ${readable(r2, 5)}，${standards.within.filter((one) => one === '否').length} 次超出允许偏差${samples.names.length > 0 ? `；${samples.names.length} 个样本中 ${samples.flag.filter((one) => one === '范围内').length} 个在范围内` : ''}。`,
    data: dataTable('calibration-curve', '标准曲线图', [
      textColumn('kind', '类型', [
        ...standards.within.map((one) => (one === '否' ? names.off : names.fine)),
        ...samples.names.map(() => names.sample),
      ]),
      textColumn('name', '名称', [...levels, ...samples.names]),
      numberColumn('concentration', '浓度', [...standards.x, ...samples.x]),
      numberColumn('response', '响应', [...standards.y, ...samples.y]),
      numberColumn('back', '回算浓度', [...standards.back, ...samples.x.map(() => Number.NaN)]),
      numberColumn('deviation', '回算偏差（%）', [...deviation, ...samples.x.map(() => Number.NaN)]),
    ]),
    counted: { [rankSpec.id]: curve.compounds },
    labelIds: curve.compounds,
  };
}

/**
 * The standard curve of one compound with its standards and samples, and below how far the standards are from what they
 * should be.
 */
export const calibrationCurve: ChartDefinition = {
  id: 'calibration-curve',
  title: '标准曲线图',
  tables: [{ id: 'curves' }, { id: 'standards' }, { id: 'quantities' }],
  settings: [rankSpec, scaleSpec],
  defaultSize: { width: 720, height: 560 },
  pointSize: 8,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
