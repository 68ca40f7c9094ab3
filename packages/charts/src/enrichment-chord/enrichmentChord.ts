import { chordLayout } from '../circos-plot/layout.ts';
import type { Arc } from '../circos-plot/layout.ts';
import { featureCountSpec, pSpec, pWords, termCountSpec, termFeatures } from '../enrichment/index.ts';
import { baseOption, fontSizeOf, legendBox, readable, shortNames, titleHeight, truncateMiddle, widest } from '../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../model/index.ts';
import { polygon, words } from '../shapes/index.ts';
import type { Shape, Spot } from '../shapes/index.ts';
import { dataTable, numberColumn, textColumn } from '../table/index.ts';
import { chartColors } from '../theme/index.ts';

const topSpec = { ...termCountSpec, default: 6, max: 10 } as const satisfies SettingSpec;
const thickness = 12;
const fineness = 0.03;
const edge = 12;
/** How much wider than high the ring may be on a narrow figure, whose legend stands below. */
const flattest = 1.5;

function draw(input: ChartInput): ChartDrawing {
  const found = termFeatures(input, topSpec);
  const { all, features, links, names, p, pColumn, scores, terms } = found;
  const colors = chartColors(input.theme);
  const fontSize = fontSizeOf(input);
  const narrow = input.size.width < 520;
  const legendNames = names.map((name) => truncateMiddle(name, narrow ? 14 : 20));
  const signs = ([['得分 > 0', colors.up, 1], ['得分 < 0', colors.down, -1]] as const).filter(([, , sign]) => scores?.some((score) => score * sign > 0));
  const head = edge + titleHeight(input);
  const legend = legendBox(input, [...legendNames, ...signs.map(([name]) => name)], head);
  const area = { x: edge, y: head + legend.top, width: input.size.width - 2 * edge - legend.right, height: input.size.height - head - legend.top - legend.bottom - edge };

  // Clockwise from the top: the terms down the right side, then the features up the left one, those of the last term first.
  const middleTerm = (feature: number): number => {
    const own_ = links.filter((link) => link.feature === feature);
    return own_.reduce((sum, { term }) => sum + term, 0) / own_.length;
  };
  const order = [...features.keys()].toSorted((a, b) => middleTerm(b) - middleTerm(a) || b - a);
  const placeOf = new Map(order.map((feature, at) => [feature, terms.length + at]));
  const nodes = terms.length + features.length;
  const totals = new Float64Array(nodes);
  const lines = links.map(({ feature, term }) => ({ source: term, target: placeOf.get(feature)!, weight: 1 }));
  for (const { source, target } of lines) {
    totals[source]! += 1;
    totals[target]! += 1;
  }
  const layout = chordLayout(totals, lines, Math.min(0.035, (2 * Math.PI * 0.22) / Math.max(1, nodes)));
  // Turned so that the terms stand in the middle of the right side.
  const ends = [layout.arcs[0]?.from ?? 0, layout.arcs[terms.length - 1]?.to ?? 0];
  const turn = Math.PI / 2 - (ends[0]! + ends[1]!) / 2;

  const nameSize = Math.max(8, fontSize - 2);
  const short = shortNames(features, narrow ? 9 : 14);
  /** Half the width and height that are left beside names of this length; wider than high where a narrow figure has the room. */
  const radii = (room: number): readonly [rx: number, ry: number] => {
    const [across, up] = [Math.max(30, (area.width - room - 4) / 2), Math.max(30, area.height / 2 - room * 0.85)];
    return [Math.min(across, up * (narrow ? flattest : 1)), Math.min(across, up)];
  };
  // Names that would stand nearer than their height are written smaller, or not at all, and then take no room.
  const span = 2 * Math.PI - (ends[1]! - ends[0]!);
  const named = Math.min(widest(short, nameSize) + 10, Math.min(area.width, area.height) * 0.22);
  const size = Math.min(nameSize, Math.floor((features.length > 1 ? (radii(named)[1] * span) / features.length : radii(named)[1]) * 1.05));
  const room = size >= 7 ? named : 6;
  const [rx, ry] = radii(room);
  const [centreX, centreY] = [area.x + (area.width + room - 4) / 2, area.y + area.height / 2];
  /** @param depth - Pixels inwards from the rim. */
  const spot = (angle: number, depth: number): Spot => [centreX + (rx - depth) * Math.sin(angle + turn), centreY - (ry - depth) * Math.cos(angle + turn)];
  const along = ({ from, to }: Arc, depth: number): Spot[] => {
    const steps = Math.max(1, Math.ceil((to - from) / fineness));
    return Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, depth));
  };
  const across = (from: number, to: number, depth: number): Spot[] => {
    const [a, b] = [spot(from, depth), spot(to, depth)];
    return Array.from({ length: 23 }, (_, i): Spot => {
      const t = (i + 1) / 24;
      return [0, 1].map((at) => (1 - t) ** 2 * a[at]! + 2 * t * (1 - t) * [centreX, centreY][at]! + t ** 2 * b[at]!) as unknown as Spot;
    });
  };

  const chords = lines.map(({ source: term, target }, i): Shape => {
    const { source: from, target: to } = layout.chords[i]!;
    const depth = thickness + 2;
    return polygon([...along(from, depth), ...across(from.to, to.from, depth), ...along(to, depth), ...across(to.to, from.from, depth)], {
      fill: found.colors[term]!, opacity: 0.55, stroke: colors.background, lineWidth: 0.3, tip: `${names[term]!}\n${features[order[target - terms.length]!]!}`, z: 0,
    });
  });
  const termArcs = terms.map((_, term) => polygon([...along(layout.arcs[term]!, 0), ...along(layout.arcs[term]!, thickness).reverse()], {
    fill: found.colors[term]!, tip: `${names[term]!}\n${pWords(pColumn)} ${readable(p[term]!, 3)}，画出 ${totals[term]!} 个特征`, z: 2,
  }));
  const featureArcs = order.flatMap((feature, at): Shape[] => {
    const arc = layout.arcs[terms.length + at]!;
    const middle = (arc.from + arc.to) / 2 + turn;
    // Straight outwards from the rim.
    const angle = Math.atan2(Math.sin(middle) / rx, Math.cos(middle) / ry);
    const [x, y] = spot((arc.from + arc.to) / 2, -5);
    const score = scores?.[feature];
    const fill = score === undefined || Number.isNaN(score) || score === 0 ? colors.neutral : score > 0 ? colors.up : colors.down;
    const right = Math.sin(angle) > 0;
    return [
      polygon([...along(arc, 0), ...along(arc, thickness).reverse()], { fill, tip: `${features[feature]!}\n属于其中 ${totals[terms.length + at]!} 个条目${score === undefined ? '' : `\n得分 ${readable(score)}`}`, z: 2 }),
      ...(size >= 7 ? [words(short[feature]!, x, y, { align: right ? 'left' : 'right', color: colors.text, fontSize: size, rotation: right ? Math.PI / 2 - angle : -Math.PI / 2 - angle })] : []),
    ];
  });

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      graphic: { elements: [...chords, ...termArcs, ...featureArcs] },
      grid: { left: 0, top: 0, width: 10, height: 10 }, xAxis: { show: false }, yAxis: { show: false },
      series: [...legendNames.map((name, at) => ({ type: 'scatter', name, symbol: 'rect', data: [], itemStyle: { color: found.colors[at]!, opacity: 1 } })), ...signs.map(([name, color]) => ({ type: 'scatter', name, symbol: 'rect', data: [], itemStyle: { color, opacity: 1 } }))],
    } as ChartDrawing['option'],
    summary: terms.length === 0
      ? '富集弦图：没有富集的条目。'
      : `富集弦图：${pWords(pColumn)}值最小的 ${terms.length} 个条目与它们的 ${features.length} 个特征${features.length < all ? `（共 ${all} 个，先画属于多个条目的）` : ''}，其中 ${order.filter((_, at) => totals[terms.length + at]! > 1).length} 个属于不止一个条目。`,
    data: dataTable('enrichment-chord', '条目与特征', [
      textColumn('term', '条目', links.map(({ term }) => terms[term]!)), textColumn('name', '名称', links.map(({ term }) => names[term]!)), textColumn('feature', '特征', links.map(({ feature }) => features[feature]!)),
      ...(scores ? [numberColumn('score', '得分', links.map(({ feature }) => scores[feature]!))] : []), numberColumn(pColumn, `${pWords(pColumn)} 值`, links.map(({ term }) => p[term]!)),
    ]),
  };
}

/** The most significant terms and their features round a circle, a band for each membership. */
export const enrichmentChord: ChartDefinition = {
  id: 'enrichment-chord',
  title: '富集弦图',
  tables: [{ id: 'result' }, { id: 'ranking', columns: ['feature', 'score'], optional: true }],
  settings: [topSpec, featureCountSpec, pSpec],
  defaultSize: { width: 780, height: 620 },
  common: ['title', 'fontSize', 'palette', 'legend'],
  paletteKind: 'categorical',
  draw,
};
