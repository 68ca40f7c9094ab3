import type { EChartsOption, ScatterSeriesOption } from 'echarts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { baseOption, extent, fontSizeOf, rounded, textWidth, titleHeight, truncateMiddle } from '../frame/index.ts';
import { groupScale } from '../groups/index.ts';
import { findings, type Finding } from '../lefse-bar/index.ts';
import { numberOf } from '../settings.ts';
import { dataTable, numberColumn, textColumn } from '../table/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';
import { circleLayout, type CladeNode } from './layout.ts';

const mostSpec = {
  id: 'most',
  label: '最多画出的分类单元数',
  help: '有差异的总是画出，其余取平均丰度最高的',
  kind: 'number',
  default: 250,
  min: 20,
  max: 1000,
  step: 10,
} as const satisfies SettingSpec;

/** A clade that takes most of the circle would tint it all: it keeps its coloured point only. */
const isField = ({ from, to }: CladeNode): boolean => to - from < Math.PI * 1.2;

type Element = Readonly<Record<string, unknown>>;
type Circle = {
  readonly cx: number;
  readonly cy: number;
  /** Radius of the deepest clades. */ readonly r: number;
  /** Width of one ring of keys. */ readonly ring: number;
};

/** `a`…`z`, then `a1`, `b1` … */
const keyOf = (at: number): string =>
  String.fromCharCode(97 + (at % 26)) + (at < 26 ? '' : String(Math.floor(at / 26)));

/** The clades that differ, with their ancestors, then the most abundant. */
function chosenOf(all: readonly Finding[], most: number): Finding[] {
  const wanted = new Set<string>();
  const add = (path: string): void => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('|', end - 1)) wanted.add(path.slice(0, end));
  };
  for (const { kept, path } of all) if (kept) add(path);
  const rest = all.filter(({ mean }) => Number.isFinite(mean)).toSorted((one, other) => other.mean - one.mean);
  for (const { path } of rest) if (wanted.size < most) add(path);
  return all.filter(({ path }) => wanted.has(path));
}

