import type { Recipe } from '../../view.ts';
import { withNames } from '../names.ts';
import { byLevel, number, points, tableFrom, text } from '../shapes/index.ts';

/** Least-squares changes with their intervals, a line for each pair of a feature and a group. */
export const foldChanges: Recipe = (v) => ({
  frames: [v.frame([{ do: 'join', to: 'row', from: ['feature', 'group'], by: ' · ' }])],
  x: v.number('x'),
  y: v.names('y', 'row'),
  levels: v.levels('group', 'point'),
  marks: [
    { mark: 'errors', along: 'y', name: 'row', low: 'ci_low', high: 'ci_high', ink: byLevel, caps: false },
    { mark: 'points', x: 'lfc', y: 'row', ink: byLevel, size: v.input.settings.pointSize ?? 7 },
  ],
});

export const scatter: Recipe = (v) => {
  const made = points(v, { x: 'x', y: 'y', by: 'group', id: 'id', symbols: true });
  const fits = v.input.tables['fits'];
  const drawn = fits?.columns.find(({ name }) => name === 'drawn')?.values ?? [];
  const fitted = v.texts('group', fits).filter((_, row) => Number(drawn[row]) > 0);
  const own =
    made.levels !== undefined && fitted.length > 0 && fitted.every((name) => v.distinct('group').includes(name));
  return { ...made, marks: [...made.marks, { mark: 'fit', x: 'x', y: 'y', ink: own ? byLevel : v.colors.text }] };
};

export const manhattan: Recipe = (v) => {
  const chromosomes = v.input.tables['chromosomes'];
  const numbersOf = (name: string) =>
    (chromosomes?.columns.find((one) => one.name === name)?.values ?? new Float64Array()) as Float64Array;
  const ids = v.texts('chromosome', chromosomes);
  const starts = numbersOf('start');
  const kinds = ['奇数位染色体', '偶数位染色体'];
  return withNames(
    v,
    { id: 'name', x: 'place', y: 'height' },
    {
      frames: [
        v.frame([
          { do: 'minusLog10', to: 'height', from: 'p' },
          { do: 'lookup', frame: 'chromosomes', by: 'chromosome', column: 'start' },
          { do: 'lookup', frame: 'chromosomes', by: 'chromosome', column: 'parity' },
          { do: 'plus', to: 'place', from: ['start', 'position'] },
        ]),
        {
          name: 'chromosomes',
          table: tableFrom('chromosomes', [
            text('chromosome', ids),
            number('start', starts),
            text(
              'parity',
              ids.map((_, at) => kinds[at % 2]!),
            ),
          ]),
        },
      ],
      x: {
        ...v.number('x'),
        ticks: ids.map((name, at) => ({ at: starts[at]! + numbersOf('length')[at]! / 2, text: name })),
      },
      y: v.number('y'),
      levels: v.levels('parity', 'point', { order: kinds }),
      legend: 'none',
      marks: [{ mark: 'points', x: 'place', y: 'height', ink: byLevel, size: v.pointSize() }],
    },
  );
};

export const quantiles: Recipe = (v) => ({
  frames: [v.frame()],
  x: v.number('x'),
  y: v.number('y'),
  marks: [
    ...(v.input.settings.own?.['band'] === false
      ? []
      : [{ mark: 'area' as const, x: 'expected', low: 'ci_low', y: 'ci_high', ink: v.colors.neutral, opacity: 0.35 }]),
    { mark: 'diagonal', ink: v.colors.axis },
    {
      mark: 'points',
      x: 'expected',
      y: 'observed',
      ink: v.seriesColor(({ type }) => type === 'scatter'),
      size: v.pointSize(),
    },
  ],
});
