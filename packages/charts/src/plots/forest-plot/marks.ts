import type { Rect } from '../../frame/index.ts';
import { polyline, rectangle } from '../../shapes/index.ts';
import type { Shape } from '../../shapes/index.ts';
import { isDrawn, margin, saidOf } from './columns.ts';
import type { Drawn } from './columns.ts';
import type { ForestRow } from './forestRows.ts';
import { diamond, whisker } from './shapes.ts';

/** Where effects and rows lie in pixels. */
type Place = {
  readonly rect: Rect;
  readonly x: (effect: number) => number;
  readonly y: (row: number) => number;
  /** The height of a row. */
  readonly band: number;
};

type MarkLook = {
  /** The largest weight of an estimate. */
  readonly heaviest: number;
  /** Half the side of the largest square, in pixels. */
  readonly largest: number;
  readonly colorOf: (group: string) => string;
  readonly text: string;
  /** What the estimates are called. */
  readonly title: string;
};

/** An estimate as a square with its interval, or a summary as a diamond; nothing for a heading. */
export function markOf(
  { band, rect, x, y }: Place,
  row: ForestRow,
  i: number,
  { colorOf, heaviest, largest, text, title }: MarkLook,
): Shape[] {
  if (!isDrawn(row)) return [];
  const middle = y(i);
  const tip = `${row.label}${row.group ? `（${row.group}）` : ''}\n${title} ${saidOf(row)}${Number.isFinite(row.weight) ? `\n权重 ${row.weight.toFixed(1)}%` : ''}${row.heterogeneity ? `\n${row.heterogeneity}` : ''}`;
  if (row.kind !== 'study')
    return [
      diamond(
        [x(row.low), x(row.estimate), x(row.high)],
        middle,
        Math.min(band * 0.36, largest),
        row.whole ? text : colorOf(row.group),
        row.kind === 'random',
        tip,
      ),
    ];
  const half =
    heaviest > 0 && Number.isFinite(row.weight)
      ? Math.max(1.8, largest * Math.sqrt(row.weight / heaviest))
      : largest * 0.55;
  return [
    ...(Number.isFinite(row.low) ? whisker(x(row.low), x(row.high), middle, [rect.x, rect.x + rect.width], text) : []),
    rectangle(
      { x: x(row.estimate) - half, y: middle - half, width: 2 * half, height: 2 * half },
      { fill: colorOf(row.group), tip, z: 3 },
    ),
  ];
}

/** The lines at no effect and at the summary, and the one below the header. */
export function guides(
  { rect, x, y }: Place,
  rows: readonly ForestRow[],
  nothing: number | null,
  summary: Drawn | undefined,
  { axis, text, width }: { readonly axis: string; readonly text: string; readonly width: number },
): Shape[] {
  return [
    ...(nothing === null
      ? []
      : [
          polyline(
            [
              [x(nothing), rect.y],
              [x(nothing), rect.y + rect.height],
            ],
            { stroke: axis, z: 0 },
          ),
        ]),
    ...(summary
      ? [
          polyline(
            [
              [x(summary.estimate), rect.y],
              [x(summary.estimate), y(rows.indexOf(summary))],
            ],
            { stroke: text, dash: [3, 3], opacity: 0.55, z: 0 },
          ),
        ]
      : []),
    polyline(
      [
        [margin, rect.y - 1],
        [width - margin, rect.y - 1],
      ],
      { stroke: axis, z: 0 },
    ),
  ];
}
