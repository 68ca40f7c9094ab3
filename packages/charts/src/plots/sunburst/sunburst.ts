import { maximum } from '@panome/analysis/extremes';
import { baseOption, counted, fontSizeOf, percent, readable, textWidth, titleHeight } from '../../frame/index.ts';
import { colorsBesideGroups, isColor } from '../../groups/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { fitted } from '../../parts/panel-grid/index.ts';
import { arcOutline, inkOn, mixed, outward } from '../../parts/sectors/index.ts';
import { booleanOf } from '../../settings.ts';
import { polygon, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';

const namesSpec = {
  id: 'names',
  label: '写出名称',
  help: '放得下的扇区写名称，其余的指向时显示',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const sharesSpec = {
  id: 'shares',
  label: '写出占比',
  help: '第一层名称之后写占总和的百分比',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
const others = '其他';
const hole = 0.2;
/** How much paler each ring is than the one inside it. */
const paler = [0, 0.26, 0.44, 0.58, 0.66, 0.72, 0.76, 0.8];

type Node = {
  readonly depth: number;
  readonly name: string;
  readonly value: number;
  readonly share: number;
  readonly start: number;
  readonly path: string;
  readonly branch: number;
};

function nodesOf(input: ChartInput): Node[] {
  const table = tableOf(input, 'nodes');
  const column = {
    parent: numbers(table, 'parent'),
    depth: numbers(table, 'depth'),
    name: texts(table, 'name'),
    value: numbers(table, 'value'),
    share: numbers(table, 'share'),
    start: numbers(table, 'start'),
  };
  const nodes: Node[] = [];
  let branches = 0;
  column.name.forEach((name, i) => {
    // Parents come before their children.
    const above = column.parent[i] === 0 ? null : nodes[column.parent[i]! - 1]!;
    nodes.push({
      depth: column.depth[i]!,
      name,
      value: column.value[i]!,
      share: column.share[i]!,
      start: column.start[i]!,
      path: above ? `${above.path} › ${name}` : name,
      branch: above ? above.branch : name === others ? -1 : branches++,
    });
  });
  return nodes;
}

function draw(input: ChartInput): ChartDrawing {
  const table = tableOf(input, 'nodes');
  const nodes = nodesOf(input);
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const palette = colorsBesideGroups(input);
  const first = nodes.filter(({ depth }) => depth === 1);
  const colorOf = ({ branch, depth, name }: Node): string => {
    const own =
      branch < 0 ? colors.neutral : input.settings.groupColors?.[first.find((one) => one.branch === branch)!.name];
    const base = isColor(own) ? own : palette[branch % palette.length]!;
    return mixed(
      name === others && branch >= 0 ? mixed(base, colors.neutral, 0.5) : base,
      colors.background,
      paler[depth - 1] ?? 0.8,
    );
  };
  const head = 8 + titleHeight(input);
  const depth = maximum(nodes.map((node) => node.depth));
  const height = input.size.height - head - 8;
  const radius = Math.max(40, Math.min(input.size.width / 2 - 8, height / 2));
  const centre: Spot = [input.size.width / 2, head + height / 2];
  const inner = radius * (depth > 1 ? hole : 0.4);
  const ring = (radius - inner) / depth;
  const withNames = booleanOf(input.settings.own, namesSpec);
  const withShares = booleanOf(input.settings.own, sharesSpec);
  const total = first.reduce((sum, { value }) => sum + value, 0);

  const sectors = nodes.map((node) =>
    polygon(
      arcOutline(
        centre,
        inner + (node.depth - 1) * ring,
        inner + node.depth * ring,
        node.start,
        node.start + node.share,
      ),
      {
        fill: colorOf(node),
        stroke: colors.background,
        lineWidth: node.share > 0.004 ? 1 : 0.4,
        tip: `${node.path}\n${labelOf(table, 'value')} ${readable(node.value)}（${percent(node.share)}）`,
        z: 1,
      },
    ),
  );
  const names = withNames
    ? nodes.flatMap((node): Shape[] => {
        const text = node.depth === 1 && withShares ? `${node.name} ${percent(node.share)}` : node.name;
        return nameOf(text, node, centre, inner + (node.depth - 0.5) * ring, ring, {
          color: inkOn(colorOf(node), ['#ffffff', '#1a1a1a']),
          fontSize: input.settings.fontSize ? fontSize : Math.max(8, Math.min(fontSize - 1, radius / 17)),
        });
      })
    : [];
  const said = counted(Number(total.toPrecision(6)));
  const middle = Math.max(9, Math.min(fontSize + 3, (inner * 1.7) / Math.max(1, textWidth(said, 1))));
  const top = first.toSorted((a, b) => b.value - a.value).slice(0, 4);
  return {
    option: {
      ...baseOption(input),
      graphic: {
        elements: [
          ...sectors,
          ...names,
          ...(inner > 16
            ? [words(said, centre[0], centre[1], { align: 'center', bold: true, color: colors.text, fontSize: middle })]
            : []),
        ],
      },
      series: [],
    } as ChartDrawing['option'],
    summary: `旭日图：${depth} 层 ${nodes.length} 个类别，合计 ${readable(total)}；第一层中${top.map(({ name, share }) => `${name} ${percent(share)}`).join('、')}。`,
    data: table,
  };
}

/** The name of a sector along or across its ring, whichever it fits; none where neither has room. */
function nameOf(
  text: string,
  { share, start }: Node,
  centre: Spot,
  radius: number,
  ring: number,
  look: { readonly color: string; readonly fontSize: number },
): Shape[] {
  const arc = share * 2 * Math.PI * radius;
  const turn = start + share / 2;
  const [x, y] = outward(centre, turn, radius);
  const width = textWidth(text, look.fontSize);
  const angle = Math.PI / 2 - 2 * Math.PI * turn;
  // The words are straight: along a short arc they would leave the ring.
  const sag = radius - Math.sqrt(Math.max(0, radius ** 2 - (width / 2) ** 2));
  if (width + 8 <= arc && width < radius * 1.5 && look.fontSize + 4 + 2 * sag <= ring) {
    const lower = turn > 0.25 && turn < 0.75;
    return [words(text, x, y, { ...look, align: 'center', rotation: angle - Math.PI / 2 + (lower ? Math.PI : 0) })];
  }
  if (arc < look.fontSize * 1.15) return [];
  const room = ring - 8;
  const short = width <= room ? text : fitted(text, room, look.fontSize);
  // A name cut to two characters is useless.
  if (Array.from(short).length < Math.min(5, Array.from(text).length)) return [];
  return [words(short, x, y, { ...look, align: 'center', rotation: turn > 0.5 ? angle + Math.PI : angle })];
}

/** Nested categories, one ring per level. */
export const sunburst: ChartDefinition = {
  id: 'sunburst',
  title: '旭日图',
  tables: [{ id: 'nodes' }],
  settings: [namesSpec, sharesSpec],
  defaultSize: { width: 640, height: 620 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'categorical',
  draw,
};
