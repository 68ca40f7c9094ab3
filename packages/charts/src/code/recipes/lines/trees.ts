import { maximum } from '@panome/analysis/extremes';
import type { Drawn, Recipe, View } from '../../view.ts';
import { byLevel, cells, number, tableFrom } from '../shapes/index.ts';

export function dendrogram(v: View): Drawn {
  const pieces = (v.drawing.layers ?? []).flatMap((layer) =>
    layer.kind === 'brackets'
      ? Array.from(layer.from, (from, at) => {
          const [one, other, bar] = [from + 1, layer.to[at]! + 1, layer.height[at]!];
          return [
            [one, layer.fromHeight[at]!, one, bar],
            [one, bar, other, bar],
            [other, bar, other, layer.toHeight[at]!],
          ];
        }).flat()
      : [],
  );
  const grouped = v.column('group') !== undefined;
  const most = Math.max(maximum(pieces.map((piece) => piece[3]!)), 1e-12);
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
