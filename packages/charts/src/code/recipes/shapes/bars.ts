import { byLevel } from '../../figure.ts';
import type { Step } from '../../figure.ts';
import type { Drawn, View } from '../../view.ts';

/** One bar per name; the first row is at the top or on the left. */
export function bars(
  v: View,
  along: 'x' | 'y',
  {
    column,
    ink,
    steps = [],
    text: written,
    value,
  }: {
    readonly column: string;
    readonly value: string;
    readonly ink?: string | typeof byLevel;
    readonly text?: string;
    readonly steps?: readonly Step[];
  },
): Pick<Drawn, 'frames' | 'x' | 'y' | 'marks'> {
  const names = v.names(along, column, { ...(written && { text: written }) });
  const numbers = v.number(along === 'x' ? 'y' : 'x');
  return {
    frames: [v.frame(steps)],
    x: along === 'x' ? names : numbers,
    y: along === 'x' ? numbers : names,
    marks: [{ mark: 'bars', along, name: column, value, ink: ink ?? v.seriesColor(({ type }) => type === 'bar') }],
  };
}

/** A colour with opacity as the opaque colour it has on white paper. */
const onPaper = (color: string): string => {
  const strength = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Bars that each keep the colour they have in the drawing. */
export function ownBars(v: View, along: 'x' | 'y', on: Parameters<typeof bars>[2]): Drawn {
  const named = ((along === 'x' ? v.axes.x : v.axes.y) as readonly { data?: readonly string[] }[]).flatMap(
    ({ data = [] }) => data,
  );
  const drawn = v.series
    .filter(({ type }) => type === 'bar')
    .flatMap(({ data = [] }) =>
      data.map((item, at) => [named[at]!, (item as { itemStyle?: { color?: string } }).itemStyle?.color] as const),
    );
  const colors = new Map(
    drawn.filter((one): one is readonly [string, string] => typeof one[1] === 'string' && one[1].startsWith('#')),
  );
  const fallback = v.seriesColor(({ type }) => type === 'bar');
  return {
    ...bars(v, along, { ...on, ink: byLevel }),
    legend: 'none',
    levels: {
      column: on.column,
      mark: 'box',
      items: v
        .distinct(on.column)
        .map((value) => ({ value, label: value, color: onPaper(colors.get(value) ?? fallback), symbol: 'circle' })),
    },
  };
}

/** A column split in two or three by limits, with a colour for each part. */
export function parts(
  v: View,
  column: string,
  items: readonly (readonly [value: string, color: string, label?: string])[],
  mark: 'box' | 'point' = 'box',
): Pick<Drawn, 'levels'> {
  return {
    levels: {
      column,
      mark,
      items: items.map(([value, color, label]) => ({
        value,
        label: label ?? v.series.find(({ name }) => name?.startsWith(value))?.name ?? value,
        color,
        symbol: 'circle',
      })),
    },
  };
}
