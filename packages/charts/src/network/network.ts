import type { EChartsOption } from 'echarts';
import { baseOption, counted, fontSizeOf, legendBox, placeLabels, rounded, titleHeight } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { paletteColors } from '../palette/index.ts';
import { choiceOf, numberOf } from '../settings.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { moduleKinds } from './moduleKinds.ts';

const colorSpec = {
  id: 'color', label: '节点颜色', kind: 'choice', default: 'auto',
  choices: [{ value: 'auto', label: '自动（两个表时按表，否则按模块）' }, { value: 'module', label: '按模块' }, { value: 'table', label: '按数据表' }],
} as const satisfies SettingSpec;
const labelSpec = { id: 'top', label: '自动标注的节点数', help: '按度从大到小；填写了“标注的名称”时只标注所填的', kind: 'number', default: 12, min: 0, max: 100, step: 1 } as const satisfies SettingSpec;
const edge = 14;

type Nodes = { readonly ids: readonly string[]; readonly x: Float64Array; readonly y: Float64Array; readonly degree: Float64Array; readonly module: Float64Array; readonly table: Float64Array; readonly between: Float64Array };

function nodesOf(input: ChartInput): Nodes {
  const nodes = tableOf(input, 'nodes');
  return { ids: texts(nodes, 'id'), x: numbers(nodes, 'x'), y: numbers(nodes, 'y'), degree: numbers(nodes, 'degree'), module: numbers(nodes, 'module'), table: numbers(nodes, 'table'), between: numbers(nodes, 'betweenness') };
}

/** What the colours mean: modules (small ones together) or tables. */
function kindsOf(input: ChartInput, { module, table }: Nodes): { readonly names: readonly string[]; readonly colors: readonly string[]; readonly of: (node: number) => number } {
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const choice = choiceOf(input.settings.own, colorSpec);
  if (choice === 'table' || (choice === 'auto' && table.includes(2))) return { names: ['数据表 1', '数据表 2'], colors: [palette[0]!, palette[1]!], of: (node) => table[node]! - 1 };
  const { colors, names, of } = moduleKinds(input, module);
  return { names, colors, of: (node) => of(module[node]!) };
}

