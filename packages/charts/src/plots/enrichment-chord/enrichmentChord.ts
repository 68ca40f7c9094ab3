import { chordLayout, ringOf } from '../../parts/chord-ring/index.ts';
import { featureCountSpec, pSpec, pWords, termCountSpec, termFeatures } from '../../parts/enrichment/index.ts';
import { membershipTable } from '../../parts/enrichment/index.ts';
import {
  baseOption,
  fontSizeOf,
  legendBox,
  readable,
  shortNames,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { polygon } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { chartColors } from '../../theme/index.ts';

const topSpec = { ...termCountSpec, default: 6, max: 10 } as const satisfies SettingSpec;
const thickness = 12;
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
  const signs = (
    [
      ['得分 > 0', colors.up, 1],
      ['得分 < 0', colors.down, -1],
    ] as const
  ).filter(([, , sign]) => scores?.some((score) => score * sign > 0));
  const head = edge + titleHeight(input);
  const legend = legendBox(input, [...legendNames, ...signs.map(([name]) => name)], head);
  const area = {
    x: edge,
    y: head + legend.top,
    width: input.size.width - 2 * edge - legend.right,
    height: input.size.height - head - legend.top - legend.bottom - edge,
  };

  // Clockwise from the top: the terms down the right side, then the features up the left one, those of the last term
  // first.
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
  /**
   * Half the width and height that are left beside names of this length; wider than high where a narrow figure has the
   * room.
   */
  const radii = (room: number): readonly [rx: number, ry: number] => {
    const [across, up] = [Math.max(30, (area.width - room - 4) / 2), Math.max(30, area.height / 2 - room * 0.85)];
    return [Math.min(across, up * (narrow ? flattest : 1)), Math.min(across, up)];
  };
  // Names that would stand nearer than their height are written smaller, or not at all, and then take no room.
  const span = 2 * Math.PI - (ends[1]! - ends[0]!);
  const named = Math.min(widest(short, nameSize) + 10, Math.min(area.width, area.height) * 0.22);
  const size = Math.min(
    nameSize,
    Math.floor((features.length > 1 ? (radii(named)[1] * span) / features.length : radii(named)[1]) * 1.05),
  );
  const room = size >= 7 ? named : 6;
  const [rx, ry] = radii(room);
  const [centreX, centreY] = [area.x + (area.width + room - 4) / 2, area.y + area.height / 2];
  const ring = ringOf({ centre: [centreX, centreY], radii: [rx, ry], turn });

  const chords = lines.map(({ source: term, target }, i): Shape => {
    const { source: from, target: to } = layout.chords[i]!;
    return polygon(ring.band(from, to, thickness + 2), {
      fill: found.colors[term]!,
      opacity: 0.55,
      stroke: colors.background,
      lineWidth: 0.3,
      tip: `${names[term]!}\n${features[order[target - terms.length]!]!}`,
      z: 0,
    });
  });
  const termArcs = terms.map((_, term) =>
    polygon(ring.piece(layout.arcs[term]!, 0, thickness), {
      fill: found.colors[term]!,
      tip: `${names[term]!}\n${pWords(pColumn)} ${readable(p[term]!, 3)}，画出 ${totals[term]!} 个特征`,
      z: 2,
    }),
  );
  const featureArcs = order.flatMap((feature, at): Shape[] => {
    const arc = layout.arcs[terms.length + at]!;
    const score = scores?.[feature];
    const fill =
      score === undefined || Number.isNaN(score) || score === 0 ? colors.neutral : score > 0 ? colors.up : colors.down;
    return [
      polygon(ring.piece(arc, 0, thickness), {
        fill,
        tip: `${features[feature]!}\n属于其中 ${totals[terms.length + at]!} 个条目${score === undefined ? '' : `\n得分 ${readable(score)}`}`,
        z: 2,
      }),
      ...(size >= 7 ? [ring.name(short[feature]!, arc, { color: colors.text, fontSize: size })] : []),
    ];
  });

  return {
    option: {
      ...baseOption(input),
      ...(legend.option && { legend: { ...legend.option, selectedMode: false } }),
      graphic: { elements: [...chords, ...termArcs, ...featureArcs] },
      grid: { left: 0, top: 0, width: 10, height: 10 },
      xAxis: { show: false },
      yAxis: { show: false },
      series: [
        ...legendNames.map((name, at) => ({
          type: 'scatter',
          name,
          symbol: 'rect',
          data: [],
          itemStyle: { color: found.colors[at]!, opacity: 1 },
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
    summary:
      terms.length === 0
        ? '富集弦图：没有富集的条目。'
        : `富集弦图：${pWords(pColumn)}值最小的 ${terms.length} 个条目与它们的 ${features.length} 个特征${features.length < all ? `（共 ${all} 个，先画属于多个条目的）` : ''}，其中 ${order.filter((_, at) => totals[terms.length + at]! > 1).length} 个属于不止一个条目。`,
    data: membershipTable('enrichment-chord', found),
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
