import { byLevel } from '../../figure.ts';
import type { Mark, Step } from '../../figure.ts';
import type { Drawn, View } from '../../view.ts';
import { namesOf } from '../names.ts';

type Points = {
  readonly x: string;
  readonly y: string;
  /** The column of the colours. */
  readonly by?: string;
  readonly id?: string;
  readonly ellipses?: boolean;
  readonly symbols?: boolean;
  readonly steps?: readonly Step[];
  readonly below?: readonly Mark[];
};

/** Named points, in the colours of a column, the chosen ones with their names. */
export function points(v: View, { below = [], by, ellipses, id, steps = [], symbols, x, y }: Points): Drawn {
  const coloured = by !== undefined && v.column(by) !== undefined;
  const levels = coloured ? v.levels(by, 'point') : undefined;
  const names = id ? namesOf(v, { id, x, y }) : { frames: [], marks: [] };
  return {
    frames: [v.frame([...steps, ...(coloured ? v.blanks(by) : [])]), ...names.frames],
    x: v.number('x'),
    y: v.number('y'),
    ...(levels && { levels }),
    marks: [
      ...below,
      {
        mark: 'points',
        x,
        y,
        ink: coloured ? byLevel : v.seriesColor((one) => one.type === 'scatter'),
        size: v.pointSize(),
        ...(symbols && coloured && { symbols }),
      },
      ...(ellipses && levels ? [{ mark: 'ellipses' as const, x, y }] : []),
      ...names.marks,
    ],
  };
}

/** The components of an ordination, whichever two were chosen. */
export function ordination(v: View, id = 'sample'): Drawn {
  const numeric = v.data.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name);
  const [x, y] = [numeric[0]!, numeric[1] ?? numeric[0]!];
  return points(v, {
    x,
    y,
    by: 'group',
    id,
    symbols: true,
    ellipses: v.series.some(({ data = [], type }) => type === 'line' && data.length > 20),
  });
}
