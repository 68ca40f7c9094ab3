import { fontSizeOf, frame, gridRect, readable, textWidth, truncateMiddle, widest } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { booleanOf } from '../settings.ts';
import { categoryScale, pixelsOf, placeOf, polygon, polyline, rectangle, words } from '../shapes/index.ts';
import type { Shape } from '../shapes/index.ts';
import { dataTable, integerColumn, labelOf, numberColumn, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';
import { forestAxis } from './forestAxis.ts';
import { forestRows, type ForestRow } from './forestRows.ts';

const figuresSpec = {
  id: 'figures',
  label: '写出数值',
  help: '右侧写出效应值、区间与权重',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const heterogeneitySpec = {
  id: 'heterogeneity',
  label: '写出异质性',
  help: '汇总行写出 I² 与异质性 P 值',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
/** A narrower figure has no room for the figures, one narrower still none for the texts. */
const roomy = { figures: 560, texts: 640 };
const gap = 14;
const margin = 12;
const indent = 10;

type Drawn = Exclude<ForestRow, { kind: 'heading' }>;
const isDrawn = (row: ForestRow): row is Drawn => row.kind !== 'heading';
/** Two decimals, so that the figures below one another compare; more of what would be 0. */
const figure = (value: number): string =>
  Math.abs(value) < 0.095 && value !== 0
    ? readable(value, 2)
    : Math.abs(value) < 1000
      ? value.toFixed(2).replace('-', '−')
      : readable(value, 4);
const saidOf = ({ estimate, high, low }: Drawn): string =>
  `${figure(estimate)}${Number.isFinite(low) ? `（${figure(low)}～${figure(high)}）` : ''}`;

/** What stands in columns beside the marks, and how wide each is. */
function columnsOf(input: ChartInput, rows: readonly ForestRow[], fontSize: number) {
  const table = tableOf(input, 'rows');
  const { width } = input.size;
  const drawn = rows.filter(isDrawn);
  const grouped = rows.some(({ kind }) => kind === 'heading');
  const most = width < 480 ? 12 : 26;
  const label = (row: ForestRow) => truncateMiddle(row.label, most);
  const before = (
    [
      ['text_1', 0],
      ['text_2', 1],
    ] as const
  )
    .filter(([name]) => width >= roomy.texts && texts(table, name).some((text) => text !== ''))
    .map(([name, at]) => {
      const title = truncateMiddle(labelOf(table, name), 14);
      return {
        title,
        text: (row: Drawn) => truncateMiddle(row.texts[at], 18),
        width: widest([title, ...drawn.map((row) => truncateMiddle(row.texts[at], 18))], fontSize) + gap,
      };
    });
  const withFigures = width >= roomy.figures && booleanOf(input.settings.own, figuresSpec);
  const estimate = `${truncateMiddle(labelOf(table, 'estimate'), 12)}（${labelOf(table, 'low').replace(' 下限', '')} 区间）`;
  const weighted = drawn.some(({ kind, weight }) => kind === 'study' && Number.isFinite(weight));
  const after = withFigures
    ? [
        { title: estimate, text: saidOf, width: widest([estimate, ...drawn.map(saidOf)], fontSize) + gap },
        ...(weighted
          ? [
              {
                title: '权重',
                text: (row: Drawn) => (Number.isFinite(row.weight) ? `${row.weight.toFixed(1)}%` : ''),
                width: widest(['权重', '100.0%'], fontSize) + gap,
              },
            ]
          : []),
      ]
    : [];
  const head = truncateMiddle(labelOf(table, 'label'), most);
  const labelWidth = widest([head, ...rows.map((row) => `${label(row)}`)], fontSize) + (grouped ? indent : 0) + gap;
  return { label, head, labelWidth: Math.min(labelWidth, width * 0.42), before, after, grouped };
}

function draw(input: ChartInput): ChartDrawing {
  const rows = forestRows(input);
  const table = tableOf(input, 'rows');
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const drawn = rows.filter(isDrawn);
  const of = (value: (row: Drawn) => number) => Float64Array.from(drawn, value);
  const [estimate, low, high] = [of((row) => row.estimate), of((row) => row.low), of((row) => row.high)];
  const { log, nothing } = kindOf(input);
  const axis = forestAxis(estimate, low, high, log, nothing);
  const base = frame(input, {
    x: { title: `${truncateMiddle(labelOf(table, 'estimate'), 30)}${log ? '（对数刻度）' : ''}`, scale: axis.scale },
    y: { title: '', names: [''] },
  });
  const whole = gridRect(base, input.size);
  const room = Math.floor((whole.height - 4) / (rows.length + 1));
  const font = Math.max(7, Math.min(fontSize, Math.floor(room * 0.86)));
  const columns = columnsOf(input, rows, font);
  const left = Math.round(margin + columns.labelWidth + columns.before.reduce((sum, { width }) => sum + width, 0));
  const right = Math.round(
    columns.after.length > 0 ? columns.after.reduce((sum, { width }) => sum + width, 0) + margin : margin + 10,
  );
  const header = room;
  const rect = {
    x: left,
    y: whole.y + header,
    width: Math.max(60, input.size.width - left - right),
    height: whole.height - header,
  };
  const at = pixelsOf(rect, axis.scale, { min: 0, max: 1 });
  const x = (value: number) => at.x(log ? Math.log10(value) : value);
  const y = (row: number) => placeOf(rect.y, rect.height, rows.length, row);
  const scale = categoryScale(input, columns.grouped ? rows.map(({ group }) => group) : []);
  const colorOf = (group: string) =>
    group === '' ? (columns.grouped ? colors.neutral : scale.color(scale.levels[0]!)) : scale.color(group);
  const heaviest = Math.max(
    ...drawn.map(({ kind, weight }) => (kind === 'study' && Number.isFinite(weight) ? weight : 0)),
  );
  const band = rect.height / rows.length;
  const largest = Math.min((input.settings.pointSize ?? 14) / 2, band * 0.44);
  const ends: readonly [number, number] = [rect.x, rect.x + rect.width];

  const marks = rows.flatMap((row, i): Shape[] => {
    if (!isDrawn(row)) return [];
    const middle = y(i);
    const tip = `${row.label}${row.group ? `（${row.group}）` : ''}\n${labelOf(table, 'estimate')} ${saidOf(row)}${Number.isFinite(row.weight) ? `\n权重 ${row.weight.toFixed(1)}%` : ''}${row.heterogeneity ? `\n${row.heterogeneity}` : ''}`;
    if (row.kind !== 'study')
      return [
        diamond(
          [x(row.low), x(row.estimate), x(row.high)],
          middle,
          Math.min(band * 0.36, largest),
          row.whole ? colors.text : colorOf(row.group),
          row.kind === 'random',
          tip,
        ),
      ];
    const half =
      heaviest > 0 && Number.isFinite(row.weight)
        ? Math.max(1.8, largest * Math.sqrt(row.weight / heaviest))
        : largest * 0.55;
    return [
      ...(Number.isFinite(row.low) ? whisker(x(row.low), x(row.high), middle, ends, colors.text) : []),
      rectangle(
        { x: x(row.estimate) - half, y: middle - half, width: 2 * half, height: 2 * half },
        { fill: colorOf(row.group), tip, z: 3 },
      ),
    ];
  });
  const summary =
    drawn.findLast(({ kind, whole: all }) => all && kind === 'random') ?? drawn.findLast(({ whole: all }) => all);
  const lines = [
    ...(nothing === null
      ? []
      : [
          polyline(
            [
              [x(nothing), rect.y],
              [x(nothing), rect.y + rect.height],
            ],
            { stroke: colors.axis, z: 0 },
          ),
        ]),
    ...(summary
      ? [
          polyline(
            [
              [x(summary.estimate), rect.y],
              [x(summary.estimate), y(rows.indexOf(summary))],
            ],
            { stroke: colors.text, dash: [3, 3], opacity: 0.55, z: 0 },
          ),
        ]
      : []),
    polyline(
      [
        [margin, rect.y - 1],
        [input.size.width - margin, rect.y - 1],
      ],
      { stroke: colors.axis, z: 0 },
    ),
  ];
  const table2 = combined(table, drawn);
  const { xAxis, yAxis } = base as { xAxis: { axisLabel: object; axisTick: object }; yAxis: object };
  const option = {
    ...base,
    grid: { ...(base.grid as object), left: rect.x, right: input.size.width - rect.x - rect.width, top: rect.y },
    // The ticks are written by hand: on a logarithmic axis they are not equally far apart.
    xAxis: { ...xAxis, axisLabel: { ...xAxis.axisLabel, show: false }, axisTick: { ...xAxis.axisTick, show: false } },
    yAxis: { ...yAxis, show: false },
    graphic: {
      elements: [
        ...lines,
        ...tickShapes(axis.ticks, at.x, rect, { color: colors.text, fontSize }, colors.axis),
        ...writing(input, rows, columns, { rect, y, font, header, color: colors.text }),
        ...marks,
      ],
    },
    series: [],
  };
  return { option, summary: summaryOf(input, drawn, summary, nothing), data: table2 };
}

/** Whether the axis is of logarithms, and where there is no effect. */
function kindOf(input: ChartInput): { readonly log: boolean; readonly nothing: number | null } {
  const measure = texts(tableOf(input, 'rows'), 'measure')[0];
  return measure === 'ratio' || measure === 'log-ratio'
    ? { log: true, nothing: 1 }
    : { log: false, nothing: measure === 'plain' ? null : 0 };
}

/** The interval; where it leaves the axis an arrow says so. */
function whisker(
  from: number,
  to: number,
  y: number,
  [start, end]: readonly [number, number],
  stroke: string,
): Shape[] {
  const tipOf = (edge: number, side: number): Shape =>
    polygon(
      [
        [edge + side * 6, y],
        [edge, y - 3.5],
        [edge, y + 3.5],
      ],
      { fill: stroke, z: 2 },
    );
  return [
    polyline(
      [
        [Math.max(start, from), y],
        [Math.min(end, to), y],
      ],
      { stroke, lineWidth: 1.3, z: 2 },
    ),
    ...(from < start - 0.5 ? [tipOf(start, -1)] : []),
    ...(to > end + 0.5 ? [tipOf(end, 1)] : []),
  ];
}

/** Full of the random model, empty of the fixed one. */
const diamond = (
  [low, centre, high]: readonly [number, number, number],
  y: number,
  half: number,
  color: string,
  filled: boolean,
  tip: string,
): Shape =>
  polygon(
    [
      [low, y],
      [centre, y - half],
      [high, y],
      [centre, y + half],
    ],
    { ...(filled && { fill: color }), stroke: color, lineWidth: 1.4, tip, z: 3 },
  );

function tickShapes(
  ticks: readonly { readonly at: number; readonly value: number }[],
  x: (at: number) => number,
  rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  look: { readonly color: string; readonly fontSize: number },
  stroke: string,
): Shape[] {
  const foot = rect.y + rect.height;
  let free = Number.NEGATIVE_INFINITY;
  return ticks.flatMap(({ at, value }) => {
    const text = readable(value, 3);
    const half = textWidth(text, look.fontSize) / 2;
    const mark = polyline(
      [
        [x(at), foot],
        [x(at), foot + 4],
      ],
      { stroke, z: 1 },
    );
    if (x(at) - half < free) return [mark];
    free = x(at) + half + 4;
    return [mark, words(text, x(at), foot + 8, { ...look, align: 'center', valign: 'top' })];
  });
}

type Place = {
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly y: (row: number) => number;
  readonly font: number;
  readonly header: number;
  readonly color: string;
};

/** The names and figures beside the marks, with their heads. */
function writing(
  input: ChartInput,
  rows: readonly ForestRow[],
  columns: ReturnType<typeof columnsOf>,
  { color, font, header, rect, y }: Place,
): Shape[] {
  const top = rect.y - header / 2 - 1;
  const look = { color, fontSize: font };
  const heads = { ...look, bold: true };
  const offset = columns.grouped ? indent : 0;
  const shapes: Shape[] = [words(columns.head, margin, top, heads)];
  const withHeterogeneity = booleanOf(input.settings.own, heterogeneitySpec);
  rows.forEach((row, i) => {
    const summary = isDrawn(row) && row.kind !== 'study';
    const name = columns.label(row);
    const from = margin + (row.kind === 'heading' || (summary && row.whole) ? 0 : offset);
    // All that is said of the spread, else the first of it, else the name alone.
    const spread =
      summary && withHeterogeneity
        ? [row.heterogeneity, row.heterogeneity.split('，')[0]!]
            .filter((one) => one !== '')
            .map((one) => `${name}（${one}）`)
        : [];
    const said = spread.find((one) => from + textWidth(one, font) < rect.x - 2) ?? name;
    shapes.push(words(said, from, y(i), { ...look, ...((row.kind === 'heading' || summary) && { bold: true }) }));
  });
  let from = margin + columns.labelWidth;
  for (const { text, title, width } of columns.before) {
    shapes.push(words(title, from, top, heads));
    for (const [i, row] of rows.entries())
      if (isDrawn(row) && row.kind === 'study') shapes.push(words(text(row), from, y(i), look));
    from += width;
  }
  from = rect.x + rect.width + gap;
  for (const { text, title, width } of columns.after) {
    shapes.push(words(title, from, top, heads));
    for (const [i, row] of rows.entries())
      if (isDrawn(row))
        shapes.push(words(text(row), from, y(i), { ...look, ...(row.kind !== 'study' && { bold: true }) }));
    from += width;
  }
  return shapes;
}

/** The rows behind the figure: estimates and summaries as they stand below one another. */
function combined(table: ReturnType<typeof tableOf>, drawn: readonly Drawn[]) {
  return dataTable('rows', '森林图数据', [
    integerColumn(
      'row',
      '行',
      drawn.map((_, i) => i + 1),
    ),
    textColumn(
      'kind',
      '类型',
      drawn.map(({ kind }) => kind),
    ),
    textColumn(
      'group',
      labelOf(table, 'group'),
      drawn.map(({ group }) => group),
    ),
    textColumn(
      'label',
      labelOf(table, 'label'),
      drawn.map(({ label }) => label),
    ),
    textColumn(
      'text_1',
      labelOf(table, 'text_1'),
      drawn.map((row) => row.texts[0]),
    ),
    textColumn(
      'text_2',
      labelOf(table, 'text_2'),
      drawn.map((row) => row.texts[1]),
    ),
    numberColumn(
      'estimate',
      labelOf(table, 'estimate'),
      drawn.map(({ estimate }) => estimate),
    ),
    numberColumn(
      'low',
      labelOf(table, 'low'),
      drawn.map(({ low }) => low),
    ),
    numberColumn(
      'high',
      labelOf(table, 'high'),
      drawn.map(({ high }) => high),
    ),
    numberColumn(
      'weight',
      '权重（%）',
      drawn.map(({ weight }) => weight),
    ),
  ]);
}

function summaryOf(
  input: ChartInput,
  drawn: readonly Drawn[],
  summary: Drawn | undefined,
  nothing: number | null,
): string {
  const studies = drawn.filter(({ kind }) => kind === 'study');
  const apart = nothing === null ? [] : studies.filter(({ high, low }) => low > nothing || high < nothing);
  const name = labelOf(tableOf(input, 'rows'), 'estimate');
  return `森林图：${studies.length} 项的“${name}”${nothing === null ? '' : `，${apart.length} 项的区间不含无效值 ${nothing}`}${summary ? `；${summary.label}汇总 ${saidOf(summary)}${summary.heterogeneity ? `，${summary.heterogeneity}` : ''}` : ''}。`;
}

/** Effects with their intervals below one another, with summaries as diamonds. */
export const forestPlot: ChartDefinition = {
  id: 'forest-plot',
  title: '森林图',
  tables: [{ id: 'rows' }, { id: 'summary' }],
  settings: [figuresSpec, heterogeneitySpec],
  defaultSize: { width: 860, height: 480 },
  pointSize: 14,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'pointSize', 'groups'],
  paletteKind: 'categorical',
  draw,
};
