import { byLevel } from '../../figure.ts';
import type { Mark, Step } from '../../figure.ts';
import type { Drawn, View } from '../../view.ts';

/** Boxes of the rows of each group, each row as a point beside. */
export function boxes(
  v: View,
  name: string,
  value: string,
  {
    by = name,
    dots = true,
    order,
  }: { readonly by?: string; readonly dots?: boolean; readonly order?: readonly string[] } = {},
): Drawn {
  const levels = v.levels(by, 'box');
  return {
    frames: [v.frame(v.blanks(by))],
    levels,
    legend: 'none',
    x: v.names('x', name, {
      order: order ?? (by === name ? levels.items.map((item) => item.value) : v.distinct(name)),
    }),
    y: v.number('y'),
    marks: [
      { mark: 'boxes', name, value, ink: byLevel },
      ...(dots
        ? [{ mark: 'points' as const, x: name, y: value, ink: byLevel, size: v.pointSize(), jitter: 0.12 }]
        : []),
    ],
  };
}

/** Lines in the colours of a column. */
export function lines(
  v: View,
  {
    by,
    below = [],
    steps = [],
    width,
    x,
    y,
    ...more
  }: {
    readonly x: string;
    readonly y: string;
    readonly by: string;
    readonly width?: number;
    readonly steps?: readonly Step[];
    readonly below?: readonly Mark[];
    readonly words?: Readonly<Record<string, string>>;
    readonly order?: readonly string[];
  },
): Drawn {
  return {
    frames: [v.frame([...steps, ...v.blanks(by)])],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels(by, 'line', more),
    marks: [...below, { mark: 'line', x, y, ink: byLevel, ...(width && { width }) }],
  };
}
