import type { View } from '../../view.ts';
import { points } from '../shapes/index.ts';

export const volcanoOf = (v: View) => {
  const p = v.column('p') ? 'p' : 'p_adj';
  const made = points(v, {
    x: 'log2fc',
    y: 'height',
    by: 'direction',
    id: 'feature',
    steps: [{ do: 'minusLog10', to: 'height', from: p }],
  });
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
  points(v, { x: level, y: 'log2fc', by: 'direction', id: 'feature' });
