import { expect, it } from 'vitest';
import { chartById } from '../../registry.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { numbers, texts } from '../../table/index.ts';

const draw = (own: Record<string, string | number>) =>
  chartById('joint-scatter')!.draw(exampleInput('joint-scatter', { settings: { own } }));

it('sorts pathways by the omics in which they are significant, at the chosen threshold and kind of p', () => {
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

it('puts a pathway that only one omics has on the axis of that omics', () => {
  const { data } = draw({ p: 'p' });
  expect(numbers(data, 'second')[5]).toBe(0);
});
