import type { EChartsOption } from 'echarts';
import {
  captionAt,
  counted,
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  readable,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { moduleColor } from '../../parts/module-colors/index.ts';
import { booleanOf, numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const pairSpec = {
  id: 'pair',
  label: '模块与性状',
  help: '相关最强的在前',
  kind: 'number',
  default: 1,
  min: 1,
  max: 2_000,
  step: 1,
} as const satisfies SettingSpec;
const absoluteSpec = {
  id: 'absolute',
  label: '取绝对值',
  help: '|MM| 与 |GS|，WGCNA 教程的画法；不取时可看出方向',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '自动标注的特征数',
  help: '|MM| 与 |GS| 之积最大的；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 6,
  min: 0,
  max: 60,
  step: 1,
} as const satisfies SettingSpec;

/** Pairs of a module and a trait, the most correlated first. */
function pairsOf(input: ChartInput): readonly {
  readonly module: string;
  readonly trait: string;
  readonly r: number;
  readonly trend: number;
  readonly trendP: number;
}[] {
  const table = tableOf(input, 'traits');
  const [r, trend, trendP] = [numbers(table, 'r'), numbers(table, 'mm_gs_r'), numbers(table, 'mm_gs_p')];
  const trait = texts(table, 'trait');
  return texts(table, 'module')
    .map((module, row) => ({ module, trait: trait[row]!, r: r[row]!, trend: trend[row]!, trendP: trendP[row]! }))
    .toSorted((a, b) => Number(Number.isNaN(a.r)) - Number(Number.isNaN(b.r)) || Math.abs(b.r) - Math.abs(a.r));
}

function draw(input: ChartInput): ChartDrawing {
  const pairs = pairsOf(input);
  const pair = pairs[Math.min(pairs.length, Math.max(1, Math.round(numberOf(input.settings.own, pairSpec)))) - 1];
  const table = tableOf(input, 'significance');
  const absolute = booleanOf(input.settings.own, absoluteSpec);
  const [features, modules, traits, mm, gs] = [
    texts(table, 'feature'),
    texts(table, 'module'),
    texts(table, 'trait'),
    numbers(table, 'mm'),
    numbers(table, 'gs'),
  ];
  const rows = [...features.keys()].filter(
    (row) =>
      modules[row] === pair?.module &&
      traits[row] === pair?.trait &&
      Number.isFinite(mm[row]!) &&
      Number.isFinite(gs[row]!),
  );
  const shown = (values: Float64Array): number[] =>
    rows.map((row) => (absolute ? Math.abs(values[row]!) : values[row]!));
  const [ids, x, y] = [rows.map((row) => features[row]!), shown(mm), shown(gs)];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const size = input.settings.pointSize ?? 6;
  const bounds = (values: readonly number[]): [number, number] => {
    const [low, high] = extent(values) ?? [0, 1];
    const rim = (high - low || 0.1) * 0.06;
    return absolute ? [Math.max(0, low - rim), Math.min(1, high + rim)] : [low - rim, high + rim];
  };
  const [xScale, yScale] = [niceScale(...bounds(x), { ticks: 6 }), niceScale(...bounds(y), { ticks: 6 })];
  const bar = absolute ? '|' : '';
  const [xTitle, yTitle] = [
    `模块成员度 ${bar}MM${bar}（${pair?.module ?? ''}）`,
    `与“${pair?.trait ?? ''}”的相关 ${bar}GS${bar}`,
  ];
  const plain = frame(input, { x: { title: xTitle, scale: xScale }, y: { title: yTitle, scale: yScale } });
  const grid = plain.grid as { left: number; top: number };
  const caption = pair ? `|MM| 与 |GS|：r = ${readable(pair.trend, 3)}，p = ${readable(pair.trendP, 2)}` : '';
  const base = {
    ...plain,
    grid: { ...grid, top: grid.top + fontSize + 8 },
    title: [...[plain.title ?? []].flat(), captionAt(input, { left: grid.left, top: grid.top - 4 }, caption)],
  } as typeof plain;
  const strength = (at: number): number => Math.abs(x[at]! * y[at]!);
  const wanted = new Set(
    input.settings.labels ??
      [...ids.keys()]
        .toSorted((a, b) => strength(b) - strength(a))
        .slice(0, Math.round(numberOf(input.settings.own, topSpec)))
        .map((at) => ids[at]!),
  );
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale,
    yScale,
    ids,
    x,
    y,
    labels: wanted,
    symbolSize: size,
    fontSize: fontSize - 1,
  });
  const color = moduleColor(pair?.module ?? '', input.theme);
  const series = pointSeries(
    { name: pair?.module ?? '', ids, x, y, color, symbol: 'circle', size },
    { xLabel: `${bar}MM${bar}`, yLabel: `${bar}GS${bar}`, colors, fontSize, labels },
  );

  return {
    option: {
      ...base,
      series: [{ ...series, itemStyle: { color, opacity: 0.9, borderColor: colors.axis, borderWidth: 0.5 } }],
    } as EChartsOption,
    summary: pair
      ? `MM–GS 散点图：模块 ${pair.module} 的 ${counted(rows.length)} 个特征与“${pair.trait}”，模块与性状 r = ${readable(pair.r, 3)}；|MM| 与 |GS| 的相关 r = ${readable(pair.trend, 3)}（p = ${readable(pair.trendP, 2)}）。`
      : 'MM–GS 散点图：没有可用的性状。',
    data: dataTable('wgcna-mm-gs', 'MM–GS', [
      textColumn('feature', '特征', ids),
      textColumn(
        'module',
        '模块',
        rows.map(() => pair!.module),
      ),
      textColumn(
        'trait',
        '性状',
        rows.map(() => pair!.trait),
      ),
      numberColumn('mm', absolute ? '模块成员度绝对值' : '模块成员度', x),
      numberColumn('gs', absolute ? '与性状相关的绝对值' : '与性状的相关', y),
    ]),
    labelIds: ids,
    counted: { pair: pairs.map(({ module, r, trait }) => `${module} 与 ${trait}（r = ${readable(r, 2)}）`) },
  };
}

/** Module membership of the features against their correlation with a trait. */
export const wgcnaMmGs: ChartDefinition = {
  id: 'wgcna-mm-gs',
  title: 'MM–GS 散点图',
  tables: [
    { id: 'traits', columns: ['module', 'trait', 'r', 'mm_gs_r', 'mm_gs_p'] },
    { id: 'significance', columns: ['feature', 'module', 'trait', 'mm', 'gs'] },
  ],
  settings: [pairSpec, absoluteSpec, topSpec],
  defaultSize: { width: 620, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'pointSize', 'labels'],
  draw,
};
