import { fontSizeOf, linesOf, readable, textWidth, titleHeight } from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { inkOn, mixed } from '../../parts/sectors/index.ts';
import { below, colorBar, sideOf } from '../../parts/value-map/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { circle, polyline, rectangle, shapesOption, words } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { dataTable, integerColumn, numberColumn, textColumn } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { colourer, limitOf } from './colours.ts';
import { edge, frameOf } from './frame.ts';
import { keyShapes } from './key.ts';
import type { KeyItem } from './key.ts';
import { linkShapes, lookOf } from './links.ts';
import type { Placed } from './links.ts';
import { namesBeside } from './names.ts';
import { isMeasurable, readMap } from './readMap.ts';
import type { MapNode } from './readMap.ts';
import { labelSpec, limitSpec, missingSpec } from './settings.ts';

const stripes = 4;
/** Beside so many round nodes names are only in the way. */
const manyNames = 400;
/** Widths are whole pixels: those of small words are measured on large ones. */
const fine = 10;
const inks = ['#111111', '#ffffff'] as const;

const boxOf = ({ height, width, x, y }: Placed, more = 0) => ({
  x: x - width / 2 - more,
  y: y - height / 2 - more,
  width: width + 2 * more,
  height: height + 2 * more,
});
const haloed = (shape: Shape, color: string | null, width: number): Shape =>
  color === null ? shape : { ...shape, style: { ...(shape['style'] as object), stroke: color, lineWidth: width } };
const rounded = (shape: Shape, r: number): Shape => ({ ...shape, shape: { ...(shape['shape'] as object), r } });

