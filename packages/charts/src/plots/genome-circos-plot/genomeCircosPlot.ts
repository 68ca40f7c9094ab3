import type { ScatterSeriesOption } from 'echarts';
import {
  apart,
  counted,
  extent,
  fontSizeOf,
  legendBox,
  readable,
  textWidth,
  titleHeight,
  truncateMiddle,
  widest,
} from '../../frame/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput, SettingSpec } from '../../model/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { mixed } from '../../parts/sectors/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { circle, polygon, polyline, shapesOption, words, type Shape, type Spot } from '../../shapes/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';
import { chartColors } from '../../theme/index.ts';
import { across, ringOf, tickStep, type Ring } from './ring.ts';

const colorSpec = {
  id: 'color',
  label: '染色体与连线的颜色',
  kind: 'choice',
  default: 'plain',
  choices: [
    { value: 'plain', label: '单色' },
    { value: 'chromosome', label: '按染色体' },
  ],
} as const satisfies SettingSpec;
const gapSpec = {
  id: 'gap',
  label: '染色体之间的间隔（度）',
  kind: 'number',
  default: 1.5,
  min: 0,
  max: 10,
  step: 0.5,
} as const satisfies SettingSpec;
const ticksSpec = { id: 'ticks', label: '画出刻度', kind: 'boolean', default: true } as const satisfies SettingSpec;
const opacitySpec = {
  id: 'opacity',
  label: '连线的不透明度',
  kind: 'number',
  default: 0.45,
  min: 0.05,
  max: 1,
  step: 0.05,
} as const satisfies SettingSpec;
const kindWords: Readonly<Record<string, string>> = { bar: '柱', point: '点', line: '线', heat: '热图' };
const longest = 14;
/** Pixels of a radius beside which names may stand. */
const least = 110;

type Item = {
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly name: string;
};
type Track = { readonly name: string; readonly kind: string; readonly items: readonly Item[]; readonly color: string };