function draw(input: ChartInput): ChartDrawing {
  const all = findings(input);
  const nodes = circleLayout(chosenOf(all, Math.round(numberOf(input.settings.own, mostSpec))));
  const deepest = Math.max(1, ...nodes.map(({ depth }) => depth));
  const kept = nodes
    .filter(({ clade }) => clade?.kept)
    .toSorted((one, other) => one.depth - other.depth || one.angle - other.angle);
  const keys = new Map(kept.map((node, at) => [node, keyOf(at)]));
  const scale = groupScale(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const { height, width } = input.size;
  const top = 12 + titleHeight(input);
  const beside = width >= 520;
  const list = { width: beside ? Math.min(260, Math.round(width * 0.32)) : width - 24, left: beside ? 0 : 12 };
  const side = beside
    ? Math.min(width - list.width - 24, height - top - 12)
    : Math.min(width - 16, Math.round((height - top) * 0.64));
  const ring = Math.min(fontSize + 3, Math.max(6, Math.round(side / (deepest + 1) / 4)));
  const rings = deepest + 1 - Math.min(deepest, ...kept.filter(isField).map(({ depth }) => depth));
  const circle: Circle = {
    cx: 8 + side / 2,
    cy: top + (beside ? (height - top - 12) / 2 : side / 2),
    r: side / 2 - ring * rings - 4,
    ring,
  };
  const radiusOf = (depth: number): number => (circle.r * depth) / deepest;
  const colorOf = (clade: Finding | null): string => (clade?.kept ? scale.color(clade.group) : colors.neutral);
  const at = ({ angle, depth }: CladeNode): [number, number] => [
    circle.cx + radiusOf(depth) * Math.sin(angle),
    circle.cy - radiusOf(depth) * Math.cos(angle),
  ];

  const levels = scale.levels.filter((level) => kept.some(({ clade }) => clade!.group === level));
  const named = [...levels, ...new Set(kept.map(({ clade }) => clade!.group))].filter(
    (level, index, own) => own.indexOf(level) === index,
  );
  const listing = {
    left: beside ? 8 + side + 16 : list.left,
    top: beside ? top : top + side + 10,
    width: list.width - 16,
    height: beside ? height - top - 12 : height - top - side - 14,
  };
  const option: EChartsOption = {
    ...baseOption(input),
    grid: { left: 0, right: 0, top: 0, bottom: 0, outerBoundsMode: 'none' },
    xAxis: { type: 'value', min: 0, max: width, show: false },
    yAxis: { type: 'value', min: 0, max: height, inverse: true, show: false },
    graphic: [
      ...kept.flatMap((node) =>
        sectorOf(node, {
          circle,
          deepest,
          fontSize,
          color: scale.color(node.clade!.group),
          inner: radiusOf(node.depth - 0.5),
          key: keys.get(node)!,
        }),
      ),
      ...nodes.slice(1).flatMap((node) => branchOf(node, nodes[node.parent]!, circle, radiusOf, colors.axis)),
      ...keyList(named, kept, keys, { ...listing, beside, fontSize, text: colors.text, color: scale.color }),
    ],
    series: [
      pointsOf(nodes, at, colorOf, {
        background: colors.background,
        radius: Math.max(2.5, Math.min(7, circle.r / deepest / 5)),
      }),
    ],
  };
  const strongest = kept.toSorted((one, other) => other.clade!.lda - one.clade!.lda)[0]?.clade;

  return {
    option,
    summary: `进化分支图：${nodes.length - 1} 个分类单元，由内到外为从高到低的级别；${kept.length === 0 ? '没有分类单元达到全部阈值' : `${kept.length} 个有差异，以富集的组着色，LDA 得分最高的是 ${strongest!.name}`}。`,
    data: dataTable('lefse-cladogram', '进化分支图', [
      textColumn(
        'key',
        '图中标记',
        nodes.slice(1).map((node) => keys.get(node) ?? ''),
      ),
      textColumn(
        'feature',
        '分类路径',
        nodes.slice(1).map(({ clade }) => clade!.path),
      ),
      textColumn(
        'group',
        '富集的组',
        nodes.slice(1).map(({ clade }) => (clade!.kept ? clade!.group : '')),
      ),
      numberColumn(
        'lda',
        'LDA 得分',
        nodes.slice(1).map(({ clade }) => clade!.lda),
      ),
    ]),
  };
}

type SectorLook = {
  readonly circle: Circle;
  readonly deepest: number;
  readonly inner: number;
  readonly color: string;
  readonly key: string;
  readonly fontSize: number;
};

/** The coloured field of a clade, wider outwards the higher its rank, with its key at the rim. */
function sectorOf(node: CladeNode, { circle, color, deepest, fontSize, inner, key }: SectorLook): Element[] {
  const { angle, depth, from, to } = node;
  const outer = circle.r + circle.ring * (deepest - depth + 1);
  const middle = outer - circle.ring / 2;
  const turned = Math.PI / 2;
  const written = {
    text: key,
    fill: color,
    fontFamily,
    fontSize: Math.min(fontSize, circle.ring + 1),
    fontWeight: 600,
    align: 'center',
    verticalAlign: 'middle',
  };
  if (!isField(node)) {
    const radius = (circle.r * depth) / deepest;
    return [
      {
        type: 'text',
        silent: true,
        z: 4,
        x: rounded(circle.cx + radius * Math.sin(angle) + 12),
        y: rounded(circle.cy - radius * Math.cos(angle) + 4),
        style: written,
      },
    ];
  }
  return [
    {
      type: 'sector',
      silent: true,
      z: 0,
      shape: {
        cx: circle.cx,
        cy: circle.cy,
        r0: rounded(inner),
        r: rounded(outer),
        startAngle: rounded(from - turned),
        endAngle: rounded(to - turned),
      },
      style: { fill: color, opacity: 0.2 },
    },
    {
      type: 'text',
      silent: true,
      z: 4,
      x: rounded(circle.cx + middle * Math.sin(angle)),
      y: rounded(circle.cy - middle * Math.cos(angle)),
      style: written,
    },
  ];
}

function branchOf(
  node: CladeNode,
  parent: CladeNode,
  { cx, cy }: Circle,
  radiusOf: (depth: number) => number,
  stroke: string,
): Element[] {
  const [inner, outer] = [radiusOf(parent.depth), radiusOf(node.depth)];
  const [sin, cos] = [Math.sin(node.angle), Math.cos(node.angle)];
  const style = { stroke, fill: 'none', lineWidth: 0.8 };
  const line = {
    type: 'line',
    silent: true,
    z: 1,
    shape: {
      x1: rounded(cx + inner * sin),
      y1: rounded(cy - inner * cos),
      x2: rounded(cx + outer * sin),
      y2: rounded(cy - outer * cos),
    },
    style,
  };
  if (parent.depth === 0 || Math.abs(parent.angle - node.angle) < 1e-9) return [line];
  const [start, end] = [Math.min(parent.angle, node.angle), Math.max(parent.angle, node.angle)];
  return [
    line,
    {
      type: 'arc',
      silent: true,
      z: 1,
      shape: {
        cx,
        cy,
        r: rounded(inner),
        startAngle: rounded(start - Math.PI / 2),
        endAngle: rounded(end - Math.PI / 2),
      },
      style,
    },
  ];
}

function pointsOf(
  nodes: readonly CladeNode[],
  at: (node: CladeNode) => [number, number],
  colorOf: (clade: Finding | null) => string,
  { background, radius }: { background: string; radius: number },
): ScatterSeriesOption {
  const means = nodes.flatMap(({ clade }) => (clade && Number.isFinite(clade.mean) ? [clade.mean] : []));
  const [low, high] = extent(means) ?? [0, 1];
  return {
    type: 'scatter',
    name: '分类单元',
    dimensions: [
      { name: 'x', type: 'number' },
      { name: 'y', type: 'number' },
      { name: 'LDA 得分', type: 'number' },
      { name: 'id', type: 'ordinal' },
    ],
    encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
    data: nodes.map((node) => {
      const share = node.clade && Number.isFinite(node.clade.mean) ? (node.clade.mean - low) / (high - low || 1) : 0;
      return {
        value: [
          ...at(node).map(rounded),
          node.clade && Number.isFinite(node.clade.lda) ? rounded(node.clade.lda) : '-',
          node.clade?.path ?? '根',
        ],
        symbolSize: rounded(radius * (1 + share)),
        itemStyle: { color: colorOf(node.clade), opacity: 1, borderColor: background, borderWidth: 0.5 },
      };
    }),
    emphasis: { disabled: true },
    z: 3,
  };
}

type ListLook = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly beside: boolean;
  readonly fontSize: number;
  readonly text: string;
  readonly color: (level: string) => string;
};