function draw(input: ChartInput): ChartDrawing {
  const nodes = nodesOf(input);
  const edges = tableOf(input, 'edges');
  const r = numbers(edges, 'r');
  const placeOf = new Map(nodes.ids.map((id, at) => [id, at]));
  const ends = texts(edges, 'source').map((id, i) => [placeOf.get(id), placeOf.get(texts(edges, 'target')[i]!)] as const);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const kinds = kindsOf(input, nodes);
  const signs = ([['正相关', colors.up, 1], ['负相关', colors.down, -1]] as const).filter(([, , sign]) => r.some((value) => value * sign > 0));
  const top = edge + titleHeight(input);
  const legend = legendBox(input, [...kinds.names, ...signs.map(([name]) => name)], top);
  const rect = { x: edge, y: top + legend.top, width: Math.max(60, input.size.width - 2 * edge - legend.right), height: Math.max(60, input.size.height - top - legend.top - legend.bottom - edge) };

  // The drawing is turned upright or level to fill the rectangle; both axes keep room for names at the rim.
  const stretch = (values: Float64Array): [number, number] => {
    const [low, high] = [values.reduce((a, b) => Math.min(a, b), 1), values.reduce((a, b) => Math.max(a, b), 0)];
    const rim = (high - low || 1) * 0.05;
    return [low - rim, high + rim];
  };
  const [xRange, yRange] = [stretch(nodes.x), stretch(nodes.y)];
  const most = nodes.degree.reduce((a, b) => Math.max(a, b), 1);
  const largest = Math.max(12, Math.min(26, Math.sqrt((rect.width * rect.height) / Math.max(1, nodes.ids.length)) * 0.55));
  const diameter = (node: number): number => Math.round(10 * (5 + (largest - 5) * Math.sqrt(nodes.degree[node]! / most))) / 10;
  const order = [...nodes.ids.keys()].toSorted((a, b) => nodes.degree[b]! - nodes.degree[a]! || nodes.between[b]! - nodes.between[a]!);
  const wanted = new Set(input.settings.labels ?? order.slice(0, Math.round(numberOf(input.settings.own, labelSpec))).map((node) => nodes.ids[node]!));
  const labels = placeLabels({
    rect, xScale: { min: xRange[0], max: xRange[1], interval: 1 }, yScale: { min: yRange[0], max: yRange[1], interval: 1 }, ids: nodes.ids, x: nodes.x, y: nodes.y, labels: wanted,
    avoid: (node) => nodes.degree[node]! >= most / 2, symbolSize: largest, fontSize: fontSize - 1,
  });
  const hidden = { type: 'value', show: false };

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, data: [...kinds.names, ...signs.map(([name]) => ({ name, icon: 'path://M0 4h10v2h-10z' }))] } }),
      grid: { left: rect.x, top: rect.y, width: rect.width, height: rect.height, outerBoundsMode: 'none' },
      xAxis: { ...hidden, min: xRange[0], max: xRange[1] },
      yAxis: { ...hidden, min: yRange[0], max: yRange[1] },
      series: [
        ...signs.map(([name, color, sign]) => ({
          type: 'line', name, symbol: 'none', silent: true, animation: false, tooltip: { show: false }, z: 1, itemStyle: { color },
          lineStyle: { color, width: 0.9, opacity: ends.length > 600 ? 0.25 : 0.45 },
          data: ends.flatMap(([a, b], i) => (r[i]! * sign > 0 && a !== undefined && b !== undefined ? [[nodes.x[a]!, nodes.y[a]!], [nodes.x[b]!, nodes.y[b]!], ['-', '-']] : [])),
        })),
        ...kinds.names.map((name, kind) => ({
          type: 'scatter', name, z: 3, emphasis: { disabled: true }, itemStyle: { color: kinds.colors[kind]!, opacity: 1, borderColor: colors.background, borderWidth: 0.8 },
          dimensions: [{ name: 'x', type: 'number' }, { name: 'y', type: 'number' }, { name: '度', type: 'number' }, { name: '介数', type: 'number' }, { name: 'id', type: 'ordinal' }],
          encode: { x: 0, y: 1, itemName: 4, tooltip: [2, 3] },
          label: { show: false, formatter: '{b}', align: 'left', verticalAlign: 'top', fontFamily, fontSize: fontSize - 1, color: colors.text, textBorderColor: colors.background, textBorderWidth: 2 },
          labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.7 } },
          data: nodes.ids.flatMap((id, node) => {
            if (kinds.of(node) !== kind) return [];
            const value = [nodes.x[node]!, nodes.y[node]!, nodes.degree[node]!, rounded(nodes.between[node]!), id];
            const place = labels.get(id);
            const shift = (diameter(node) - largest) / 2;
            return [{ value, symbolSize: diameter(node), ...(place && { label: { show: true, position: [place.offset[0] + shift, place.offset[1] + shift] }, labelLine: { show: place.far } }) }];
          }),
        })),
      ],
    } as EChartsOption,
    summary: `相关性网络：${counted(nodes.ids.length)} 个节点，${counted(ends.length)} 条连线，其中负相关 ${counted(r.filter((value) => value < 0).length)} 条，度最大的是“${nodes.ids[order[0]!] ?? '--'}”（${nodes.degree[order[0]!] ?? 0}）。`,
    data: dataTable('network', '节点', [
      textColumn('id', '特征', nodes.ids), integerColumn('table', '数据表', nodes.table), integerColumn('degree', '度', nodes.degree), numberColumn('betweenness', '介数', nodes.between), integerColumn('module', '模块', nodes.module),
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
  draw,
};
