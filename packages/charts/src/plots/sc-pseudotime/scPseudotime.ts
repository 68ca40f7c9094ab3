import { airy, clusterClasses, usualSize } from '../../parts/class-map/index.ts';
import { counted, extent, fontSizeOf, frame, readable, rounded, textWidth, titleHeight } from '../../frame/index.ts';
import { denseLimit } from '../../limits.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { clusterLabel } from '../../parts/cell-clusters/index.ts';
import { booleanOf, choiceOf } from '../../settings.ts';
import { dataTable, labelOf, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const colorSpec = {
  id: 'color',
  label: '着色',
  kind: 'choice',
  default: 'pseudotime',
  choices: [
    { value: 'pseudotime', label: '伪时间' },
    { value: 'cluster', label: '簇' },
  ],
} as const satisfies SettingSpec;
const treeSpec = {
  id: 'tree',
  label: '显示生成树',
  help: '连线为簇中心之间的最小生成树，实心点为起点',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const namesSpec = { id: 'names', label: '标注簇名', kind: 'boolean', default: true } as const satisfies SettingSpec;

const side = 78;
const below = 40;

/** What the points look like: a colour of the list for each, by name where they are classes. */
type Look = {
  readonly of: Uint8Array;
  readonly colors: readonly string[];
  readonly names: readonly string[];
  readonly ramp: readonly string[] | null;
};

function lookOf(
  input: ChartInput,
  byCluster: boolean,
  clusters: readonly string[],
  time: Float64Array,
  high: number,
): Look {
  if (byCluster) return { ...clusterClasses(input, clusters), ramp: null };
  const ramp = paletteColors(input.settings.palette, 'sequential', input.theme);
  // The first place is for cells without a pseudotime.
  const of = Uint8Array.from(time, (value) =>
    Number.isNaN(value) ? 0 : 1 + Math.min(254, Math.floor((value / high) * 255)),
  );
  return {
    of,
    colors: [chartColors(input.theme).neutral, ...ramp.slice(1)],
    names: Array.from({ length: 256 }, () => '细胞'),
    ramp,
  };
}

function colorBar(input: ChartInput, ramp: readonly string[], high: number, narrow: boolean): object[] {
  const colors = chartColors(input.theme);
  const fontSize = Math.min(12, fontSizeOf(input));
  const { height, width } = input.size;
  const top = 14 + titleHeight(input);
  const text = (x: number, y: number, words: string) => ({
    type: 'text',
    silent: true,
    x,
    y,
    style: { text: words, fill: colors.text, fontFamily, fontSize, textVerticalAlign: 'middle' },
  });
  const colorStops = Array.from({ length: 11 }, (_, i) => ({
    offset: i / 10,
    color: ramp[Math.round((i * 255) / 10)]!,
  }));
  const bar = (x: number, y: number, w: number, h: number, upright: boolean) => ({
    type: 'rect',
    silent: true,
    shape: { x, y, width: w, height: h },
    style: {
      fill: { type: 'linear', x: 0, y: upright ? 1 : 0, x2: upright ? 0 : 1, y2: 0, colorStops, global: false },
    },
  });
  const label = '伪时间';
  if (narrow) {
    const from = 12 + textWidth(label, fontSize) + 14;
    return [
      text(12, height - 18, label),
      text(from - 8, height - 18, '0'),
      bar(from + 6, height - 24, 110, 11, false),
      text(from + 122, height - 18, readable(high, 3)),
    ];
  }
  const x = width - side + 14;
  return [
    text(x, top + 6, label),
    bar(x, top + 20, 12, 120, true),
    text(x + 18, top + 23, readable(high, 3)),
    text(x + 18, top + 80, readable(high / 2, 2)),
    text(x + 18, top + 137, '0'),
  ];
}

/** The tree of the cluster centres: lines, and a named dot per cluster, filled at the root. */
function tree(input: ChartInput, fontSize: number): object[] {
  const colors = chartColors(input.theme);
  const [mst, nodes] = [tableOf(input, 'mst'), tableOf(input, 'nodes')];
  const [names, x, y, time] = [
    texts(nodes, 'cluster'),
    numbers(nodes, 'x'),
    numbers(nodes, 'y'),
    numbers(nodes, 'pseudotime'),
  ];
  const place = new Map(names.map((name, i) => [name, [rounded(x[i]!), rounded(y[i]!)]]));
  const first = time.reduce(
    (best, value, i) => (value < (time[best] ?? Infinity) || Number.isNaN(time[best]!) ? i : best),
    0,
  );
  const target = texts(mst, 'target');
  const named = booleanOf(input.settings.own, namesSpec);
  return [
    ...texts(mst, 'source').map((from, i) => ({
      type: 'line',
      silent: true,
      symbol: 'none',
      tooltip: { show: false },
      z: 5,
      lineStyle: { color: colors.text, width: 2 },
      data: [place.get(from), place.get(target[i]!)],
    })),
    {
      type: 'scatter',
      silent: true,
      symbol: 'circle',
      tooltip: { show: false },
      z: 6,
      labelLayout: { hideOverlap: true },
      data: names.map((name, i) => ({
        name: `${clusterLabel(name)}${i === first ? '（起点）' : ''}`,
        value: place.get(name),
        symbolSize: i === first ? 13 : 10,
        itemStyle: {
          color: i === first ? colors.text : colors.background,
          borderColor: colors.text,
          borderWidth: 2,
          opacity: 1,
        },
      })),
      label: {
        show: named,
        formatter: '{b}',
        position: 'top',
        distance: 6,
        fontFamily,
        fontSize,
        fontWeight: 600,
        color: colors.text,
        textBorderColor: colors.background,
        textBorderWidth: 3,
      },
    },
  ];
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'cells');
  const [cells, clusters, x, y, time] = [
    texts(table, 'cell'),
    texts(table, 'cluster'),
    numbers(table, 'x'),
    numbers(table, 'y'),
    numbers(table, 'pseudotime'),
  ];
  const byCluster = choiceOf(input.settings.own, colorSpec) === 'cluster';
  const high = extent(time)?.[1] || 1;
  const look = lookOf(input, byCluster, clusters, time, high);
  const narrow = input.size.width < 560;
  const fontSize = fontSizeOf(input);
  const { height, width } = input.size;
  const room = byCluster ? input.size : narrow ? { width, height: height - below } : { width: width - side, height };
  const [xScale, yScale] = [airy(x), airy(y)];
  const base = frame(
    { ...input, size: room },
    {
      x: { title: labelOf(table, 'x'), scale: xScale },
      y: { title: labelOf(table, 'y'), scale: yScale },
      legend: byCluster ? look.names : [],
    },
  );
  const grid = base.grid as { left: number; right: number; top: number; bottom: number };
  const placed = byCluster
    ? grid
    : narrow
      ? { ...grid, bottom: grid.bottom + below }
      : { ...grid, right: grid.right + side };
  const dense = cells.length > denseLimit;
  const size = input.settings.pointSize ?? usualSize(cells.length);
  const dimensions = [
    { name: labelOf(table, 'x'), type: 'number' as const },
    { name: labelOf(table, 'y'), type: 'number' as const },
    { name: '伪时间', type: 'number' as const },
    { name: '细胞', type: 'ordinal' as const },
  ];
  const groups = byCluster
    ? look.names.map((name, at) => ({ name, rows: Array.from(cells.keys()).filter((i) => look.of[i] === at) }))
    : [{ name: '细胞', rows: [...cells.keys()] }];
  const points = groups.map(({ name, rows }, at) => ({
    type: 'scatter',
    name,
    symbol: 'circle',
    symbolSize: size,
    dimensions,
    encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
    emphasis: { disabled: true },
    z: 3,
    itemStyle: { color: byCluster ? look.colors[at] : look.colors[0] },
    data: dense
      ? []
      : rows.map((i) => ({
          value: [rounded(x[i]!), rounded(y[i]!), Number.isNaN(time[i]!) ? '-' : rounded(time[i]!), cells[i]],
          itemStyle: { color: look.colors[look.of[i]!] },
        })),
  }));
  const lineages = new Set(
    texts(table, 'lineage')
      .flatMap((text) => text.split('、'))
      .filter(Boolean),
  ).size;
  const off = time.reduce((count, value) => count + Number(Number.isNaN(value)), 0);
  return {
    option: {
      ...base,
      grid: placed,
      ...(look.ramp && { graphic: colorBar(input, look.ramp, high, narrow) }),
      series: [...points, ...(booleanOf(input.settings.own, treeSpec) ? tree(input, fontSize) : [])],
    },
    ...(dense && {
      layers: [
        {
          kind: 'points' as const,
          ids: cells,
          x,
          y,
          color: look.of,
          colors: look.colors,
          names: look.names,
          radius: size / 2,
        },
      ],
    }),
    summary: `伪时间图：${counted(cells.length)} 个细胞，${new Set(clusters).size} 个簇，${lineages} 条谱系，伪时间 0～${readable(high, 3)}${off > 0 ? `，${counted(off)} 个细胞没有伪时间` : ''}，按${byCluster ? '簇' : '伪时间'}着色。`,
    data: dataTable('sc-pseudotime', '伪时间图', [
      textColumn('cell', '细胞', cells),
      textColumn('cluster', '簇', clusters),
      textColumn('lineage', '谱系', texts(table, 'lineage')),
      numberColumn('pseudotime', '伪时间', time),
      numberColumn('x', labelOf(table, 'x'), x),
      numberColumn('y', labelOf(table, 'y'), y),
    ]),
  };
}

/**
 * Cells on their map, coloured by pseudotime or cluster, with the tree that joins the clusters. `groupColors` takes
 * clusters too.
 */
export const scPseudotime: ChartDefinition = {
  id: 'sc-pseudotime',
  title: '伪时间图',
  tables: [{ id: 'cells' }, { id: 'mst' }, { id: 'nodes' }],
  settings: [colorSpec, treeSpec, namesSpec],
  defaultSize: { width: 760, height: 540 },
  pointSize: 5,
  common: ['title', 'axisTitles', 'fontSize', 'palette', 'legend', 'pointSize'],
  paletteKind: 'sequential',
  draw,
};
