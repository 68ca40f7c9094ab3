import { describe, expect, it } from 'vitest';
import { close } from '../testing/tables.ts';
import { loess } from './loess.ts';
import reference from './loess.reference.json' with { type: 'json' };

describe('loess agrees with R', () => {
  it.each(['even', 'counts', 'clusters', 'steep'] as const)('%s', (name) => {
    const { fitted, x, y } = reference[name];
    const smooth = loess(Float64Array.from(x), Float64Array.from(y));
    x.forEach((at, i) =>
      expect(close(smooth(at), fitted[i]!, 1e-6), `${i}: ${smooth(at)} for ${fitted[i]!}`).toBe(true),
    );
  });
});

it('reproduces a parabola exactly, and gives no value beyond the data', () => {
  const x = Float64Array.from({ length: 40 }, (_, i) => i / 4);
  const smooth = loess(
    x,
    x.map((value) => 3 - value + value * value),
  );
  for (const at of [0, 1.1, 5.05, 9.75]) expect(smooth(at)).toBeCloseTo(3 - at + at * at, 1);
  expect(smooth(-0.1)).toBeNaN();
});
