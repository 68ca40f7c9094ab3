import type { Frame } from '../../figure.ts';
import type { Recipe, View } from '../../view.ts';
import { byLevel, number, tableFrom, text } from '../shapes/index.ts';

const high = Math.sqrt(3) / 2;

/** The sides of the triangle, and the lines at every fifth of a share. */
function triangle(): Frame {
  const grid = [0.2, 0.4, 0.6, 0.8].flatMap((share) => [
    [share / 2, share * high, 1 - share / 2, share * high],
    [share, 0, share / 2, share * high],
    [share, 0, 0.5 + share / 2, (1 - share) * high],
  ]);
  const lines = [[0, 0, 1, 0], [1, 0, 0.5, high], [0.5, high, 0, 0], ...grid];
  const column = (at: number) => lines.map((line) => line[at]!);
  return {
    name: 'triangle',
    table: tableFrom('triangle', [
      ...['x0', 'y0', 'x1', 'y1'].map((name, at) => number(name, column(at))),
      text(
        'line',
        lines.map((_, at) => (at < 3 ? 'edge' : 'grid')),
      ),
    ]),
  };
}

/** The names of the three shares beyond the corners, as the page writes them. */
function cornerNames(v: View): Frame {
  const drawnWords = (
    [(v.drawing.option as { graphic?: unknown }).graphic ?? []].flat() as {
      elements?: { type: string; style: { text: string; fontWeight?: number; fontSize: number } }[];
    }[]
  )
    .flatMap(({ elements = [] }) => elements)
    .filter(({ style, type }) => type === 'text' && Number.isNaN(Number(style.text.replace('%', ''))));
  const names = drawnWords.slice(0, 3).map(({ style }) => style.text);
  const corners = [
    [0.5, high + 0.05],
    [-0.04, -0.05],
    [1.04, -0.05],
  ] as const;
  return {
    name: 'corners',
    table: tableFrom('corners', [
      number(
        'x',
        corners.map(([x]) => x),
      ),
      number(
        'y',
        corners.map(([, y]) => y),
      ),
      text('name', names.length === 3 ? names : ['A', 'B', 'C']),
    ]),
  };
}

/** A triangle whose corners are the three shares. */
export function ternary(v: View): ReturnType<Recipe> {
  const levels = v.column('group') ? v.levels('group', 'point') : undefined;
  return {
    frames: [v.frame(v.blanks('group')), triangle(), cornerNames(v)],
    x: { kind: 'number', title: '', min: -0.1, max: 1.1 },
    y: { kind: 'number', title: '', min: -0.1, max: 0.98 },
    bare: true,
    ...(levels && { levels }),
    marks: [
      {
        mark: 'segments',
        frame: 'triangle',
        where: { column: 'line', is: ['grid'] },
        from: ['x0', 'y0'],
        to: ['x1', 'y1'],
        ink: v.colors.grid,
      },
      {
        mark: 'segments',
        frame: 'triangle',
        where: { column: 'line', is: ['edge'] },
        from: ['x0', 'y0'],
        to: ['x1', 'y1'],
        ink: v.colors.axis,
      },
      { mark: 'texts', frame: 'corners', x: 'x', y: 'y', text: 'name', at: 'middle', size: 13 },
      {
        mark: 'points',
        x: 'x',
        y: 'y',
        ink: levels ? byLevel : v.palette[0]!,
        size: { column: 'size', least: 4, most: 16, title: '大小' },
        opacity: 0.8,
      },
      ...(v.labelled().length > 0
        ? [
            {
              mark: 'texts' as const,
              x: 'x',
              y: 'y',
              text: 'name',
              at: 'above' as const,
              where: { column: 'name', is: v.labelled() },
            },
          ]
        : []),
    ],
  };
}
