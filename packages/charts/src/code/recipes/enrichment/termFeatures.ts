import { maximum, minimum } from '@panome/analysis/extremes';
import type { Frame } from '../../figure.ts';
import type { Recipe, View } from '../../view.ts';
import { drawn } from '../drawn/index.ts';
import { byLevel, number, tableFrom, text } from '../shapes/index.ts';

type Node = { readonly x: number; readonly y: number; readonly name: string };
/** The colours of the terms, by the names of the file. */
const termLevels = (v: View) => v.levels('name', 'point', { order: v.distinct('name') });

/** The bands and arcs at the places of the page, with a legend for the colours. */
export const chord: Recipe = (v) => {
  const made = drawn(v);
  const spots = made.frames.find(({ name }) => name === 'outlines')?.table;
  const names = v.distinct('name');
  if (!spots || spots.rows === 0) return made;
  // The legend needs a mark of each term: a point that lies under the bands.
  const first = (column: string): readonly number[] =>
    names.map(() => (spots.columns.find(({ name }) => name === column)!.values as Float64Array)[0]!);
  return {
    ...made,
    legend: v.input.settings.legend ?? 'right',
    levels: termLevels(v),
    frames: [
      ...made.frames,
      {
        name: 'terms',
        table: tableFrom('terms', [text('name', names), number('x', first('x')), number('y', first('y'))]),
      },
    ],
    marks: [
      { mark: 'points', frame: 'terms', x: 'x', y: 'y', ink: byLevel, size: 4 },
      ...made.marks.map((mark) => (mark.mark === 'texts' ? { ...mark, size: 7 } : mark)),
    ],
  };
};

const rim = (
  values: readonly number[],
  before: number,
  after: number,
): { readonly min?: number; readonly max?: number } => {
  const [low, high] = [minimum(values), maximum(values)];
  return high > low ? { min: low - before * (high - low), max: high + after * (high - low) } : {};
};

/** The nodes of the series whose name matches. */
const nodesOf = (v: View, match: (name: string) => boolean): Node[] =>
  v.series.flatMap(({ data = [], name = '', type }) =>
    type !== 'scatter' || !match(name)
      ? []
      : data.flatMap((item) => {
          const value = (item as { readonly value?: readonly unknown[] }).value;
          return value ? [{ x: Number(value[0]), y: Number(value[1]), name: String(value[3]) }] : [];
        }),
  );

/** The node of a name, which the page may follow by a count; without a place when there is none. */
const find = (list: readonly Node[], name: string): Node =>
  list.find((node) => node.name === name) ??
  list.find((node) => node.name.startsWith(`${name} (`)) ?? { x: Number.NaN, y: Number.NaN, name };

const places = (list: readonly Node[]) => [
  number(
    'x',
    list.map(({ x }) => x),
  ),
  number(
    'y',
    list.map(({ y }) => y),
  ),
];

/** A line from each term to each of its features. */
function links(v: View, terms: readonly Node[], features: readonly Node[]): Frame {
  const [ends, starts] = [
    v.texts('feature').map((name) => find(features, name)),
    v.texts('name').map((name) => find(terms, name)),
  ];
  return {
    name: 'links',
    table: tableFrom('links', [
      text('name', v.texts('name')),
      number(
        'x0',
        starts.map(({ x }) => x),
      ),
      number(
        'y0',
        starts.map(({ y }) => y),
      ),
      number(
        'x1',
        ends.map(({ x }) => x),
      ),
      number(
        'y1',
        ends.map(({ y }) => y),
      ),
    ]),
  };
}

/** Whether a feature rises or falls in the ranking of the run. */
function signOf(v: View): (node: Node) => 'up' | 'down' | 'none' {
  const scores = v.column('score')?.values as Float64Array | undefined;
  const scoreOf = new Map(v.texts('feature').map((name, row) => [name, scores?.[row] ?? 0]));
  return ({ name }) => {
    const score = scoreOf.get(name) ?? 0;
    return score > 0 ? 'up' : score < 0 ? 'down' : 'none';
  };
}

/** Nodes where the page places them; the features with their names, the terms in the legend. */
export const cnet: Recipe = (v) => {
  const features = nodesOf(v, (name) => name === '特征');
  const terms = nodesOf(v, (name) => name !== '特征');
  const sign = signOf(v);
  const signs = (
    [
      ['up', v.colors.up],
      ['down', v.colors.down],
      ['none', v.colors.neutral],
    ] as const
  ).filter(([way]) => features.some((node) => sign(node) === way));
  return {
    frames: [
      v.frame(),
      links(v, terms, features),
      {
        name: 'terms',
        table: tableFrom('terms', [
          text(
            'name',
            terms.map(({ name }) => name),
          ),
          ...places(terms),
        ]),
      },
      {
        name: 'features',
        table: tableFrom('features', [
          text(
            'feature',
            features.map(({ name }) => name),
          ),
          ...places(features),
          text('sign', features.map(sign)),
        ]),
      },
    ],
    // Names stand on the right of their nodes.
    x: {
      kind: 'number',
      title: '',
      hidden: true,
      ...rim(
        [...terms, ...features].map(({ x }) => x),
        0.05,
        0.16,
      ),
    },
    y: {
      kind: 'number',
      title: '',
      hidden: true,
      ...rim(
        [...terms, ...features].map(({ y }) => y),
        0.05,
        0.05,
      ),
    },
    levels: termLevels(v),
    marks: [
      { mark: 'segments', frame: 'links', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: byLevel, width: 1, opacity: 0.5 },
      ...signs.map(([way, ink]) => ({
        mark: 'points' as const,
        frame: 'features',
        where: { column: 'sign', is: [way] },
        x: 'x',
        y: 'y',
        ink,
        size: 7,
      })),
      { mark: 'points', frame: 'terms', x: 'x', y: 'y', ink: byLevel, size: 20 },
      { mark: 'texts', frame: 'features', x: 'x', y: 'y', text: 'feature', at: 'right', size: 8 },
    ],
    remarks: ['节点的位置由平台排布，写在 terms.csv 与 features.csv 中'],
  };
};
