import { maximum } from '@panome/analysis/extremes';
import { minusLog, pSpec, pWords, significance, termCountSpec, topTerms } from '../../parts/enrichment/index.ts';
import { fontSizeOf, linesOf, readable, textWidth, titleHeight } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { polyline, rectangle, circle, shapesOption, words, type Shape, type Spot } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { columnHeadings } from '@panome/analysis/headings';
import { layeredLayout } from './layers.ts';

const topSpec = { ...termCountSpec, default: 10, max: 40, help: '按 P 值从小到大取，连同它们的各级上级' } as const;
const edge = 12;
const gap = 8;
const leastBox = 58;
const mostBox = 128;

type Node = {
  readonly term: string;
  readonly name: string;
  readonly row: number;
  /** From 1 for the terms that were chosen, 0 for what stands above them. */
  readonly rank: number;
};

/** The chosen terms and everything above them. */
function graphOf(input: ChartInput, chosen: readonly string[]) {
  const table = tableOf(input, 'hierarchy');
  const result = tableOf(input, 'result');
  const [child, parent, childName, parentName, relation] = ['term', 'parent', 'name', 'parent_name', 'relation'].map(
    (column) => texts(table, column),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]];
  const stepsOf = new Map<string, number[]>();
  child.forEach((term, at) => stepsOf.set(term, [...(stepsOf.get(term) ?? []), at]));
  const nameOf = new Map([
    ...parent.map((term, at) => [term, parentName[at]!] as const),
    ...child.map((term, at) => [term, childName[at]!] as const),
  ]);
  const all = new Set(chosen.filter((term) => nameOf.has(term)));
  for (const term of all) for (const at of stepsOf.get(term) ?? []) all.add(parent[at]!);
  const terms = [...all];
  const numberOf = new Map(terms.map((term, at) => [term, at]));
  const rowOf = new Map(texts(result, 'term').map((term, row) => [term, row]));
  const nodes = terms.map((term): Node => ({
    term,
    name: nameOf.get(term) || term,
    row: rowOf.get(term) ?? -1,
    rank: chosen.indexOf(term) + 1,
  }));
  const lines = terms.flatMap((term, lower) =>
    (stepsOf.get(term) ?? []).map((at) => ({ upper: numberOf.get(parent[at]!)!, lower, relation: relation[at]! })),
  );
  return { nodes, lines };
}

/** Black or white, whichever is read more easily on a colour. */
function inkOn(fill: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(fill.slice(at, at + 2), 16) / 255) ** 2.2) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? '#111111' : '#ffffff';
}

