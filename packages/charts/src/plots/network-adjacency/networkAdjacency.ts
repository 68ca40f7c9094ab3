import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted } from '../../frame/index.ts';
import { clusteredCells } from '../../parts/heatmap/index.ts';
import { moduleKinds } from '../../parts/web/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const mostSpec = {
  id: 'most',
  label: '最多节点数',
  help: '更多时只画度最大的',
  kind: 'number',
  default: 200,
  min: 10,
  max: 600,
  step: 10,
} as const satisfies SettingSpec;

type Sides = { readonly rows: readonly number[]; readonly columns: readonly number[] };

/**
 * The nodes by module, within one those with most lines first; of two tables, those of the first are the rows and those
 * of the second the columns.
 */
function sidesOf(module: Float64Array, degree: Float64Array, table: Float64Array, most: number): Sides {
  const kept = [...module.keys()]
    .toSorted((a, b) => degree[b]! - degree[a]! || a - b)
    .slice(0, most)
    .toSorted((a, b) => module[a]! - module[b]! || degree[b]! - degree[a]! || a - b);
  return table.includes(2)
    ? { rows: kept.filter((node) => table[node] === 1), columns: kept.filter((node) => table[node] === 2) }
    : { rows: kept, columns: kept };
}

function draw(input: ChartInput): ChartDrawing {
  const [edges, nodes] = [tableOf(input, 'edges'), tableOf(input, 'nodes')];
  const ids = texts(nodes, 'id');
  const module = numbers(nodes, 'module');
  const { columns, rows } = sidesOf(
    module,
    numbers(nodes, 'degree'),
    numbers(nodes, 'table'),
    Math.round(numberOf(input.settings.own, mostSpec)),
  );
  const [rowOf, columnOf] = [rows, columns].map((side) => new Map(side.map((node, at) => [ids[node]!, at]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const values = new Float64Array(rows.length * columns.length).fill(Number.NaN);
  const [source, target, r] = [texts(edges, 'source'), texts(edges, 'target'), numbers(edges, 'r')];
  let drawn = 0;
  r.forEach((value, line) => {
    const places = (
      [
        [source, target],
        [target, source],
      ] as const
    )
      .map(([from, to]) => [rowOf.get(from[line]!), columnOf.get(to[line]!)] as const)
      .filter((place): place is readonly [number, number] => !place.includes(undefined));
    for (const [row, column] of places) values[row * columns.length + column] = value;
    drawn += Number(places.length > 0);
  });
  const kinds = moduleKinds(input, module);
  const kindOf = (node: number): number => kinds.of(module[node]!);
  const colorOf = new Map(columns.map((node) => [ids[node]!, kinds.colors[kindOf(node)]!]));
  const [rowIds, columnIds] = [rows.map((node) => ids[node]!), columns.map((node) => ids[node]!)];
  const two = rows !== columns;
  const used = new Set(columns.map(kindOf));
  const cells = clusteredCells(
    { ...input, groups: null },
    {
      rowIds,
      columnIds,
      values,
      rowMerge: null,
      columnMerge: null,
      scale: { min: -1, max: 1, interval: 0.5 },
      ramp: paletteColors(undefined, 'diverging', input.theme),
      barTitle: 'r',
      square: !two,
      written: false,
      annotations: [
        {
          title: '模块',
          colorOf: (id) => colorOf.get(id)!,
          keys: kinds.names.map((name, at) => ({ name, color: kinds.colors[at]! })).filter((_, at) => used.has(at)),
        },
      ],
      rowClusters: rows.map(kindOf),
      columnClusters: columns.map(kindOf),
    },
  );
  const { background } = chartColors(input.theme);

  return {
    option: cells.option,
    notes: cells.notes,
    // Two nodes without a line have no coefficient to show, and a grey for each would hide the few that have.
    layers: cells.layers.map((layer) => (layer.kind === 'cells' ? { ...layer, missing: background } : layer)),
    summary: `邻接热图：${counted(two ? rows.length + columns.length : rows.length)} 个节点${rows.length + columns.length < (two ? ids.length : 2 * ids.length) ? `（度最大的，共 ${counted(ids.length)} 个）` : ''}按模块排列，其间有 ${counted(drawn)} 条连线，没有连线的格子为空。`,
    data: dataTable('network-adjacency', '邻接矩阵', [
      textColumn('id', '特征', rowIds),
      ...columnIds.map((id, column) =>
        numberColumn(
          id,
          id,
          Float64Array.from(rows, (_, row) => values[row * columns.length + column]!),
        ),
      ),
    ]),
  };
}

/** The lines of a network as cells, its nodes side by side by module. */
export const networkAdjacency: ChartDefinition = {
  id: 'network-adjacency',
  title: '邻接热图',
  tables: [
    { id: 'edges', columns: ['source', 'target', 'r'] },
    { id: 'nodes', columns: ['id', 'table', 'degree', 'module'] },
  ],
  settings: [mostSpec],
  defaultSize: { width: 720, height: 620 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
