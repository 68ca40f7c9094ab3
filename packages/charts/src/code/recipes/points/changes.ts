import { changeWords, type Change } from '@panome/analysis/changes';
import type { Drawn, View } from '../../view.ts';
import { points } from '../shapes/index.ts';

/** The legend without what has no place in the figure, such as a feature without a fold change. */
const withPlace = (made: Drawn, kinds: readonly Change[]): Drawn => {
  if (!made.levels) return made;
  const words = kinds.map((kind) => changeWords[kind]);
  return { ...made, levels: { ...made.levels, items: made.levels.items.filter(({ value }) => words.includes(value)) } };
};

export const volcanoOf = (v: View) => {
  const p = v.column('p') ? 'p' : 'p_adj';
  const all = points(v, {
    x: 'log2fc',
    y: 'height',
    by: 'direction',
    id: 'feature',
    steps: [
      { do: 'finite', column: 'log2fc' },
      { do: 'finite', column: p },
      { do: 'minusLog10', to: 'height', from: p },
    ],
  });
  const made = withPlace(all, ['up', 'down', 'none']);
  const curve = v.input.tables['s0_curve'];
  // The line of s₀ is drawn only while the thresholds are those of the run.
  if (!curve || !v.series.some(({ data = [], type }) => type === 'line' && data.length > 2)) return made;
  return {
    ...made,
    frames: [
      ...made.frames,
      { name: 'curve', table: curve, steps: [{ do: 'minusLog10' as const, to: 'height', from: 'p' }] },
    ],
    marks: [
      ...made.marks,
      {
        mark: 'line' as const,
        frame: 'curve',
        x: 'log2fc',
        y: 'height',
        group: 'side',
        ink: v.colors.axis,
        width: 1.2,
        dashed: true,
      },
    ],
    remarks: ['虚线为 s₀ 曲线，曲线之上为差异特征'],
  };
};

export const maOf = (level: string) => (v: View) =>
  withPlace(
    points(v, {
      x: level,
      y: 'log2fc',
      by: 'direction',
      id: 'feature',
      steps: [
        { do: 'finite', column: level },
        { do: 'finite', column: 'log2fc' },
      ],
    }),
    ['up', 'down', 'none', 'untested'],
  );
