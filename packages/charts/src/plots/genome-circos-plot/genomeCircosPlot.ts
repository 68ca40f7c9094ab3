import type { ScatterSeriesOption } from 'echarts';
import {
  counted,
  fontSizeOf,
  legendBox,
  readable,
  textWidth,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { polygon, polyline, shapesOption, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { across, ringOf, tickStep } from './ring.ts';
import { colorSpec, gapSpec, opacitySpec, ticksSpec } from './settings.ts';
import { labelShapes, longest, trackShapes } from './shapes.ts';
import { tracksOf } from './tracks.ts';

const kindWords: Readonly<Record<string, string>> = { bar: '柱', point: '点', line: '线', heat: '热图' };
/** Pixels of a radius beside which names may stand. */
const least = 110;

function draw(input: ChartInput): ChartDrawing {
  const [chromosomeTable, linkTable] = [tableOf(input, 'chromosomes'), tableOf(input, 'links')];
  const names = texts(chromosomeTable, 'chromosome');
  const lengths = numbers(chromosomeTable, 'length');
  const chromosomes = names.map((name, i) => ({ name, length: lengths[i]! }));
  const [colors, fontSize, palette] = [
    chartColors(input.theme),
    fontSizeOf(input),
    paletteColors(input.settings.palette, 'categorical', input.theme),
  ];
  const { labels: named, tracks } = tracksOf(input, palette);
  const [fromName, toName] = [texts(linkTable, 'chromosome_a'), texts(linkTable, 'chromosome_b')];
  const [startA, endA, startB, endB] = ['start_a', 'end_a', 'start_b', 'end_b'].map((name) =>
    numbers(linkTable, name),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const linkNames = texts(linkTable, 'name');
  const own = input.settings.own;
  const byChromosome = choiceOf(own, colorSpec) === 'chromosome';
  const inkOf = (name: string): string => palette[names.indexOf(name) % palette.length]!;
  const linkInk = palette[tracks.length % palette.length]!;
  const entries = [
    ...tracks.map(({ color, kind, name }) => ({
      name: `${truncateMiddle(name, 16)}（${kindWords[kind] ?? kind}）`,
      color,
    })),
    ...(fromName.length > 0 && !byChromosome ? [{ name: '连线', color: linkInk }] : []),
  ];
  const legend = entries.map(({ color, name }): ScatterSeriesOption => ({
    type: 'scatter',
    name,
    symbol: 'rect',
    data: [],
    itemStyle: { color, opacity: 1 },
  }));
  const head = 8 + titleHeight(input);
  const box = legendBox(
    input,
    entries.map(({ name }) => name),
    head,
  );

  const small = Math.max(8, Math.min(fontSize - 1, input.size.width / 48));
  const withTicks = booleanOf(own, ticksSpec) && input.size.width >= 420;
  const area = {
    width: input.size.width - box.right - 16,
    height: input.size.height - head - box.top - box.bottom - 12,
  };
  const centre: Spot = [8 + area.width / 2, head + box.top + area.height / 2];
  const wide =
    22 +
    widest(
      named.map(({ name }) => truncateMiddle(name, longest)),
      small,
    ) +
    6;
  // Names are left out when they would leave too little room for the circle.
  const labels = Math.min(area.width, area.height) / 2 - wide >= least ? named : [];
  const reach = labels.length > 0 ? 22 : 0;
  const room = (labels.length > 0 ? wide : 0) + (withTicks && labels.length === 0 ? small * 2.6 : 4);
  const radius = Math.max(36, Math.min(area.width, area.height) / 2 - room);
  const band = Math.min(small + 6, radius * 0.12);
  const ring = ringOf(
    names,
    lengths,
    centre,
    Math.min((numberOf(own, gapSpec) * Math.PI) / 180, Math.PI / names.length),
  );
  const core = fromName.length > 0 ? 0.48 : 0.22;
  const gap = Math.min(6, radius * 0.02);
  const height =
    tracks.length === 0 ? 0 : Math.min(radius * 0.24, (radius * (1 - core) - band - gap) / tracks.length - gap);
  const bandInner = radius - band;
  const linkRadius = bandInner - gap - tracks.length * (height + gap);

  const links = [...fromName.keys()].map((row): Shape => {
    const [a, b, c, d] = [
      ring.angle(fromName[row]!, startA[row]!),
      ring.angle(fromName[row]!, endA[row]!),
      ring.angle(toName[row]!, startB[row]!),
      ring.angle(toName[row]!, endB[row]!),
    ];
    const color = byChromosome ? inkOf(fromName[row]!) : linkInk;
    const tip = `${linkNames[row] ? `${linkNames[row]}\n` : ''}${fromName[row]}：${counted(startA[row]!)}～${counted(endA[row]!)}\n${toName[row]}：${counted(startB[row]!)}～${counted(endB[row]!)}`;
    const opacity = numberOf(own, opacitySpec);
    // Narrower than a pixel it is a line.
    if (Math.max(b - a, d - c) * linkRadius < 1.2)
      return polyline([ring.spot(a, linkRadius), ...across(ring, centre, a, c, linkRadius), ring.spot(c, linkRadius)], {
        stroke: color,
        lineWidth: 1,
        opacity: Math.min(1, opacity + 0.2),
        tip,
        z: 0,
      });
    return polygon(
      [
        ...ring.along(a, b, linkRadius),
        ...across(ring, centre, b, c, linkRadius),
        ...ring.along(c, d, linkRadius),
        ...across(ring, centre, d, a, linkRadius),
      ],
      { fill: color, opacity, tip, z: 0 },
    );
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const step = tickStep(total, Math.max(12, (2 * Math.PI * radius) / 34));
  const [unit, per] = total >= 3e6 ? ['Mb', 1e6] : total >= 3e3 ? ['kb', 1e3] : ['bp', 1];
  const ticks =
    !withTicks || labels.length > 0
      ? []
      : chromosomes.flatMap(({ length, name }) =>
          Array.from({ length: Math.floor(length / step) + 1 }, (_, i): Shape[] => {
            const angle = ring.angle(name, i * step);
            const left = angle > Math.PI;
            const [x, y] = ring.spot(angle, radius + 7);
            return [
              polyline([ring.spot(angle, radius), ring.spot(angle, radius + 4)], {
                stroke: colors.axis,
                lineWidth: 0.8,
                z: 1,
              }),
              words(readable((i * step) / per), x, y, {
                align: left ? 'right' : 'left',
                color: colors.text,
                fontSize: Math.max(7, small - 3),
                rotation: Math.PI / 2 - angle + (left ? Math.PI : 0),
              }),
            ];
          }).flat(),
        );
  const bands = chromosomes.flatMap(({ length, name }): Shape[] => {
    const [from, to] = [ring.angle(name, 0), ring.angle(name, length)];
    const fits = textWidth(name, small) + 4 <= (to - from) * (radius - band / 2);
    const [x, y] = ring.spot((from + to) / 2, radius - band / 2);
    return [
      polygon(ring.piece(from, to, bandInner, radius), {
        fill: byChromosome ? inkOf(name) : colors.neutral,
        opacity: byChromosome ? 0.85 : 0.6,
        tip: `染色体 ${name}\n长 ${counted(length)}`,
        z: 1,
      }),
      ...(fits
        ? [
            words(name, x, y, {
              align: 'center',
              color: byChromosome ? '#ffffff' : colors.text,
              fontSize: small,
              bold: true,
            }),
          ]
        : []),
    ];
  });
  const shapes = [
    ...links,
    ...tracks.flatMap((track, at) => {
      const outer = bandInner - gap - at * (height + gap);
      return trackShapes(track, {
        ring,
        inner: outer - height,
        outer,
        chromosomes,
        colors,
        pointSize: input.settings.pointSize ?? Math.max(2.5, Math.min(4, radius / 70)),
      });
    }),
    ...bands,
    ...ticks,
    ...labelShapes(labels, ring, radius, reach, small, colors),
  ];
  return {
    option: shapesOption(input, { shapes, legend, box: box.option }),
    summary: `基因组圈图：${names.length} 条染色体，共 ${readable(total / per, 4)} ${unit}${tracks.length > 0 ? `；从外到内为${tracks.map(({ items, kind, name }) => `“${name}”（${kindWords[kind] ?? kind}，${counted(items.length)} 个）`).join('、')}` : ''}${fromName.length > 0 ? `；连线 ${counted(fromName.length)} 条` : ''}${labels.length > 0 ? `；标注 ${labels.length} 个名称` : ''}${ticks.length > 0 ? `；刻度单位为 ${unit}` : ''}。`,
    data: tableOf(input, 'items').rows > 0 ? tableOf(input, 'items') : linkTable,
  };
}

/** Tracks around the chromosomes and links through the middle. */
export const genomeCircosPlot: ChartDefinition = {
  id: 'genome-circos-plot',
  title: '基因组圈图',
  tables: [{ id: 'chromosomes' }, { id: 'items' }, { id: 'links' }],
  settings: [colorSpec, gapSpec, ticksSpec, opacitySpec],
  defaultSize: { width: 760, height: 700 },
  common: ['title', 'fontSize', 'palette', 'legend', 'pointSize'],
  pointSize: 4,
  paletteKind: 'categorical',
  draw,
};
