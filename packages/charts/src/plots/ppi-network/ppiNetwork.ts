import { networkExports } from '../../graph-export/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { counted, extent } from '../../frame/index.ts';
import { labelSpec, moduleKinds, web, webNodes } from '../../parts/web/index.ts';
import type { NodeKinds, WebNodes } from '../../parts/web/index.ts';
import { choiceOf, numberOf } from '../../settings.ts';
import { dataTable, hasColumn, integerColumn, numberColumn, numbers, tableOf, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const colorSpec = {
  id: 'color',
  label: '节点颜色',
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '自动（有变化时按变化，否则按模块）' },
    { value: 'module', label: '按模块' },
    { value: 'change', label: '按上调与下调' },
  ],
} as const satisfies SettingSpec;
const highSpec = {
  id: 'high',
  label: '粗线的最低得分',
  help: '得分不低于它的互作画成粗线；STRING 以 0.7 为高可信',
  kind: 'number',
  default: 0.7,
  min: 0,
  max: 1000,
  step: 0.05,
} as const satisfies SettingSpec;

/** Up, down and neither, those that occur. */
function changeKinds(input: ChartInput, change: Float64Array): NodeKinds {
  const theme = chartColors(input.theme);
  const all = [
    ['上调', theme.up],
    ['下调', theme.down],
    ['没有数据', theme.neutral],
  ] as const;
  const kind = Array.from(change, (value): number => (value > 0 ? 0 : value < 0 ? 1 : 2));
  const used = all.flatMap((_, at) => (kind.includes(at) ? [at] : []));
  return {
    names: used.map((at) => all[at]![0]),
    colors: used.map((at) => all[at]![1]),
    of: (node) => used.indexOf(kind[node]!),
  };
}

function kindsOf(input: ChartInput, { module }: WebNodes, change: Float64Array | null): NodeKinds {
  const choice = choiceOf(input.settings.own, colorSpec);
  if (change && choice !== 'module' && (choice === 'change' || change.some(Number.isFinite)))
    return changeKinds(input, change);
  const { colors, names, of } = moduleKinds(input, module);
  return { names, colors, of: (node) => of(module[node]!) };
}

function draw(input: ChartInput): ChartDrawing {
  const nodes = webNodes(input);
  const table = tableOf(input, 'nodes');
  const change = hasColumn(table, 'change') ? numbers(table, 'change') : null;
  const score = numbers(tableOf(input, 'edges'), 'score');
  const { axis } = chartColors(input.theme);
  const high = numberOf(input.settings.own, highSpec);
  const split = [(value: number) => value < high, (value: number) => value >= high].map((is) =>
    [...score.keys()].filter((row) => is(score[row]!)),
  );
  const lines = [
    { name: `得分 < ${high}`, color: axis, width: 0.7, rows: split[0]! },
    { name: `得分 ≥ ${high}`, color: axis, width: 1.8, rows: split[1]! },
  ].filter(({ rows }) => rows.length > 0);
  const kinds = kindsOf(input, nodes, change);
  const { option, order } = web(input, nodes, kinds, lines, Math.round(numberOf(input.settings.own, labelSpec)));
  const [low, most] = extent(score) ?? [0, 0];
  return {
    option,
    summary: `互作网络图：${counted(nodes.ids.length)} 个节点，${counted(score.length)} 对互作，得分 ${low}～${most}，其中不低于 ${high} 的 ${counted(split[1]!.length)} 对；连线最多的是“${nodes.ids[order[0]!] ?? '--'}”（${nodes.degree[order[0]!] ?? 0} 条）。`,
    data: dataTable('ppi-network', '节点', [
      textColumn('id', '特征', nodes.ids),
      integerColumn('degree', '度', nodes.degree),
      numberColumn('betweenness', '介数', nodes.between),
      integerColumn('module', '模块', nodes.module),
      textColumn(
        'kind',
        '颜色',
        nodes.ids.map((_, node) => kinds.names[kinds.of(node)]!),
      ),
      ...(change ? [numberColumn('change', '变化', change)] : []),
    ]),
    labelIds: nodes.ids,
  };
}

/** Features of a list as points, lines where they are known to interact. */
export const ppiNetwork: ChartDefinition = {
  id: 'ppi-network',
  title: '互作网络图',
  tables: [{ id: 'edges', columns: ['source', 'target', 'score'] }, { id: 'nodes' }],
  settings: [colorSpec, highSpec, labelSpec],
  defaultSize: { width: 760, height: 600 },
  common: ['title', 'fontSize', 'palette', 'legend', 'labels'],
  paletteKind: 'categorical',
  exports: networkExports,
  draw,
};
