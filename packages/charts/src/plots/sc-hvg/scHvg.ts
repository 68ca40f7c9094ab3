import type { LineSeriesOption } from 'echarts';
import type { Table } from '@panome/analysis/model';
import {
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  rounded,
} from '../../frame/index.ts';
import type { PointLook } from '../../frame/index.ts';
import { isColor } from '../../groups/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import {
  dataTable,
  integerColumn,
  labelOf,
  numberColumn,
  numbers,
  tableOf,
  textColumn,
  texts,
} from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const valueSpec = {
  id: 'value',
  label: '纵轴',
  help: '标准化的值便于看出入选的基因；方差连同曲线可以看出期望值怎样得到',
  kind: 'choice',
  default: 'standardized',
  choices: [
    { value: 'standardized', label: '标准化的变异' },
    { value: 'variance', label: '方差与期望曲线' },
  ],
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '标注排名最前的',
  help: '没有另选基因时，标注变异最大的若干个',
  kind: 'number',
  default: 10,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

const kinds = ['rest', 'selected'] as const;
const words = { rest: '未入选', selected: '高变基因' };

/** log10 of what is above zero; the others are not drawn. */
const logged = (values: Float64Array): Float64Array =>
  values.map((value) => (value > 0 ? Math.log10(value) : Number.NaN));

type Shown = { readonly y: Float64Array; readonly title: string };

function shownOf(table: Table, value: string): Shown {
  if (value === 'variance') return { y: logged(numbers(table, 'variance')), title: '方差（log10）' };
  return { y: numbers(table, 'variance_standardized'), title: labelOf(table, 'variance_standardized') };
}

/** The expected variance along the mean, thinned to what a line can show. */
function expectedCurve(table: Table, x: Float64Array, color: string): LineSeriesOption {
  const expected = logged(numbers(table, 'variance_expected'));
  const rows = Array.from(x.keys())
    .filter((row) => Number.isFinite(x[row]!) && Number.isFinite(expected[row]!))
    .toSorted((a, b) => x[a]! - x[b]!);
  const step = Math.ceil(rows.length / 400);
  return {
    type: 'line',
    name: '期望方差',
    symbol: 'none',
    silent: true,
    lineStyle: { color, width: 1.6 },
    itemStyle: { color },
    z: 4,
    tooltip: { show: false },
    data: rows
      .filter((_, i) => i % step === 0 || i === rows.length - 1)
      .map((row) => [rounded(x[row]!), rounded(expected[row]!)]),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'hvg');
  const genes = texts(table, 'gene');
  const x = logged(numbers(table, 'mean'));
  const view = choiceOf(input.settings.own, valueSpec);
  const { title, y } = shownOf(table, view);
  const selected = Uint8Array.from(texts(table, 'selected'), (word) => Number(word === '是'));
  const rank = numbers(table, 'rank');
  const drawn = (row: number): boolean => Number.isFinite(x[row]!) && Number.isFinite(y[row]!);
  const counts = [0, 0];
  for (const row of genes.keys()) if (drawn(row)) counts[selected[row]!]!++;

  const theme = chartColors(input.theme);
  const colors = kinds.map(
    (kind) => [input.settings.groupColors?.[kind]].find(isColor) ?? { rest: theme.neutral, selected: theme.up }[kind],
  );
  const names = kinds.map((kind, at) => `${words[kind]}（${counted(counts[at]!)}）`);
  const dense = genes.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 5);
  const symbolSize = dense ? size + 3 : size;
  const top = Math.round(numberOf(input.settings.own, topSpec));
  const wanted = new Set(input.settings.labels ?? genes.filter((_, row) => rank[row]! <= top));

  const xScale = niceScale(...(extent(x) ?? [0, 1]));
  const [low, high] = extent(y) ?? [0, 1];
  const yScale = niceScale(view === 'variance' ? low : Math.min(0, low), high);
  const base = frame(input, {
    x: { title: '平均表达（log10）', scale: xScale },
    y: { title, scale: yScale },
    legend: [...names.filter((_, at) => counts[at]! > 0).toReversed(), ...(view === 'variance' ? ['期望方差'] : [])],
  });
  const fontSize = fontSizeOf(input);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids: genes,
    x,
    y,
    labels: wanted,
    avoid: (row) => selected[row] === 1,
    symbolSize,
    fontSize: fontSize - 1,
  });
  const look: PointLook = { xLabel: '平均表达（log10）', yLabel: title, colors: theme, fontSize, labels };
  const rowsOf: number[][] = kinds.map(() => []);
  for (const row of genes.keys())
    if ((!dense || wanted.has(genes[row]!)) && drawn(row)) rowsOf[selected[row]!]!.push(row);
  const series = rowsOf.map((rows, at) =>
    pointSeries(
      {
        name: names[at]!,
        ids: rows.map((row) => genes[row]!),
        x: rows.map((row) => x[row]!),
        y: rows.map((row) => y[row]!),
        color: colors[at]!,
        symbol: 'circle',
        size: symbolSize,
      },
      look,
    ),
  );
  const first = genes.filter((_, row) => rank[row]! <= 5).join('、');

  return {
    option: { ...base, series: [...(view === 'variance' ? [expectedCurve(table, x, theme.text)] : []), ...series] },
    ...(dense && { layers: [{ kind: 'points', ids: genes, x, y, color: selected, colors, names, radius: size / 2 }] }),
    summary: `高变基因图：有变化的 ${counted(counts[0]! + counts[1]!)} 个基因中入选 ${counted(counts[1]!)} 个，变异最大的是 ${first}。`,
    data: dataTable('sc-hvg', '高变基因图', [
      textColumn('gene', '基因', genes),
      numberColumn('mean', '平均表达', numbers(table, 'mean')),
      numberColumn('variance', '方差', numbers(table, 'variance')),
      numberColumn(
        'variance_standardized',
        labelOf(table, 'variance_standardized'),
        numbers(table, 'variance_standardized'),
      ),
      integerColumn('rank', '排名', rank),
      textColumn('selected', '是否入选', texts(table, 'selected')),
    ]),
    labelIds: genes,
  };
}

/** Genes by mean and variability; selected ones in colour, the first ones labelled. */
export const scHvg: ChartDefinition = {
  id: 'sc-hvg',
  title: '高变基因图',
  tables: [{ id: 'hvg' }],
  settings: [valueSpec, topSpec],
  defaultSize: { width: 720, height: 520 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
  draw,
};
