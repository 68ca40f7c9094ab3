import { maximum } from '@panome/analysis/extremes';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { baseOption, fontSizeOf, percent, readable, shortNames, titleHeight, widest } from '../../frame/index.ts';
import { colorsBesideGroups, isColor } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { polygon, rectangle, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { flowLayout } from './layout.ts';

const colourSpec = {
  id: 'ribbon',
  label: '带的颜色',
  kind: 'choice',
  default: 'source',
  choices: [
    { value: 'source', label: '同来源' },
    { value: 'target', label: '同去向' },
    { value: 'plain', label: '灰色' },
  ],
} as const satisfies SettingSpec;
const longest = 18;
const barWidth = 14;
const margin = 12;
/** Pieces of a curve. */
const curve = 28;

/** A band that keeps its height from one bar to the other, level at both ends. */
function ribbon(left: number, right: number, from: number, to: number, height: number): Spot[] {
  const upper = Array.from({ length: curve + 1 }, (_, i): Spot => {
    const t = i / curve;
    return [left + t * (right - left), from + t * t * (3 - 2 * t) * (to - from)];
  });
  return [...upper, ...upper.map(([x, y]): Spot => [x, y + height]).reverse()];
}

function draw(input: ChartInput): ChartDrawing {
  const [nodeTable, linkTable] = [tableOf(input, 'nodes'), tableOf(input, 'links')];
  const layer = numbers(nodeTable, 'layer');
  const columns = texts(nodeTable, 'column');
  const value = numbers(nodeTable, 'value');
  const nodes = texts(nodeTable, 'name').map((name, i) => ({ layer: layer[i]! - 1, name, value: value[i]! }));
  const find = (within: number, name: string) => nodes.findIndex((node) => node.layer === within && node.name === name);
  const [linkLayer, source, target, flow] = [
    numbers(linkTable, 'layer'),
    texts(linkTable, 'source'),
    texts(linkTable, 'target'),
    numbers(linkTable, 'value'),
  ];
  const links = source.map((name, i) => ({
    source: find(linkLayer[i]! - 1, name),
    target: find(linkLayer[i]!, target[i]!),
    value: flow[i]!,
  }));
  const layers = maximum(layer);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const palette = colorsBesideGroups(input);
  const distinct = [...new Set(nodes.map(({ name }) => name))];
  const colorOf = (node: number) => {
    const { name } = nodes[node]!;
    const own = input.settings.groupColors?.[name];
    if (isColor(own)) return own;
    return name === '其他' ? colors.neutral : palette[distinct.indexOf(name) % palette.length]!;
  };
  const short = shortNames(
    nodes.map(({ name }) => name),
    input.size.width < 520 ? 8 : longest,
  );
  const last = short.filter((_, i) => nodes[i]!.layer === layers - 1);
  const head = margin + titleHeight(input) + fontSize + 10;
  const left = margin;
  const right = input.size.width - margin - barWidth - Math.min(input.size.width * 0.3, widest(last, fontSize) + 6);
  const xOf = (one: number) => left + ((right - left) * one) / Math.max(1, layers - 1);
  const layout = flowLayout(nodes, links, input.size.height - head - margin, 10);
  const total = nodes.filter((node) => node.layer === 0).reduce((sum, node) => sum + node.value, 0);
  const mode = choiceOf(input.settings.own, colourSpec);

  const bands = links.map((link, i): Shape => {
    const { from, height, to } = layout.links[i]!;
    const color = mode === 'plain' ? colors.neutral : colorOf(mode === 'source' ? link.source : link.target);
    return polygon(
      ribbon(
        xOf(nodes[link.source]!.layer) + barWidth,
        xOf(nodes[link.target]!.layer),
        head + from,
        head + to,
        Math.max(0.4, height),
      ),
      {
        fill: color,
        opacity: 0.4,
        z: 0,
        tip: `${nodes[link.source]!.name} → ${nodes[link.target]!.name}\n流量 ${readable(link.value)}，占来源 ${percent(link.value / nodes[link.source]!.value)}`,
      },
    );
  });
  const bars = nodes.flatMap((node, i): Shape[] => {
    const { height, top } = layout.nodes[i]!;
    const x = xOf(node.layer);
    const font = Math.min(fontSize, Math.max(7, height + 9));
    return [
      rectangle(
        { x, y: head + top, width: barWidth, height: Math.max(1, height) },
        { fill: colorOf(i), tip: `${node.name}\n流量 ${readable(node.value)}（${percent(node.value / total)}）`, z: 2 },
      ),
      words(short[i]!, x + barWidth + 5, head + top + height / 2, { color: colors.text, fontSize: font }),
    ];
  });
  const heads = Array.from({ length: layers }, (_, one) => {
    const name = columns[nodes.findIndex((node) => node.layer === one)]!;
    return words(
      shortNames([name], 14)[0]!,
      one === 0 ? left : xOf(one) + barWidth / 2,
      margin + titleHeight(input) + fontSize / 2,
      { align: one === 0 ? 'left' : 'center', bold: true, color: colors.text, fontSize },
    );
  });
  const biggest = links.toSorted((one, other) => other.value - one.value)[0]!;

  return {
    option: {
      ...baseOption(input),
      graphic: { elements: [...bands, ...bars, ...heads] },
      series: [],
    } as ChartDrawing['option'],
    summary: `桑基图：${layers} 层，${nodes.length} 个类别，${links.length} 条流向；流量最大的是 ${nodes[biggest.source]!.name} 到 ${nodes[biggest.target]!.name}（${readable(biggest.value)}）。`,
    data: linkTable,
  };
}

/** Flows between the categories of neighbouring layers. */
export const sankeyPlot: ChartDefinition = {
  id: 'sankey-plot',
  title: '桑基图',
  tables: [{ id: 'nodes' }, { id: 'links' }],
  settings: [colourSpec],
  defaultSize: { width: 760, height: 500 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
