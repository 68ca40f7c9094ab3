import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import {
  extent,
  fontSizeOf,
  frame,
  gridRect,
  niceScale,
  placeLabels,
  pointSeries,
  referenceLines,
  rounded,
} from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const viewSpec = {
  id: 'view',
  label: '形式',
  kind: 'choice',
  default: 'top',
  choices: [
    { value: 'top', label: '贡献最大的特征' },
    { value: 'scatter', label: '两个联合成分的散点图' },
  ],
} as const satisfies SettingSpec;
const componentSpec = {
  id: 'component',
  label: '联合成分',
  kind: 'number',
  default: 1,
  min: 1,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;
const otherSpec = {
  id: 'other',
  label: '散点图的纵轴成分',
  kind: 'number',
  default: 2,
  min: 1,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;
const topSpec = {
  id: 'top',
  label: '每个表的特征数',
  kind: 'number',
  default: 12,
  min: 3,
  max: 40,
  step: 1,
} as const satisfies SettingSpec;
const namesSpec = {
  id: 'named',
  label: '散点图标注的特征数',
  help: '两个表各取离原点最远的；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 6,
  min: 0,
  max: 40,
  step: 1,
} as const satisfies SettingSpec;

const tables = ['第一个表', '第二个表'] as const;

/**
 * Features of both tables with their loadings; one loading is as large as √(number of features) times the usual, so
 * that tables of any size can stand side by side.
 */
type Loadings = {
  readonly ids: readonly string[];
  readonly table: Uint8Array;
  readonly of: (component: number) => Float64Array;
  readonly components: number;
};

function loadingsOf(input: ChartInput): Loadings {
  const both = [tableOf(input, 'x_loadings'), tableOf(input, 'y_loadings')] as const;
  const names = both.map((one) => texts(one, 'feature'));
  const known = new Set(names[0]);
  let components = 1;
  while (both.every((one) => hasColumn(one, `joint${components + 1}`))) components += 1;
  return {
    ids: [...names[0]!, ...names[1]!.map((id) => (known.has(id) ? `${id}（表 2）` : id))],
    table: Uint8Array.from({ length: names[0]!.length + names[1]!.length }, (_, i) => Number(i >= names[0]!.length)),
    of: (component) =>
      Float64Array.from(
        both.flatMap((one) => Array.from(numbers(one, `joint${component}`), (value) => value * Math.sqrt(one.rows))),
      ),
    components,
  };
}

/** Rows of one table by a measure, the largest first. */
const strongest = (table: Uint8Array, which: number, measure: (row: number) => number, count: number): number[] =>
  Array.from(table.keys())
    .filter((row) => table[row] === which)
    .toSorted((a, b) => measure(b) - measure(a))
    .slice(0, count);

const component = (k: number): string => `联合成分 ${k} 的相对载荷`;

function drawTop(input: ChartInput, { ids, of, table }: Loadings, k: number): ChartDrawing {
  const loading = of(k);
  const count = Math.round(numberOf(input.settings.own, topSpec));
  const rows = [0, 1].flatMap((which) =>
    strongest(table, which, (row) => Math.abs(loading[row]!), count).toSorted((a, b) => loading[b]! - loading[a]!),
  );
  const upwards = rows.toReversed();
  const theme = chartColors(input.theme);
  const colors = paletteColors(input.settings.palette, 'categorical', input.theme);
  const [low, high] = extent(rows.map((row) => loading[row]!)) ?? [0, 1];
  return {
    option: {
      ...frame(input, {
        x: { title: component(k), scale: niceScale(low, high, { zero: true, ticks: input.size.width < 480 ? 4 : 6 }) },
        y: { title: '', names: upwards.map((row) => ids[row]!) },
        legend: [...tables],
      }),
      series: [
        ...tables.map((name, which) => ({
          type: 'bar' as const,
          name,
          stack: 'one',
          barCategoryGap: '30%',
          itemStyle: { color: colors[which]! },
          data: upwards.map((row) => (table[row] === which ? { name: ids[row]!, value: rounded(loading[row]!) } : '-')),
        })),
        referenceLines({ x: [0], color: theme.axis, dashed: false }),
      ],
    } as ChartDrawing['option'],
    summary: `O2PLS 载荷图：联合成分 ${k} 上两个表各自载荷绝对值最大的特征，${tables.map((name, which) => `${name}为“${ids[strongest(table, which, (row) => Math.abs(loading[row]!), 1)[0]!] ?? '--'}”`).join('，')}；1 为该表各特征载荷的均方根大小。`,
    data: dataTable('o2pls-loadings', 'O2PLS 载荷', [
      textColumn(
        'feature',
        '特征',
        rows.map((row) => ids[row]!),
      ),
      textColumn(
        'table',
        '数据表',
        rows.map((row) => tables[table[row]!]!),
      ),
      numberColumn(
        `joint${k}`,
        component(k),
        Float64Array.from(rows, (row) => loading[row]!),
      ),
    ]),
    labelIds: ids,
  };
}

function drawScatter(
  input: ChartInput,
  { ids, of, table }: Loadings,
  [k, other]: readonly [number, number],
): ChartDrawing {
  const [x, y] = [of(k), of(other)];
  const theme = chartColors(input.theme);
  const colors = paletteColors(input.settings.palette, 'categorical', input.theme).slice(0, 2);
  const dense = ids.length > denseLimit;
  const size = input.settings.pointSize ?? (dense ? 3 : 6);
  const named = Math.round(numberOf(input.settings.own, namesSpec));
  const wanted = new Set(
    input.settings.labels ??
      [0, 1].flatMap((which) =>
        strongest(table, which, (row) => Math.hypot(x[row]!, y[row]!), named).map((row) => ids[row]!),
      ),
  );
  const scales = [x, y].map((values) => niceScale(...(extent(values) ?? [0, 1]), { zero: true })) as [
    ReturnType<typeof niceScale>,
    ReturnType<typeof niceScale>,
  ];
  const base = frame(input, {
    x: { title: component(k), scale: scales[0] },
    y: { title: component(other), scale: scales[1] },
    legend: [...tables],
  });
  const fontSize = fontSizeOf(input);
  const labels = placeLabels({
    rect: gridRect(base, input.size),
    xScale: scales[0],
    yScale: scales[1],
    ids,
    x,
    y,
    labels: wanted,
    avoid: (row) => wanted.has(ids[row]!),
    symbolSize: dense ? size + 2 : size,
    fontSize: fontSize - 1,
  });
  const look = { xLabel: component(k), yLabel: component(other), colors: theme, fontSize, labels };
  return {
    option: {
      ...base,
      series: [
        referenceLines({ x: [0], y: [0], color: theme.grid, dashed: false }),
        ...tables.map((name, which) => {
          const rows = Array.from(table.keys()).filter(
            (row) => table[row] === which && (!dense || wanted.has(ids[row]!)),
          );
          return pointSeries(
            {
              name,
              ids: rows.map((row) => ids[row]!),
              x: rows.map((row) => x[row]!),
              y: rows.map((row) => y[row]!),
              color: colors[which]!,
              symbol: 'circle',
              size: dense ? size + 2 : size,
            },
            look,
          );
        }),
      ],
    } as ChartDrawing['option'],
    ...(dense && {
      layers: [{ kind: 'points' as const, ids, x, y, color: table, colors, names: tables, radius: size / 2 }],
    }),
    summary: `O2PLS 载荷散点图：两个表共 ${ids.length} 个特征，横轴${component(k)}，纵轴${component(other)}；同一方向上离原点远的特征在两个组学中一起变化。`,
    data: dataTable('o2pls-loadings', 'O2PLS 载荷', [
      textColumn('feature', '特征', ids),
      textColumn(
        'table',
        '数据表',
        Array.from(table, (which) => tables[which]!),
      ),
      numberColumn(`joint${k}`, component(k), x),
      ...(k === other ? [] : [numberColumn(`joint${other}`, component(other), y)]),
    ]),
    labelIds: ids,
  };
}

function draw(input: ChartInput): ChartDrawing {
  const loadings = loadingsOf(input);
  const [k, other] = [componentSpec, otherSpec].map((spec) =>
    Math.min(loadings.components, Math.round(numberOf(input.settings.own, spec))),
  ) as [number, number];
  return choiceOf(input.settings.own, viewSpec) === 'top'
    ? drawTop(input, loadings, k)
    : drawScatter(input, loadings, [k, other]);
}

/** The features of either table that contribute most to the joint components. */
export const o2plsLoadings: ChartDefinition = {
  id: 'o2pls-loadings',
  title: 'O2PLS 载荷图',
  tables: [{ id: 'x_loadings' }, { id: 'y_loadings' }],
  settings: [viewSpec, componentSpec, otherSpec, topSpec, namesSpec],
  defaultSize: { width: 680, height: 560 },
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize', 'labels'],
  paletteKind: 'categorical',
  draw,
};