/** Which colour is which group, and which key is which clade; what finds no room is counted. */
function keyList(
  levels: readonly string[],
  kept: readonly CladeNode[],
  keys: ReadonlyMap<CladeNode, string>,
  look: ListLook,
): Element[] {
  const small = look.fontSize;
  const line = small + 4;
  const columns = look.beside ? 1 : 2;
  const width = look.width / columns;
  const fit = (text: string): string => {
    for (let most = Array.from(text).length; most > 3; most -= 1)
      if (textWidth(truncateMiddle(text, most), small) <= width) return truncateMiddle(text, most);
    return text;
  };
  const entries = [
    ...levels.map((level) => ({ text: fit(`■ ${level}`), fill: look.color(level) })),
    ...kept.map((node) => ({
      text: fit(
        `${keys.get(node)!}  ${node.clade!.name}${node.clade!.rank === '特征' ? '' : `（${node.clade!.rank}）`}`,
      ),
      fill: look.text,
    })),
  ];
  const room = Math.max(1, Math.floor(look.height / line)) * columns;
  const shown =
    entries.length <= room
      ? entries
      : [...entries.slice(0, room - 1), { text: `…等 ${kept.length} 个`, fill: look.text }];
  const rows = Math.ceil(shown.length / columns);
  return shown.map(({ fill, text }, at) => ({
    type: 'text',
    silent: true,
    z: 4,
    x: look.left + Math.floor(at / rows) * width,
    y: look.top + (at % rows) * line,
    style: { text, fill, fontFamily, fontSize: small, align: 'left', verticalAlign: 'top' },
  }));
}

/** Every clade on a circle from the highest rank in the middle, those that differ coloured by their group. */
export const lefseCladogram: ChartDefinition = {
  id: 'lefse-cladogram',
  title: '进化分支图',
  tables: [{ id: 'result' }],
  settings: [mostSpec],
  defaultSize: { width: 860, height: 600 },
  common: ['title', 'fontSize', 'palette', 'groups'],
  paletteKind: 'categorical',
  draw,
};
