import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { baseOption, fontSizeOf, readable, shortNames, titleHeight, widest } from '../../frame/index.ts';
import { choiceOf } from '../../settings.ts';
import { categoryScale, polygon, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { chordLayout } from '../../parts/chord-ring/index.ts';
import type { Arc } from '../../parts/chord-ring/index.ts';

const colourSpec = {
  id: 'ribbon',
  label: '带的颜色',
  kind: 'choice',
  default: 'larger',
  choices: [
    { value: 'larger', label: '同总权重大的一端' },
    { value: 'source', label: '同起点' },
    { value: 'target', label: '同终点' },
  ],
} as const satisfies SettingSpec;

const thickness = 14;
const fineness = 0.03;

function draw(input: ChartInput): ChartDrawing {
  const [nodes, linkTable] = [tableOf(input, 'nodes'), tableOf(input, 'links')];
  const names = texts(nodes, 'id');
  const total = numbers(nodes, 'total');
  const [source, target, weight] = [
    texts(linkTable, 'source'),
    texts(linkTable, 'target'),
    numbers(linkTable, 'weight'),
  ];
  const links = source.map((name, i) => ({
    source: names.indexOf(name),
    target: names.indexOf(target[i]!),
    weight: weight[i]!,
  }));
  const scale = categoryScale({ ...input, groups: null }, names);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const short = shortNames(names, input.size.width < 520 ? 8 : 18);
  const head = titleHeight(input);
  const room = Math.min(widest(short, fontSize) + 14, input.size.width * 0.26);
  const [centreX, centreY] = [input.size.width / 2, head + (input.size.height - head) / 2];
  const outer = Math.max(40, Math.min(input.size.width / 2 - room, (input.size.height - head) / 2 - fontSize * 2 - 8));
  const inner = outer - thickness;
  const layout = chordLayout(total, links, Math.min(0.05, (2 * Math.PI * 0.25) / names.length));
  const spot = (angle: number, radius: number): Spot => [
    centreX + radius * Math.sin(angle),
    centreY - radius * Math.cos(angle),
  ];
  const along = ({ from, to }: Arc, radius: number): Spot[] => {
    const steps = Math.max(1, Math.ceil((to - from) / fineness));
    return Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, radius));
  };
  /** From one place on the circle to another by way of the middle. */
  const across = (from: number, to: number, radius: number): Spot[] => {
    const [a, b] = [spot(from, radius), spot(to, radius)];
    return Array.from({ length: 23 }, (_, i): Spot => {
      const t = (i + 1) / 24;
      const mix = (one: number, middle: number, other: number) =>
        (1 - t) ** 2 * one + 2 * t * (1 - t) * middle + t ** 2 * other;
      return [mix(a[0], centreX, b[0]), mix(a[1], centreY, b[1])];
    });
  };
  const mode = choiceOf(input.settings.own, colourSpec);
  const colorOf = (link: (typeof links)[number]) =>
    scale.color(
      names[
        mode === 'source'
          ? link.source
          : mode === 'target'
            ? link.target
            : total[link.source]! >= total[link.target]!
              ? link.source
              : link.target
      ]!,
    );

  // The widest bands first, so that narrow ones lie on top.
  const chords = Array.from(links.keys())
    .toSorted((a, b) => links[b]!.weight - links[a]!.weight)
    .map((i): Shape => {
      const { source: from, target: to } = layout.chords[i]!;
      const radius = inner - 3;
      return polygon(
        [
          ...along(from, radius),
          ...across(from.to, to.from, radius),
          ...along(to, radius),
          ...across(to.to, from.from, radius),
        ],
        {
          fill: colorOf(links[i]!),
          opacity: 0.5,
          stroke: colors.background,
          lineWidth: 0.4,
          tip: `${source[i]!} – ${target[i]!}\n权重 ${readable(weight[i]!)}`,
          z: 0,
        },
      );
    });
  const arcs = names.flatMap((name, i): Shape[] => {
    const arc = layout.arcs[i]!;
    const middle = (arc.from + arc.to) / 2;
    const [x, y] = spot(middle, outer + 8);
    const side = Math.sin(middle);
    return [
      polygon([...along(arc, outer), ...along(arc, inner).reverse()], {
        fill: scale.color(name),
        tip: `${name}\n总权重 ${readable(total[i]!)}`,
        z: 2,
      }),
      words(short[i]!, x, y, {
        align: Math.abs(side) < 0.2 ? 'center' : side > 0 ? 'left' : 'right',
        valign: Math.abs(side) < 0.2 ? (Math.cos(middle) > 0 ? 'bottom' : 'top') : 'middle',
        color: colors.text,
        fontSize,
      }),
    ];
  });
  const strongest = links.toSorted((one, other) => other.weight - one.weight)[0]!;

  return {
    option: { ...baseOption(input), graphic: { elements: [...chords, ...arcs] }, series: [] } as ChartDrawing['option'],
    summary: `弦图：${names.length} 个节点，${links.length} 条关系；最强的是 ${names[strongest.source]!} 与 ${names[strongest.target]!}（${readable(strongest.weight)}）。`,
    data: linkTable,
  };
}

/** Weighted relations between names as bands across a circle. `groupColors` takes the names. */
export const circosPlot: ChartDefinition = {
  id: 'circos-plot',
  title: '弦图',
  tables: [{ id: 'nodes' }, { id: 'links' }],
  settings: [colourSpec],
  defaultSize: { width: 640, height: 600 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
