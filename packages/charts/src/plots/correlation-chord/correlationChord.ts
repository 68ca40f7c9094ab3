import { chordLayout, ringOf } from '../../parts/chord-ring/index.ts';
import {
  baseOption,
  counted,
  fontSizeOf,
  legendBox,
  readable,
  shortNames,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { polygon, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { leastSpec, signSpec, strongestPairs, surelySpec, topSpec } from './strongestPairs.ts';
import type { RimNode } from './strongestPairs.ts';

const thickness = 12;
const edge = 12;
/** More kinds than this share the neutral colour. */
const mostKinds = 10;
const sides = ['第一个表', '第二个表'] as const;

/** What the colours at the rim mean: classes of either table, or the tables. */
function kindsOf(
  input: ChartInput,
  nodes: readonly RimNode[],
  byClass: boolean,
): { readonly names: readonly string[]; readonly colors: readonly string[]; readonly of: (node: RimNode) => number } {
  // The first palette colours resemble those of positive and negative, so they are used last.
  const all = paletteColors(input.settings.palette, 'categorical', input.theme);
  const palette = [...all.slice(2), ...all.slice(0, 2)];
  const nameOf = ({ group, side }: RimNode): string => (byClass ? group : sides[side]);
  const sizes = new Map<string, number>();
  for (const node of nodes) if (nameOf(node) !== '') sizes.set(nameOf(node), (sizes.get(nameOf(node)) ?? 0) + 1);
  const most = Math.min(mostKinds, palette.length);
  const kept = new Set([...sizes.keys()].toSorted((a, b) => sizes.get(b)! - sizes.get(a)!).slice(0, most));
  const names = [...sizes.keys()].filter((name) => kept.has(name));
  const others = nodes.some((node) => !kept.has(nameOf(node)));
  return {
    names: others ? [...names, '其他'] : names,
    colors: [...names.map((_, at) => palette[at]!), ...(others ? [chartColors(input.theme).neutral] : [])],
    of: (node) => (kept.has(nameOf(node)) ? names.indexOf(nameOf(node)) : names.length),
  };
}

function draw(input: ChartInput): ChartDrawing {
  const { hasClasses, links, nodes, total } = strongestPairs(input);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const narrow = input.size.width < 520;
  const kinds = kindsOf(input, nodes, hasClasses);
  const kindNames = kinds.names.map((name) => truncateMiddle(name, narrow ? 12 : 18));
  const signs = (
    [
      ['正相关', colors.up, 1],
      ['负相关', colors.down, -1],
    ] as const
  ).filter(([, , sign]) => links.some(({ r }) => r * sign > 0));
  const head = edge + titleHeight(input);
  const legend = legendBox(input, [...kindNames, ...signs.map(([name]) => name)], head);
  const area = {
    x: edge,
    y: head + legend.top,
    width: input.size.width - 2 * edge - legend.right,
    height: input.size.height - head - legend.top - legend.bottom - edge,
  };

  const totals = new Float64Array(nodes.length);
  const lines = links.map(({ r, source, target }) => ({ source, target, weight: Math.abs(r) }));
  for (const { source, target, weight } of lines) {
    totals[source]! += weight;
    totals[target]! += weight;
  }
  const layout = chordLayout(totals, lines, Math.min(0.03, (2 * Math.PI * 0.2) / Math.max(1, nodes.length)));
  const first = nodes.filter(({ side }) => side === 0).length;
  // Turned so that the first table stands in the middle of the left side.
  const turn =
    first === nodes.length ? 0 : -Math.PI / 2 - ((layout.arcs[0]?.from ?? 0) + (layout.arcs[first - 1]?.to ?? 0)) / 2;
  const short = shortNames(
    nodes.map(({ id }) => id),
    narrow ? 10 : 16,
  );
  const nameSize = Math.max(8, fontSize - 2);
  const wide = Math.min(widest(short, nameSize) + 10, Math.min(area.width, area.height) * 0.24);
  const radius = (room: number): number => Math.max(30, Math.min(area.width, area.height) / 2 - room);
  // Names that would stand nearer than their height are written smaller, or not at all, and then take no room.
  const narrowest = layout.arcs.reduce(
    (least, { from }, at) =>
      Math.min(least, (layout.arcs[at + 1] ?? { from: layout.arcs[0]!.from + 2 * Math.PI, to: 0 }).from - from),
    2 * Math.PI,
  );
  const size = Math.min(
    nameSize,
    Math.floor(
      Math.max(radius(wide) * narrowest, (radius(wide) * 2 * Math.PI * 0.8) / Math.max(1, nodes.length)) * 1.05,
    ),
  );
  const rim = radius(size >= 7 ? wide : 6);
  const centre: Spot = [area.x + area.width / 2, area.y + area.height / 2];
  const ring = ringOf({ centre, radii: [rim, rim], turn });

  // The strong ones on top.
  const order = [...links.keys()].toSorted((a, b) => Math.abs(links[a]!.r) - Math.abs(links[b]!.r));
  const [weakest, strongest] = [Math.abs(links.at(-1)?.r ?? 0), Math.abs(links[0]?.r ?? 1)];
  const chords = order.map((at): Shape => {
    const { p, r, source, target } = links[at]!;
    const share = strongest > weakest ? (Math.abs(r) - weakest) / (strongest - weakest) : 1;
    return polygon(ring.band(layout.chords[at]!.source, layout.chords[at]!.target, thickness + 2), {
      fill: r > 0 ? colors.up : colors.down,
      opacity: 0.3 + 0.4 * share,
      stroke: colors.background,
      lineWidth: 0.3,
      tip: `${nodes[source]!.id}\n${nodes[target]!.id}\nr = ${readable(r, 3)}，校正 P ${readable(p, 3)}`,
      z: 0,
    });
  });
  const arcs = nodes.flatMap((node, at): Shape[] => {
    const kind = kinds.of(node);
    const count = links.filter(({ source, target }) => source === at || target === at).length;
    return [
      polygon(ring.piece(layout.arcs[at]!, 0, thickness), {
        fill: kinds.colors[kind]!,
        tip: `${node.id}${node.group === '' ? '' : `（${node.group}）`}\n画出 ${count} 对`,
        z: 2,
      }),
      ...(size >= 7 ? [ring.name(short[at]!, layout.arcs[at]!, { color: colors.text, fontSize: size })] : []),
    ];
  });
  const none =
    links.length === 0
      ? [words('没有达到界限的对', centre[0], centre[1], { align: 'center', color: colors.text, fontSize })]
      : [];
  const best = links[0];

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      graphic: { elements: [...chords, ...arcs, ...none] },
      grid: { left: 0, top: 0, width: 10, height: 10 },
      xAxis: { show: false },
      yAxis: { show: false },
      series: [
        ...kindNames.map((name, at) => ({
          type: 'scatter',
          name,
          symbol: 'rect',
          data: [],
          itemStyle: { color: kinds.colors[at]!, opacity: 1 },
        })),
        ...signs.map(([name, color]) => ({
          type: 'scatter',
          name,
          symbol: 'rect',
          data: [],
          itemStyle: { color, opacity: 1 },
        })),
      ],
    } as ChartDrawing['option'],
    summary: best
      ? `相关性弦图：达到界限的 ${counted(total)} 对中 |r| 最大的 ${links.length} 对，正相关 ${links.filter(({ r }) => r > 0).length} 对、负相关 ${links.filter(({ r }) => r < 0).length} 对，涉及 ${nodes.length} 个特征；最强的是“${nodes[best.source]!.id}”与“${nodes[best.target]!.id}”（r = ${readable(best.r, 3)}）。`
      : '相关性弦图：没有达到界限的对。',
    data: dataTable('correlation-chord', '相关性弦图', [
      textColumn(
        'a',
        '甲',
        links.map(({ source }) => nodes[source]!.id),
      ),
      textColumn(
        'b',
        '乙',
        links.map(({ target }) => nodes[target]!.id),
      ),
      numberColumn(
        'r',
        '相关系数',
        links.map(({ r }) => r),
      ),
      numberColumn(
        'p_adj',
        '校正后 p 值',
        links.map(({ p }) => p),
      ),
      ...(hasClasses
        ? [
            textColumn(
              'class_a',
              '甲的类别',
              links.map(({ source }) => nodes[source]!.group),
            ),
            textColumn(
              'class_b',
              '乙的类别',
              links.map(({ target }) => nodes[target]!.group),
            ),
          ]
        : []),
    ]),
  };
}

/** The strongest correlations between two tables as bands across a circle, the features side by side by their class. */
export const correlationChord: ChartDefinition = {
  id: 'correlation-chord',
  title: '相关性弦图',
  tables: [{ id: 'pairs' }, { id: 'order', optional: true }],
  settings: [topSpec, leastSpec, signSpec, surelySpec],
  defaultSize: { width: 740, height: 640 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