function tracksOf(
  input: ChartInput,
  palette: readonly string[],
): { readonly tracks: readonly Track[]; readonly labels: readonly Item[] } {
  const table = tableOf(input, 'items');
  const [track, kind, chromosome, name] = ['track', 'kind', 'chromosome', 'name'].map((column) =>
    texts(table, column),
  ) as [readonly string[], readonly string[], readonly string[], readonly string[]];
  const [start, end, value] = ['start', 'end', 'value'].map((column) => numbers(table, column)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const item = (row: number): Item => ({
    chromosome: chromosome[row]!,
    start: start[row]!,
    end: end[row]!,
    value: value[row]!,
    name: name[row]!,
  });
  const rows = [...track.keys()];
  const names = [...new Set(rows.filter((row) => kind[row] !== 'label').map((row) => track[row]!))];
  return {
    tracks: names.map((one, at) => {
      const own = rows.filter((row) => track[row] === one && kind[row] !== 'label');
      return { name: one, kind: kind[own[0]!]!, items: own.map(item), color: palette[at % palette.length]! };
    }),
    labels: rows.filter((row) => kind[row] === 'label' && name[row] !== '').map(item),
  };
}

/** Between which values a track runs: from zero for bars, from its own least value for the others. */
function spanOf({ items, kind }: Track): readonly [number, number] {
  const [low, high] = extent(Float64Array.from(items, ({ value }) => value)) ?? [0, 1];
  if (kind === 'bar') return low >= 0 && high <= 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
  const pad = high > low ? (high - low) * 0.05 : 0.5;
  return [low - pad, high + pad];
}

type Look = {
  readonly ring: Ring;
  readonly inner: number;
  readonly outer: number;
  readonly chromosomes: readonly { readonly name: string; readonly length: number }[];
  readonly colors: ReturnType<typeof chartColors>;
  readonly pointSize: number;
};

function trackShapes(track: Track, { chromosomes, colors, inner, outer, pointSize, ring }: Look): Shape[] {
  const [low, high] = spanOf(track);
  const at = (value: number): number => inner + ((value - low) / (high - low)) * (outer - inner);
  const ground = chromosomes.map(({ length, name }) =>
    polygon(ring.piece(ring.angle(name, 0), ring.angle(name, length), inner, outer), {
      fill: colors.grid,
      opacity: 0.45,
      z: 0,
    }),
  );
  const zero =
    low < 0 && high > 0
      ? chromosomes.map(({ length, name }) =>
          polyline(ring.along(ring.angle(name, 0), ring.angle(name, length), at(0)), {
            stroke: colors.axis,
            lineWidth: 0.6,
            opacity: 0.7,
            z: 1,
          }),
        )
      : [];
  const tip = ({ chromosome, end, name, start, value }: Item): string =>
    `${name ? `${name}\n` : ''}${chromosome}：${counted(start)}～${counted(end)}\n${track.name} ${readable(value)}`;
  // A few shades of full colour: other programs that draw the shapes keep them, and not what lies beneath.
  const shade = (share: number): string =>
    mixed(track.color, colors.background, 0.94 * (1 - Math.round(share * 32) / 32));
  const sides = ({ chromosome, end, start }: Item) =>
    [ring.angle(chromosome, start), ring.angle(chromosome, end)] as const;
  const own = track.items.flatMap((item): Shape[] => {
    const [from, to] = sides(item);
    if (track.kind === 'bar')
      return item.value === 0
        ? []
        : [
            polygon(ring.piece(from, to, at(Math.min(0, item.value)), at(Math.max(0, item.value))), {
              fill: track.color,
              tip: tip(item),
              z: 2,
            }),
          ];
    if (track.kind === 'heat')
      return [
        polygon(ring.piece(from, to, inner, outer), {
          fill: shade((item.value - low) / (high - low)),
          tip: tip(item),
          z: 2,
        }),
      ];
    if (track.kind === 'point')
      return [
        circle(...ring.spot((from + to) / 2, at(item.value)), pointSize / 2, {
          fill: track.color,
          opacity: 0.8,
          tip: tip(item),
          z: 2,
        }),
      ];
    return [];
  });
  const lines =
    track.kind !== 'line'
      ? []
      : chromosomes.flatMap(({ name }): Shape[] => {
          const spots = track.items
            .filter(({ chromosome }) => chromosome === name)
            .map((item): Spot => {
              const [from, to] = sides(item);
              return ring.spot((from + to) / 2, at(item.value));
            });
          return spots.length < 2 ? [] : [polyline(spots, { stroke: track.color, lineWidth: 1.2, z: 2 })];
        });
  return [...ground, ...zero, ...own, ...lines];
}

/** Names outside the circle, pushed apart, each with a line to its place. */
function labelShapes(
  labels: readonly Item[],
  ring: Ring,
  radius: number,
  reach: number,
  fontSize: number,
  colors: ReturnType<typeof chartColors>,
): Shape[] {
  const step = (fontSize * 1.15) / (radius + reach);
  const sorted = labels
    .map((item) => ({ item, angle: ring.angle(item.chromosome, (item.start + item.end) / 2) }))
    .toSorted((one, other) => one.angle - other.angle)
    .slice(0, Math.floor((2 * Math.PI) / step));
  const places = apart(
    sorted.map(({ angle }) => angle),
    step,
    step / 2,
    2 * Math.PI - step / 2,
  );
  return sorted.flatMap(({ angle, item }, i): Shape[] => {
    const place = places[i]!;
    const [x, y] = ring.spot(place, radius + reach + 3);
    const left = place > Math.PI;
    return [
      polyline(
        [
          ring.spot(angle, radius + 1),
          ring.spot(angle, radius + reach * 0.3),
          ring.spot(place, radius + reach * 0.75),
          ring.spot(place, radius + reach),
        ],
        { stroke: colors.axis, lineWidth: 0.7, z: 1 },
      ),
      words(truncateMiddle(item.name, longest), x, y, {
        align: left ? 'right' : 'left',
        color: colors.text,
        fontSize,
        rotation: Math.PI / 2 - place + (left ? Math.PI : 0),
      }),
    ];
  });
}

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
  // Names that leave no circle worth seeing are not written.
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
