import { maximum } from '@panome/analysis/extremes';
import { readable } from '../../frame/index.ts';
import { circle, polygon, polyline, rectangle } from '../../shapes/index.ts';
import type { Shape, Spot } from '../../shapes/index.ts';
import type { Group } from './panels.ts';

export type Form = 'box' | 'violin-box' | 'violin' | 'strip' | 'bar';
export type Place = {
  readonly middle: number;
  readonly band: number;
  readonly y: (value: number) => number;
  /** Where the bars stand. */
  readonly foot: number;
};
export type Inks = { readonly color: string; readonly ground: string; readonly text: string };

const line = (stroke: string, lineWidth: number, z: number) => ({ stroke, lineWidth, z });
/** A fixed place to the side for point `i`, so that a figure is the same every time. */
const jitter = (i: number): number => (((i + 1) * 0.618_033_988_75) % 1) - 0.5;

function violin({ max, min, x, y }: Group, { band, middle, y: at }: Place, { color }: Inks, tip: string): Shape[] {
  if (x.length < 2) return [];
  const peak = maximum(y);
  const inside = [...x.keys()].filter((i) => x[i]! >= min && x[i]! <= max);
  if (inside.length < 2)
    return [
      polyline(
        [
          [middle - band * 0.3, at(min)],
          [middle + band * 0.3, at(min)],
        ],
        line(color, 1.6, 0),
      ),
    ];
  const side = (sign: 1 | -1): Spot[] =>
    inside.map((i) => [middle + (sign * y[i]! * Math.min(band * 0.44, 90)) / peak, at(x[i]!)]);
  return [
    polygon([...side(1), ...side(-1).reverse()], { fill: `${color}4d`, stroke: color, lineWidth: 1.1, tip, z: 0 }),
  ];
}

function box(group: Group, { band, middle, y }: Place, { color, ground }: Inks, tip: string, slim: boolean): Shape[] {
  const half = Math.max(2, Math.min(slim ? 7 : 34, band * (slim ? 0.09 : 0.3)));
  const cap = (value: number) =>
    polyline(
      [
        [middle - half * 0.5, y(value)],
        [middle + half * 0.5, y(value)],
      ],
      line(color, 1.2, 1),
    );
  return [
    polyline(
      [
        [middle, y(group.q3)],
        [middle, y(group.upper)],
      ],
      line(color, 1.2, 1),
    ),
    polyline(
      [
        [middle, y(group.q1)],
        [middle, y(group.lower)],
      ],
      line(color, 1.2, 1),
    ),
    ...(slim ? [] : [cap(group.upper), cap(group.lower)]),
    rectangle(
      { x: middle - half, y: y(group.q3), width: half * 2, height: Math.max(1, y(group.q1) - y(group.q3)) },
      { fill: slim ? ground : `${color}40`, ...line(color, 1.2, 1), tip },
    ),
    polyline(
      [
        [middle - half, y(group.median)],
        [middle + half, y(group.median)],
      ],
      line(color, 2.2, 2),
    ),
  ];
}

/** The mean, and its standard error where there is one; as a bar or as a line. */
function mean(
  { mean: value, sem }: Group,
  { band, foot, middle, y }: Place,
  { color, text }: Inks,
  tip: string,
  bar: boolean,
): Shape[] {
  const half = Math.min(bar ? 32 : 22, band * (bar ? 0.31 : 0.24));
  const cap = Math.min(8, half * 0.5);
  const error = Number.isFinite(sem) ? [value + sem, value - sem] : [];
  const [from, to] = [Math.min(y(value), foot), Math.max(y(value), foot)];
  return [
    ...(bar
      ? [
          rectangle(
            { x: middle - half, y: from, width: half * 2, height: Math.max(0.5, to - from) },
            { fill: `${color}a6`, ...line(color, 1, 0), tip },
          ),
        ]
      : [
          polyline(
            [
              [middle - half, y(value)],
              [middle + half, y(value)],
            ],
            line(text, 1.8, 4),
          ),
        ]),
    ...(error.length > 0
      ? [
          polyline(
            [
              [middle, y(error[0]!)],
              [middle, y(error[1]!)],
            ],
            line(text, 1.1, 4),
          ),
          ...error.map((end) =>
            polyline(
              [
                [middle - cap, y(end)],
                [middle + cap, y(end)],
              ],
              line(text, 1.1, 4),
            ),
          ),
        ]
      : []),
  ];
}

/** What one group looks like. */
export function groupShapes(
  group: Group,
  form: Form,
  place: Place,
  inks: Inks,
  points: { readonly shown: boolean; readonly size: number },
): Shape[] {
  const tip = `${group.name}（n = ${group.n}）\n中位数 ${readable(group.median)}，四分位 ${readable(group.q1)} ~ ${readable(group.q3)}\n均值 ${readable(group.mean)}${Number.isFinite(group.sem) ? ` ± ${readable(group.sem)}（标准误）` : ''}`;
  const body =
    form === 'box'
      ? box(group, place, inks, tip, false)
      : form === 'violin'
        ? violin(group, place, inks, tip)
        : form === 'violin-box'
          ? [...violin(group, place, inks, tip), ...box(group, place, inks, tip, true)]
          : mean(group, place, inks, tip, form === 'bar');
  const reach = Math.min(46, place.band * (form === 'strip' ? 0.5 : form === 'violin-box' ? 0.3 : 0.4));
  const hollow = form === 'bar';
  const all = points.shown || form === 'strip';
  // Without the points the outliers of a box would be lost.
  const drawn = (value: number): boolean => all || (form === 'box' && (value < group.lower || value > group.upper));
  const dots = group.values.flatMap((value, i) =>
    drawn(value)
      ? [
          circle(place.middle + (all ? jitter(i) * reach : 0), place.y(value), points.size / 2, {
            fill: hollow ? inks.ground : inks.color,
            ...(hollow ? { stroke: inks.text, lineWidth: 0.8 } : { stroke: inks.ground, lineWidth: 0.5 }),
            opacity: 0.85,
            tip: `${group.name} 第 ${group.rows[i]} 条\n${readable(value)}`,
            z: 3,
          }),
        ]
      : [],
  );
  return [...body, ...dots];
}
