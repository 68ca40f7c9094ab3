import type { Drawn, Recipe, View } from '../../view.ts';
import { byLevel, cells, number, tableFrom } from '../shapes/index.ts';

export function dendrogram(v: View): Drawn {
  const path = v.series.find(({ data = [], type }) => type === 'line' && data.length > 0)?.data ?? [];
  const spots = path.map((item) =>
    Array.isArray(item) ? (item as number[]) : ((item as { value?: number[] } | null)?.value ?? null),
  );
  const pieces = spots.flatMap((spot, at) =>
    spot &&
    spots[at + 1] &&
    spot.every((n) => typeof n === 'number') &&
    spots[at + 1]!.every((n) => typeof n === 'number')
      ? [[spot[0]! + 1, spot[1]!, spots[at + 1]![0]! + 1, spots[at + 1]![1]!]]
      : [],
  );
  const grouped = v.column('group') !== undefined;
  const most = Math.max(...pieces.map((piece) => piece[3]!), 1e-12);
  return {
    frames: [
      v.frame([{ do: 'set', to: 'foot', value: -most * 0.04 }, ...(grouped ? v.blanks('group') : [])]),
      {
        name: 'tree',
        table: tableFrom(
          'tree',
          ['x0', 'y0', 'x1', 'y1'].map((name, at) =>
            number(
              name,
              pieces.map((piece) => piece[at]!),
            ),
          ),
        ),
      },
    ],
    x: v.names('x', 'id', { order: v.distinct('id') }),
    y: { kind: 'number', title: v.axes.y[0]?.name ?? '' },
    ...(grouped && { levels: v.levels('group', 'point') }),
    marks: [
      { mark: 'points', x: 'id', y: 'foot', ink: grouped ? byLevel : v.colors.text, size: grouped ? 7 : 2 },
      { mark: 'segments', frame: 'tree', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: v.colors.text, width: 1.1 },
    ],
  };
}

export const matrix =
  (title: string): Recipe =>
  (v) =>
    cells(v, title);
