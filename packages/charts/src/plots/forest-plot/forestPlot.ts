import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { fontSizeOf, frame, gridRect, truncateMiddle } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { categoryScale, pixelsOf, placeOf } from '../../shapes/index.ts';
import { labelOf, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { columnsOf, figuresSpec, heterogeneitySpec, isDrawn, margin } from './columns.ts';
import type { Drawn } from './columns.ts';
import { forestAxis } from './forestAxis.ts';
import { forestRows } from './forestRows.ts';
import { guides, markOf } from './marks.ts';
import { combined, summaryOf } from './said.ts';
import { tickShapes, writing } from './shapes.ts';

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
  const heaviest = maximum(drawn.map(({ kind, weight }) => (kind === 'study' && Number.isFinite(weight) ? weight : 0)));
  const place = { rect, x, y, band: rect.height / rows.length };
  const largest = Math.min((input.settings.pointSize ?? 14) / 2, place.band * 0.44);

  const summary =
    drawn.findLast(({ kind, whole: all }) => all && kind === 'random') ?? drawn.findLast(({ whole: all }) => all);
  const { xAxis, yAxis } = base as { xAxis: { axisLabel: object; axisTick: object }; yAxis: object };
  const option = {
    ...base,
    grid: { ...(base.grid as object), left: rect.x, right: input.size.width - rect.x - rect.width, top: rect.y },
    // The ticks are written by hand: on a logarithmic axis they are not equally far apart.
    xAxis: { ...xAxis, axisLabel: { ...xAxis.axisLabel, show: false }, axisTick: { ...xAxis.axisTick, show: false } },
    yAxis: { ...yAxis, show: false },
    graphic: {
      elements: [
        ...guides(place, rows, nothing, summary, { axis: colors.axis, text: colors.text, width: input.size.width }),
        ...tickShapes(axis.ticks, at.x, rect, { color: colors.text, fontSize }, colors.axis),
        ...writing(input, rows, columns, { rect, y, font, header, color: colors.text }),
        ...rows.flatMap((row, i) =>
          markOf(place, row, i, { heaviest, largest, colorOf, text: colors.text, title: labelOf(table, 'estimate') }),
        ),
      ],
    },
    series: [],
  } as unknown as EChartsOption;
  return { option, summary: summaryOf(input, drawn, summary, nothing), data: combined(table, drawn) };
}

/** Whether the axis is of logarithms, and where there is no effect. */
function kindOf(input: ChartInput): { readonly log: boolean; readonly nothing: number | null } {
  const measure = texts(tableOf(input, 'rows'), 'measure')[0];
  return measure === 'ratio' || measure === 'log-ratio'
    ? { log: true, nothing: 1 }
    : { log: false, nothing: measure === 'plain' ? null : 0 };
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
