import { networkExports } from '../../graph-export/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { labelSpec, moduleKinds, web, webNodes } from '../../parts/web/index.ts';
import type { NodeKinds } from '../../parts/web/index.ts';

const colorSpec = {
  id: 'color',
  label: '节点颜色',
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '自动（两个表时按表，否则按模块）' },
    { value: 'module', label: '按模块' },
    { value: 'table', label: '按数据表' },
  ],
} as const satisfies SettingSpec;

/** What the colours mean: modules (small ones together) or tables. */
function kindsOf(input: ChartInput, module: Float64Array, table: Float64Array): NodeKinds {
  const choice = choiceOf(input.settings.own, colorSpec);
  if (choice === 'table' || (choice === 'auto' && table.includes(2))) {
    return {
      names: ['数据表 1', '数据表 2'],
      colors: paletteColors(input.settings.palette, 'categorical', input.theme).slice(0, 2),
      of: (node) => table[node]! - 1,
    };
  }
  const { colors, names, of } = moduleKinds(input, module);
  return { names, colors, of: (node) => of(module[node]!) };
}

function draw(input: ChartInput): ChartDrawing {
  const nodes = webNodes(input);
  const table = numbers(tableOf(input, 'nodes'), 'table');
  const r = numbers(tableOf(input, 'edges'), 'r');
  const colors = chartColors(input.theme);
  const lines = (
    [
      ['正相关', colors.up, 1],
      ['负相关', colors.down, -1],
    ] as const
  )
    .map(([name, color, sign]) => ({
      name,
      color,
      width: 0.9,
      rows: [...r.keys()].filter((row) => r[row]! * sign > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
  const { option, order } = web(
    input,
    nodes,
    kindsOf(input, nodes.module, table),
    lines,
    Math.round(numberOf(input.settings.own, labelSpec)),
  );
  return {
    option,
    summary: `相关性网络：${counted(nodes.ids.length)} 个节点，${counted(r.length)} 条连线，其中负相关 ${counted(r.filter((value) => value < 0).length)} 条，度最大的是“${nodes.ids[order[0]!] ?? '--'}”（${nodes.degree[order[0]!] ?? 0}）。`,
    data: dataTable('network', '节点', [
      textColumn('id', '特征', nodes.ids),
      integerColumn('table', '数据表', table),
      integerColumn('degree', '度', nodes.degree),
      numberColumn('betweenness', '介数', nodes.between),
      integerColumn('module', '模块', nodes.module),
    ]),
    labelIds: nodes.ids,
  };
}

/** Features as points where the run placed them, lines where they correlate. */
export const network: ChartDefinition = {
  id: 'network',
  title: '相关性网络图',
  tables: [{ id: 'edges', columns: ['source', 'target', 'r'] }, { id: 'nodes' }],
  settings: [colorSpec, labelSpec],
  defaultSize: { width: 760, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'categorical',
  exports: networkExports,
  draw,
};
