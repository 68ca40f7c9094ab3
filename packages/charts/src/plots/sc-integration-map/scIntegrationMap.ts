import type { Table } from '@panome/analysis/model';
import { clusterClasses, usualSize } from '../../parts/class-map/index.ts';
import { counted, extent, fontSizeOf, frame, gridRect, rounded, truncateMiddle } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, hasColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  help: '按批次看混得匀不匀，按细胞类型看是否仍然分开；没有细胞类型时按批次',
  kind: 'choice',
  default: 'batch',
  choices: [
    { value: 'batch', label: '批次' },
    { value: 'label', label: '细胞类型' },
    { value: 'cluster', label: '簇' },
  ],
} as const satisfies SettingSpec;

const stages = [
  ['整合前', 'x_before', 'y_before'],
  ['整合后', 'x', 'y'],
] as const;
/** Air inside a panel, in the unit of a panel. */
const air = 0.04;

const unit = (values: Float64Array): Float64Array => {
  const [low, high] = extent(values) ?? [0, 1];
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0.5));
};

/** A coordinate before, then after. */
function both(table: Table, at: 1 | 2): Float64Array {
  const values = new Float64Array(2 * table.rows);
  stages.forEach((stage, i) => values.set(numbers(table, stage[at]), i * table.rows));
  return values;
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const cells = texts(table, 'cell');
  const wanted = choiceOf(input.settings.own, colorSpec);
  const column = hasColumn(table, wanted) ? wanted : 'batch';
  const heading = colorSpec.choices.find(({ value }) => value === column)!.label;
  const found = clusterClasses(input, texts(table, column));
  const raw = [...new Set(texts(table, column))];
  const names = (
    column === 'cluster' ? found.names : found.names.map((name) => raw.find((word) => name === `簇 ${word}`) ?? name)
  ).map((name) => truncateMiddle(name, 24));
  const n = cells.length;
  const beside = input.size.width >= 480;
  const fontSize = fontSizeOf(input);
  const head = fontSize + 12;
  // Between the panels; one below the other, the title of the second stands there.
  const gap = beside ? 0.14 : 2 * air + (2.4 * head) / Math.max(120, input.size.height - 4 * head);
  const [x, y, of] = [new Float64Array(2 * n), new Float64Array(2 * n), new Uint8Array(2 * n)];
  // Both maps share one pair of axes, which is what lets many points be drawn densely.
  stages.forEach(([, across, up], at) => {
    x.set(
      unit(numbers(table, across)).map((value) => value + (beside ? at * (1 + gap) : 0)),
      at * n,
    );
    y.set(
      unit(numbers(table, up)).map((value) => value + (beside ? 0 : (1 - at) * (1 + gap))),
      at * n,
    );
    of.set(found.of, at * n);
  });
  const ids = [...cells, ...cells];
  const colors = chartColors(input.theme);
  const whole = { min: -air, max: 1 + air, interval: 1 + 2 * air };
  const double = { min: -air, max: 2 + gap + air, interval: 2 + gap + 2 * air };
  const [xScale, yScale] = beside ? [double, whole] : [whole, double];
  const base = frame(input, { x: { title: '', scale: xScale }, y: { title: '', scale: yScale }, legend: names });
  const grid = base.grid as { left: number; right: number; top: number; bottom: number };
  const legendBelow = (base.legend as { readonly bottom?: unknown } | undefined)?.bottom !== undefined;
  const placed = { ...grid, left: 10, top: grid.top + head, bottom: legendBelow ? grid.bottom - fontSize - 6 : 12 };
  const rect = gridRect({ ...base, grid: placed }, input.size);
  const across = (value: number): number => rect.x + ((value - xScale.min) / (xScale.max - xScale.min)) * rect.width;
  const down = (value: number): number => rect.y + (1 - (value - yScale.min) / (yScale.max - yScale.min)) * rect.height;
  const panels = stages.flatMap(([words], at) => {
    const [left, bottom] = [beside ? at * (1 + gap) : 0, beside ? 0 : (1 - at) * (1 + gap)];
    const [x0, y0, x1, y1] = [
      across(left - air),
      down(bottom + 1 + air),
      across(left + 1 + air),
      down(bottom - air),
    ].map(Math.round) as [number, number, number, number];
    return [
      {
        type: 'rect',
        silent: true,
        z: 0,
        shape: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
        style: { fill: 'transparent', stroke: colors.axis, lineWidth: 1 },
      },
      {
        type: 'text',
        silent: true,
        x: x0,
        y: y0 - 6,
        style: { text: words, fill: colors.text, fontFamily, fontSize, fontWeight: 600, textVerticalAlign: 'bottom' },
      },
    ];
  });
  const dense = 2 * n > denseLimit;
  const size = input.settings.pointSize ?? usualSize(2 * n);
  const bare = {
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { show: false },
    splitLine: { show: false },
  };
  const words = texts(table, column);
  return {
    option: {
      ...base,
      grid: placed,
      xAxis: { ...(base.xAxis as object), ...bare },
      yAxis: { ...(base.yAxis as object), ...bare },
      graphic: panels,
      series: names.map((name, at) => ({
        type: 'scatter',
        name,
        symbol: 'circle',
        symbolSize: size,
        emphasis: { disabled: true },
        itemStyle: { color: found.colors[at], opacity: 0.85 },
        dimensions: [
          { name: 'UMAP 1', type: 'number' },
          { name: 'UMAP 2', type: 'number' },
          { name: '细胞', type: 'ordinal' },
        ],
        encode: { x: 0, y: 1, itemName: 2, tooltip: [2] },
        data: dense ? [] : ids.flatMap((id, i) => (of[i] === at ? [[rounded(x[i]!), rounded(y[i]!), id]] : [])),
      })),
    },
    ...(dense && {
      layers: [{ kind: 'points' as const, ids, x, y, color: of, colors: found.colors, names, radius: size / 2 }],
    }),
    summary: `整合前后的 UMAP：${counted(n)} 个细胞，按${heading}着色（${names.slice(0, 8).join('、')}${names.length > 8 ? ' 等' : ''}）；两幅图各自计算，位置不可直接比较。`,
    data: dataTable('sc-integration-map', '整合前后的 UMAP', [
      textColumn('cell', '细胞', ids),
      textColumn(
        'stage',
        '阶段',
        stages.flatMap(([words]) => cells.map(() => words)),
      ),
      textColumn('class', heading, [...words, ...words]),
      numberColumn('x', 'UMAP 1', both(table, 1)),
      numberColumn('y', 'UMAP 2', both(table, 2)),
    ]),
  };
}

/**
 * The cells on their map before and after the batches were taken out. `groupColors` takes batches, cell types and
 * clusters.
 */
export const scIntegrationMap: ChartDefinition = {
  id: 'sc-integration-map',
  title: '整合前后的 UMAP',
  tables: [{ id: 'cells' }],
  settings: [colorSpec],
  defaultSize: { width: 900, height: 440 },
  pointSize: 4,
  common: ['title', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'categorical',
  draw,
};