function draw(input: ChartInput): ChartDrawing {
  const top = topTerms({
    ...input,
    settings: { ...input.settings, own: { top: topSpec.default, ...input.settings.own } },
  });
  const { lines, nodes } = graphOf(input, top.terms);
  const result = tableOf(input, 'result');
  const [p, overlap, size] = [numbers(result, top.pColumn), numbers(result, 'overlap'), numbers(result, 'set_size')];
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const heights = nodes.map(({ row }) => (row < 0 ? 0 : minusLog(p[row]!)));
  const { colorAt, keys, room } = significance(input, { heights, pColumn: top.pColumn, from: 0 });
  const fills = nodes.map(({ row }, at) => (row < 0 ? colors.background : colorAt(heights[at]!)));
  const dashed = lines.some(({ relation }) => relation === 'part_of');
  const remark = dashed && input.settings.legend !== 'none' ? fontSize + 8 : 0;
  const head = edge + titleHeight(input);
  const area = {
    x: edge,
    y: head,
    width: Math.max(80, input.size.width - 2 * edge - room.right),
    height: Math.max(80, input.size.height - head - edge - room.bottom - remark),
  };

  const trial = layeredLayout({ nodes: nodes.length, lines }, { node: 1, line: 0.12 });
  // Names inside the boxes when they fit, else numbers explained in a list.
  const perNode = area.width / Math.max(trial.width, 1e-9);
  const rowHeight = (height: number): number => height / Math.max(1, trial.layers);
  const boxed = perNode - gap >= leastBox && rowHeight(area.height) >= fontSize * 2.4 + 14;
  const box = Math.min(mostBox, perNode - gap);
  const listed = boxed ? [] : nodes.filter(({ rank }) => rank > 0).toSorted((a, b) => a.rank - b.rank);
  const listSize = Math.max(9, fontSize - 1);
  const listRows = Math.min(listed.length, Math.floor((area.height * 0.45) / (listSize + 5)));
  const columns = listRows === 0 ? 1 : Math.ceil(listed.length / listRows);
  const listHeight = boxed ? 0 : listRows * (listSize + 5) + 10;
  const small = Math.min(20, Math.max(9, perNode - 4));
  const plot = { ...area, height: area.height - listHeight };
  const textSize = boxed ? Math.max(8, Math.min(fontSize - 1, 12)) : Math.max(7, Math.min(10, Math.round(small * 0.6)));
  const most = boxed ? Math.max(1, Math.min(3, Math.floor((rowHeight(plot.height) - 22) / (textSize + 2)))) : 1;
  const layout = layeredLayout(
    { nodes: nodes.length, lines },
    boxed ? { node: box + gap, line: gap * 2 } : { node: Math.max(small + 4, Math.min(46, perNode)), line: 8 },
  );
  const scale = Math.min(1, plot.width / layout.width);
  const shown = nodes.map(({ name }) => (boxed ? linesOf(name, box - 8, textSize, most) : []));
  const boxHeight = boxed ? Math.max(1, maximum(shown.map(({ length }) => length))) * (textSize + 2) + 8 : small;
  const step = layout.layers > 1 ? Math.min((plot.height - boxHeight) / (layout.layers - 1), boxHeight + 90) : 0;
  const left = plot.x + (plot.width - layout.width * scale) / 2;
  const top_ = plot.y + Math.max(0, (plot.height - boxHeight - step * (layout.layers - 1)) / (boxed ? 2 : 8));
  const centre = (node: number): Spot => [
    left + layout.x[node]! * scale,
    top_ + layout.layer[node]! * step + boxHeight / 2,
  ];

  const edges = lines.map(({ lower, relation, upper }, at): Shape => {
    const [[ux, uy], [lx, ly]] = [centre(upper), centre(lower)];
    const path: Spot[] = [
      [ux, uy + boxHeight / 2],
      ...layout.bends[at]!.flatMap(({ layer, x }): Spot[] => {
        const y = top_ + layer * step;
        return [
          [left + x * scale, y],
          [left + x * scale, y + boxHeight],
        ];
      }),
      [lx, ly - boxHeight / 2],
    ];
    return polyline(path, {
      stroke: colors.axis,
      lineWidth: 1,
      opacity: 0.75,
      ...(relation === 'part_of' && { dash: [4, 3] }),
      z: 0,
    });
  });
  const tip = ({ name, rank, row, term }: Node): string =>
    `${name}\n${term}${rank > 0 ? `\n第 ${rank} 位` : ''}\n${row < 0 ? '未检验或没有命中' : `${pWords(top.pColumn)} ${readable(p[row]!, 3)}，命中 ${overlap[row]!}/${size[row]!}`}`;
  const marks = nodes.flatMap((node, at): Shape[] => {
    const [x, y] = centre(at);
    const chosen = node.rank > 0;
    const fill = fills[at]!;
    const look = { fill, stroke: colors.axis, lineWidth: 0.8, tip: tip(node), z: 2 };
    const ring = { stroke: colors.text, lineWidth: 1.4, z: 1 };
    const ink = node.row < 0 ? colors.text : inkOn(fill);
    if (!boxed)
      return [
        ...(chosen ? [circle(x, y, small / 2 + 2, ring)] : []),
        circle(x, y, (chosen ? small : small * 0.62) / 2, look),
        ...(chosen ? [words(String(node.rank), x, y, { align: 'center', color: ink, fontSize: textSize, z: 3 })] : []),
      ];
    const first = y - ((shown[at]!.length - 1) * (textSize + 2)) / 2;
    return [
      ...(chosen
        ? [rectangle({ x: x - box / 2 - 2.5, y: y - boxHeight / 2 - 2.5, width: box + 5, height: boxHeight + 5 }, ring)]
        : []),
      rectangle({ x: x - box / 2, y: y - boxHeight / 2, width: box, height: boxHeight }, look),
      ...shown[at]!.map((line, i) =>
        words(line, x, first + i * (textSize + 2), { align: 'center', color: ink, fontSize: textSize, z: 3 }),
      ),
    ];
  });
  const listWidth = area.width / columns;
  const list = listed.map(({ name, rank }, at): Shape => {
    const [column, row] = [Math.floor(at / listRows), at % listRows];
    return words(
      `${rank}  ${linesOf(name, listWidth - 26, listSize, 1)[0]!}`,
      area.x + column * listWidth,
      plot.y + plot.height + 10 + (row + 0.5) * (listSize + 5),
      { color: colors.text, fontSize: listSize },
    );
  });
  const foot = boxed
    ? Math.min(area.y + area.height, top_ + step * (layout.layers - 1) + boxHeight + 18) + remark / 2 + 2
    : area.y + area.height + remark / 2 + 2;
  const remarkText = '实线：属于（is_a）　虚线：组成（part_of）';
  const data = nodes
    .map((node, at) => ({ ...node, layer: layout.layer[at]! + 1 }))
    .toSorted((a, b) => (a.rank || 1e9) - (b.rank || 1e9) || a.layer - b.layer);

  return {
    option: shapesOption(input, {
      shapes: [
        ...edges,
        ...marks,
        ...list,
        ...(remark > 0
          ? [
              words(remarkText, area.x + Math.max(0, (area.width - textWidth(remarkText, fontSize - 1)) / 2), foot, {
                color: colors.text,
                fontSize: fontSize - 1,
              }),
            ]
          : []),
        ...keys,
      ],
      legend: [],
      box: undefined,
    }),
    summary:
      nodes.length === 0
        ? '富集有向无环图：没有富集的条目。'
        : `富集有向无环图：${pWords(top.pColumn)}值最小的 ${nodes.filter(({ rank }) => rank > 0).length} 个条目（粗框）与它们的 ${nodes.filter(({ rank }) => rank === 0).length} 个上级，共 ${layout.layers} 层，最显著的是“${top.names[0]!}”（${pWords(top.pColumn)} = ${readable(top.p[0]!, 3)}）。`,
    data: dataTable('enrichment-dag', '有向无环图的条目', [
      textColumn(
        'term',
        '条目',
        data.map(({ term }) => term),
      ),
      textColumn(
        'name',
        '名称',
        data.map(({ name }) => name),
      ),
      integerColumn(
        'rank',
        '显著性位次',
        data.map(({ rank }) => rank || Number.NaN),
      ),
      integerColumn(
        'level',
        '层',
        data.map(({ layer }) => layer),
      ),
      integerColumn(
        'overlap',
        '命中数',
        data.map(({ row }) => (row < 0 ? Number.NaN : overlap[row]!)),
      ),
      numberColumn(
        top.pColumn,
        columnHeadings[top.pColumn],
        data.map(({ row }) => (row < 0 ? Number.NaN : p[row]!)),
      ),
    ]),
  };
}

/** The most significant terms and all of their ancestors, coloured by significance. */
export const enrichmentDag: ChartDefinition = {
  id: 'enrichment-dag',
  title: '富集有向无环图（DAG）',
  tables: [{ id: 'result', columns: ['term', 'name', 'overlap', 'set_size', 'p', 'p_adj'] }, { id: 'hierarchy' }],
  settings: [topSpec, pSpec],
  defaultSize: { width: 860, height: 620 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'sequential',
  draw,
};