function draw(input: ChartInput): ChartDrawing {
  const whole = readMap(input);
  const all = booleanOf(input.settings.own, missingSpec);
  const hidden = (node: MapNode): boolean => !all && node.change === null && isMeasurable(node);
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const narrow = input.size.width < 560;
  const side = narrow ? 0 : sideOf(input);
  const top = edge + titleHeight(input);
  const frame = frameOf(whole.nodes, {
    x: edge,
    y: top,
    width: Math.max(80, input.size.width - 2 * edge - side),
    height: Math.max(80, input.size.height - top - edge - (narrow ? below + 18 : 0)),
  });
  const limit = limitOf(whole.nodes, numberOf(input.settings.own, limitSpec));
  const colour = colourer(input, limit);
  const labels = choiceOf(input.settings.own, labelSpec);
  const split = input.options['combine'] === 'split';
  const placed = whole.nodes.map(frame.place);
  const shown = whole.nodes.map((node) => !hidden(node));
  const links = whole.links.filter(({ from, to }) => shown[from] && shown[to]);
  const thin = Math.max(0.5, Math.min(1, frame.scale));
  const small = (height: number): number => Math.max(3, Math.min(fontSize, height * 0.62));

  const written = (
    text: string,
    box: Placed,
    { halo, ink }: { readonly ink: string; readonly halo: string | null },
    most: number,
  ): Shape[] => {
    const room = box.width - 3 * Math.min(1, frame.scale);
    const usual =
      most > 1
        ? Math.max(3, Math.min(fontSize, (box.height / most) * 0.8, 17 * frame.scale * 0.62))
        : small(box.height);
    // The text is shrunk a little rather than cut.
    const size =
      most > 1
        ? usual
        : usual * Math.max(0.75, Math.min(1, room / Math.max(0.1, textWidth(text, usual * fine) / fine)));
    const lines = linesOf(text, room * fine, size * fine, most);
    return lines.map((line, at) =>
      haloed(
        words(line, box.x, box.y + (at - (lines.length - 1) / 2) * size * 1.15, {
          align: 'center',
          color: ink,
          fontSize: size,
        }),
        halo,
        Math.max(0.5, size / 6),
      ),
    );
  };
  const fillsOf = (node: MapNode): string[] => {
    if (!node.change) return [isMeasurable(node) ? colour.none : colors.background];
    return split && node.parts.length > 1
      ? node.parts
          .slice(0, stripes)
          .toSorted((a, b) => b.value - a.value)
          .map(colour.of)
      : [colour.of(node.change)];
  };
  const nodeShapes = (node: MapNode, at: number): Shape[] => {
    const box = placed[at]!;
    const strong = node.change?.significant ?? false;
    const frameLook = {
      stroke: strong ? colors.text : colors.axis,
      lineWidth: (strong ? 1.3 : 0.7) * thin,
      tip: node.tip,
      z: 2,
    };
    if (node.kind === '复合物')
      return [rectangle(boxOf(box, 3), { stroke: colors.axis, lineWidth: thin, dash: [3 * thin, 2 * thin], z: 1 })];
    if (node.lines.length > 0 && node.shape === 'line') {
      return node.lines.map((line) =>
        polyline(
          Array.from({ length: line.length / 2 }, (_, i) => frame.at(line[2 * i]!, line[2 * i + 1]!)),
          {
            stroke: node.change ? fillsOf(node)[0] : colour.line,
            lineWidth: strong ? 2.4 : node.change ? 1.6 : 0.8,
            tip: node.tip,
            z: node.change ? 2 : 1,
          },
        ),
      );
    }
    const fills = fillsOf(node);
    const inner = boxOf(box);
    const one = fills.length === 1;
    const outline = box.round
      ? circle(box.x, box.y, box.width / 2, { ...frameLook, fill: fills[0] })
      : rectangle(inner, { ...frameLook, fill: one ? fills[0] : 'transparent' });
    const bands =
      one || box.round
        ? []
        : fills.map((fill, i) =>
            rectangle(
              { ...inner, x: inner.x + (inner.width * i) / fills.length, width: inner.width / fills.length },
              { fill, z: 1 },
            ),
          );
    const round = node.shape === 'roundrectangle' ? rounded(outline, Math.min(9, box.height / 3)) : outline;
    const ink = isMeasurable(node)
      ? inkOn(
          fills.reduce((mix, fill, i) => mixed(mix, fill, 1 / (i + 1))),
          inks,
        )
      : colors.text;
    // No text colour is readable on all stripes.
    const halo = one ? null : inks.find((other) => other !== ink)!;
    const most = node.shape === 'roundrectangle' && box.height > 20 * frame.scale ? 2 : 1;
    return [...bands, round, ...(labels === 'none' || box.round ? [] : written(node.name, box, { ink, halo }, most))];
  };
  const rounds = [...whole.nodes.keys()].filter((at) => shown[at] && placed[at]!.round);
  const nameSize = Math.max(3, Math.min(fontSize - 1, 17 * frame.scale * 0.6));
  const beside =
    labels === 'all' && rounds.length <= manyNames
      ? namesBeside(
          rounds.map((at) => ({ ...placed[at]!, name: whole.nodes[at]!.name })),
          {
            boxes: placed.filter((box, at) => shown[at] && !box.round),
            ways: links.map(({ from, to }) => [placed[from]!, placed[to]!] as const),
            fontSize: nameSize,
            clear: 8.5 * frame.scale,
            size: { width: input.size.width - side, height: input.size.height },
          },
        ).map(({ align, x, y }, i) =>
          words(whole.nodes[rounds[i]!]!.name, x, y, { align, color: colors.text, fontSize: nameSize }),
        )
      : [];
  const looks = links.map(({ kinds }) => ({ kinds, look: lookOf(kinds) }));
  const measured = whole.nodes.filter(({ change }) => change);
  const up = measured.filter(({ change }) => change!.significant && change!.value > 0).length;
  const down = measured.filter(({ change }) => change!.significant && change!.value < 0).length;
  const strongest = measured.toSorted(
    (a, b) =>
      Number(b.change!.significant) - Number(a.change!.significant) ||
      Math.abs(b.change!.value) - Math.abs(a.change!.value),
  )[0];
  const key: KeyItem[] = [
    ...(measured.some(({ change }) => change!.significant)
      ? [{ text: '显著', fill: colour.of({ value: limit * 0.7, significant: true }), strong: true }]
      : []),
    ...(measured.some(({ change }) => !change!.significant)
      ? [{ text: '不显著', fill: colour.of({ value: limit * 0.7, significant: false }), strong: false }]
      : []),
    ...(whole.nodes.some((node, at) => shown[at] && !node.change && isMeasurable(node))
      ? [{ text: '无数据', fill: colour.none, strong: false }]
      : []),
    ...(looks.some(({ look: { end } }) => end === 'bar')
      ? [{ text: '抑制', look: { start: 'plain', end: 'bar', dashed: false } } as const]
      : []),
    ...(looks.some(({ look: { dashed } }) => dashed)
      ? [{ text: '间接', look: { start: 'plain', end: 'arrow', dashed: true } } as const]
      : []),
  ];
  const label = linesOf(whole.valueName, narrow ? 90 : side - 16, Math.min(18, fontSize), 1)[0]!;
  return {
    option: shapesOption(input, {
      shapes: [
        ...links.flatMap(({ from, to }, at) =>
          linkShapes(
            placed[from]!,
            placed[to]!,
            looks[at]!.look,
            colors.axis,
            Math.max(0.5, Math.min(1.2, frame.scale)),
          ),
        ),
        ...whole.nodes.flatMap((node, at) => (shown[at] ? nodeShapes(node, at) : [])),
        ...beside,
        ...keyShapes(input, key, narrow),
        ...(colorBar(input, colour.ramp, label, [-limit, limit], narrow) as Shape[]),
      ],
      legend: [],
      box: undefined,
    }),
    summary: `通路图：${whole.nodes.filter(isMeasurable).length} 个节点中 ${measured.length} 个有数据，上调 ${up} 个，下调 ${down} 个${strongest ? `；变化最大的是“${strongest.name}”（${readable(strongest.change!.value, 3)}）` : ''}。`,
    data: dataTable('pathway-map', '图中的节点', [
      textColumn(
        'entry',
        '节点',
        whole.nodes.map(({ entry }) => entry),
      ),
      textColumn(
        'kind',
        '类型',
        whole.nodes.map(({ kind }) => kind),
      ),
      textColumn(
        'name',
        '名称',
        whole.nodes.map(({ name }) => name),
      ),
      integerColumn(
        'count',
        '特征数',
        whole.nodes.map(({ parts }) => parts.length),
      ),
      numberColumn(
        'value',
        whole.valueName,
        whole.nodes.map(({ change }) => change?.value ?? Number.NaN),
      ),
      textColumn(
        'significant',
        '显著',
        whole.nodes.map(({ change }) => (change ? (change.significant ? '是' : '否') : '')),
      ),
      numberColumn(
        'x',
        '横坐标',
        whole.nodes.map(({ x }) => x),
      ),
      numberColumn(
        'y',
        '纵坐标',
        whole.nodes.map(({ y }) => y),
      ),
    ]),
  };
}

/** Differences as colours on the boxes of a pathway map, where its file puts them. */
export const pathwayMap: ChartDefinition = {
  id: 'pathway-map',
  title: '通路图',
  tables: [{ id: 'entries' }, { id: 'features' }, { id: 'relations' }],
  settings: [labelSpec, missingSpec, limitSpec],
  defaultSize: { width: 960, height: 700 },
  common: ['title', 'fontSize', 'palette'],
  paletteKind: 'diverging',
  draw,
};
