import { maximum, minimum } from '@panome/analysis/extremes';
import type { Table } from '@panome/analysis/model';
import type { EChartsOption } from 'echarts';
import { baseOption, fontSizeOf, titleHeight } from '../../frame/index.ts';
import { treeLine } from '../../geometry/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { findings } from '../../parts/lefse/index.ts';
import type { Finding } from '../../parts/lefse/index.ts';
import { numberOf } from '../../settings.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { entriesIn, keyList } from './keyList.ts';
import { keysOf } from './keys.ts';
import { circleLayout } from './layout.ts';
import type { CladeNode } from './layout.ts';
import { branchOf, isField, pointsOf, sectorOf } from './shapes.ts';
import type { Circle } from './shapes.ts';

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
  const deepest = Math.max(1, maximum(nodes.map(({ depth }) => depth)));
  const kept = nodes
    .filter(({ clade }) => clade?.kept)
    .toSorted((one, other) => one.depth - other.depth || one.angle - other.angle);
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
  const rings = deepest + 1 - Math.min(deepest, minimum(kept.filter(isField).map(({ depth }) => depth)));
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
    beside,
    fontSize,
  };
  // The last line says how many have no key.
  const keys = keysOf(kept, { circle, deepest, fontSize, room: entriesIn(listing) - named.length - 1 });
  const more = kept.length - keys.size;
  const tips = nodes.filter(({ depth }) => depth === deepest).length;
  const branch = { color: colors.axis, width: treeLine(0.8, (2 * Math.PI * circle.r) / Math.max(1, tips)) };
  const option = {
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
          key: keys.get(node),
        }),
      ),
      ...nodes.slice(1).flatMap((node) => branchOf(node, nodes[node.parent]!, circle, radiusOf, branch)),
      ...keyList(named, keys, more, { ...listing, text: colors.text, color: scale.color }),
    ],
    series: [
      pointsOf(nodes, at, colorOf, {
        background: colors.background,
        radius: Math.max(2.5, Math.min(7, circle.r / deepest / 5)),
        roomOf: ({ depth, from, to }) => (to - from) * radiusOf(depth),
      }),
    ],
  } as unknown as EChartsOption;
  const strongest = kept.toSorted((one, other) => other.clade!.lda - one.clade!.lda)[0]?.clade;

  return {
    option,
    ...(more > 0 && { notes: [`另有 ${more} 个有差异的分类单元只着色，未标字母`] }),
    summary: `进化分支图：${nodes.length - 1} 个分类单元，由内到外为从高到低的级别；${kept.length === 0 ? '没有分类单元达到全部阈值' : `${kept.length} 个有差异，以富集的组着色，LDA 得分最高的是 ${strongest!.name}`}。`,
    data: cladeTable(nodes.slice(1), keys),
  };
}

/** The clades of the figure, each with its key. */
function cladeTable(nodes: readonly CladeNode[], keys: ReadonlyMap<CladeNode, string>): Table {
  return dataTable('lefse-cladogram', '进化分支图', [
    textColumn(
      'key',
      '图中标记',
      nodes.map((node) => keys.get(node) ?? ''),
    ),
    textColumn(
      'feature',
      '分类路径',
      nodes.map(({ clade }) => clade!.path),
    ),
    textColumn(
      'group',
      '富集的组',
      nodes.map(({ clade }) => (clade!.kept ? clade!.group : '')),
    ),
    numberColumn(
      'lda',
      'LDA 得分',
      nodes.map(({ clade }) => clade!.lda),
    ),
  ]);
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
