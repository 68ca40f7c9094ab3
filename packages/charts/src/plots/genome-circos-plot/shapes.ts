import { apart, counted, readable, truncateMiddle } from '../../frame/index.ts';
import { mixed } from '../../parts/sectors/index.ts';
import { circle, polygon, polyline, words } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import { chartColors } from '../../theme/index.ts';
import type { Ring } from './ring.ts';
import { spanOf } from './tracks.ts';
import type { Item, Track } from './tracks.ts';

/** Characters of a name outside the circle. */
export const longest = 14;

type Look = {
  readonly ring: Ring;
  readonly inner: number;
  readonly outer: number;
  readonly chromosomes: readonly { readonly name: string; readonly length: number }[];
  readonly colors: ReturnType<typeof chartColors>;
  readonly pointSize: number;
};

export function trackShapes(track: Track, { chromosomes, colors, inner, outer, pointSize, ring }: Look): Shape[] {
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
  // Opaque shades instead of transparency, which other programs that import the shapes may lose.
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
export function labelShapes(
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
