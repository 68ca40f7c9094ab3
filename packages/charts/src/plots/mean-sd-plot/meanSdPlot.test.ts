import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { runningMedian } from './meanSdPlot.ts';

it('computes the running median in windows of a fifth of the ranks, in steps of a twentieth', () => {
  // Ranks out of order: the place in the table says nothing.
  const rank = Array.from({ length: 40 }, (_, i) => ((i * 7) % 40) + 1);
  const { x, y } = runningMedian(
    rank,
    rank.map((place) => place * 10),
  );
  expect(x).toHaveLength(19);
  expect(x[9]).toBeCloseTo(20, 9);
  // Ranks 16…24 around the middle; 1…6 at the first step.
  expect(y[9]).toBe(200);
  expect(y[0]).toBe(35);
});

it('shows the values before the transformation when the user asks for them', () => {
  const draw = chartById('mean-sd-plot')!.draw;
  const [after, before] = [undefined, 'before'].map((stage) =>
    draw(exampleInput('mean-sd-plot', { settings: stage ? { own: { stage } } : {} })),
  );
  expect(after!.summary).toContain('处理后');
  expect(before!.summary).toContain('处理前');
  expect(before!.data.rows).toBe(300);
});
