import type { EChartsOption } from 'echarts';
import { baseOption, fontSizeOf, legendBox, labelAt, placeLabels, rounded, titleHeight } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

const edge = 14;

/** What every network of a result says of its nodes. */
export type WebNodes = {
  readonly ids: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly degree: Float64Array;
  readonly module: Float64Array;
  readonly between: Float64Array;
};

export function webNodes(input: ChartInput): WebNodes {
  const nodes = tableOf(input, 'nodes');
  return {
    ids: texts(nodes, 'id'),
    x: numbers(nodes, 'x'),
    y: numbers(nodes, 'y'),
    degree: numbers(nodes, 'degree'),
    module: numbers(nodes, 'module'),
    between: numbers(nodes, 'betweenness'),
  };
}

/** Nodes of one colour in the legend; lines of one look. */
export type NodeKinds = {
  readonly names: readonly string[];
  readonly colors: readonly string[];
  readonly of: (node: number) => number;
};
export type LineKind = {
  readonly name: string;
  readonly color: string;
  readonly width: number;
  /** Rows of the table of edges. */
  readonly rows: readonly number[];
};

/**
 * Nodes as points where the run placed them, as large as they have lines, and the lines between them. `order` has the
 * nodes with most lines first.
 */
export function web(
  input: ChartInput,
  nodes: WebNodes,
  kinds: NodeKinds,
  lines: readonly LineKind[],
  top: number,
  words: { /** What the second number of a node is. */ readonly between: string } = { between: '介数' },
): { readonly option: EChartsOption; readonly order: readonly number[] } {
  const edges = tableOf(input, 'edges');
  const placeOf = new Map(nodes.ids.map((id, at) => [id, at]));
  const [source, target] = [texts(edges, 'source'), texts(edges, 'target')];
  const endsOf = (row: number) => [placeOf.get(source[row]!), placeOf.get(target[row]!)] as const;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const above = edge + titleHeight(input);
  const legend = legendBox(input, [...kinds.names, ...lines.map(({ name }) => name)], above);
  const rect = {
    x: edge,
    y: above + legend.top,
    width: Math.max(60, input.size.width - 2 * edge - legend.right),
    height: Math.max(60, input.size.height - above - legend.top - legend.bottom - edge),
  };

  // The drawing is turned upright or level to fill the rectangle; both axes keep room for names at the rim.
  const stretch = (values: Float64Array): [number, number] => {
    const [low, high] = [values.reduce((a, b) => Math.min(a, b), 1), values.reduce((a, b) => Math.max(a, b), 0)];
    const rim = (high - low || 1) * 0.05;
    return [low - rim, high + rim];
  };
  const [xRange, yRange] = [stretch(nodes.x), stretch(nodes.y)];
  const most = nodes.degree.reduce((a, b) => Math.max(a, b), 1);
  const largest = Math.max(
    12,
    Math.min(26, Math.sqrt((rect.width * rect.height) / Math.max(1, nodes.ids.length)) * 0.55),
  );
  const diameter = (node: number): number =>
    Math.round(10 * (5 + (largest - 5) * Math.sqrt(nodes.degree[node]! / most))) / 10;
  const order = [...nodes.ids.keys()].toSorted(
    (a, b) => nodes.degree[b]! - nodes.degree[a]! || nodes.between[b]! - nodes.between[a]!,
  );
  const wanted = new Set(input.settings.labels ?? order.slice(0, top).map((node) => nodes.ids[node]!));
  const labels = placeLabels({
    rect,
    xScale: { min: xRange[0], max: xRange[1], interval: 1 },
    yScale: { min: yRange[0], max: yRange[1], interval: 1 },
    ids: nodes.ids,
    x: nodes.x,
    y: nodes.y,
    labels: wanted,
    avoid: (node) => nodes.degree[node]! >= most / 2,
    symbolSize: largest,
    fontSize: fontSize - 1,
  });
  const hidden = { type: 'value', show: false };

  const option = {
    ...baseOption(input),
    ...(legend.option && {
      legend: {
        ...legend.option,
        data: [
          ...kinds.names,
          ...lines.map(({ name, width }) => ({
            name,
            icon: `path://M0 4h10v${Math.min(4, Math.round(22 * width) / 10)}h-10z`,
          })),
        ],
      },
    }),
    grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
    xAxis: { ...hidden, min: xRange[0], max: xRange[1] },
    yAxis: { ...hidden, min: yRange[0], max: yRange[1] },
    series: [
      ...lines.map(({ color, name, rows, width }) => ({
        type: 'line',
        name,
        symbol: 'none',
        silent: true,
        animation: false,
        tooltip: { show: false },
        z: 1,
        itemStyle: { color },
        lineStyle: { color, width, opacity: source.length > 600 ? 0.25 : 0.45 },
        data: rows.flatMap((row) => {
          const [a, b] = endsOf(row);
          return a !== undefined && b !== undefined
            ? [
                [nodes.x[a]!, nodes.y[a]!],
                [nodes.x[b]!, nodes.y[b]!],
                ['-', '-'],
              ]
            : [];
        }),
      })),
      ...kinds.names.map((name, kind) => ({
        type: 'scatter',
        name,
        z: 3,
        emphasis: { disabled: true },
        itemStyle: { color: kinds.colors[kind]!, opacity: 1, borderColor: colors.background, borderWidth: 0.8 },
        dimensions: [
          { name: 'x', type: 'number' },
          { name: 'y', type: 'number' },
          { name: '度', type: 'number' },
          { name: words.between, type: 'number' },
          { name: 'id', type: 'ordinal' },
        ],
        encode: { x: 0, y: 1, itemName: 4, tooltip: [2, 3] },
        label: {
          show: false,
          formatter: '{b}',
          align: 'left',
          verticalAlign: 'top',
          fontFamily,
          fontSize: fontSize - 1,
          color: colors.text,
          textBorderColor: colors.background,
          textBorderWidth: 2,
        },
        labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.7 } },
        data: nodes.ids.flatMap((id, node) => {
          if (kinds.of(node) !== kind) return [];
          const value = [nodes.x[node]!, nodes.y[node]!, nodes.degree[node]!, rounded(nodes.between[node]!), id];
          const place = labels.get(id);
          const shift = (diameter(node) - largest) / 2;
          return [
            {
              value,
              symbolSize: diameter(node),
              ...(place && {
                label: { ...labelAt(place, id), position: [place.offset[0] + shift, place.offset[1] + shift] },
                labelLine: { show: place.far },
              }),
            },
          ];
        }),
      })),
    ],
  } as EChartsOption;
  return { option, order };
}
