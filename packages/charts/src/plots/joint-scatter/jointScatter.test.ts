import { expect, it } from 'vitest';
import { chartById } from '../../registry.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { numbers, texts } from '../../table/index.ts';

const draw = (own: Record<string, string | number>) =>
  chartById('joint-scatter')!.draw(exampleInput('joint-scatter', { settings: { own } }));

it('sorts pathways by which omics is sure of them, at the threshold and the p that were chosen', () => {
  for (const [p, factor] of [
    ['p', 1],
    ['p_adj', 3],
  ] as const) {
    const { data } = draw({ p, cut: 0.02 });
    const [first, second] = [numbers(data, 'first'), numbers(data, 'second')];
    const limit = -Math.log10(0.02);
    texts(data, 'kind').forEach((kind, row) =>
      expect(kind).toBe(
        first[row]! > limit
          ? second[row]! > limit
            ? '两者都显著'
            : '仅基因显著'
          : second[row]! > limit
            ? '仅代谢物显著'
            : '都不显著',
      ),
    );
    const raw = exampleInput('joint-scatter').tables['omics']!;
    expect(first[0]).toBeCloseTo(-Math.log10(Math.min(1, numbers(raw, 'p')[0]! * factor)), 9);
  }
});

it('stands a pathway that one omics does not know on the axis of the other', () => {
  const { data } = draw({ p: 'p' });
  expect(numbers(data, 'second')[5]).toBe(0);
});
