import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

type Mark = {
  readonly type: string;
  readonly name?: string;
  readonly shape: { readonly points: readonly (readonly number[])[] };
};
const marks = (own: Record<string, string | boolean>) =>
  (
    chartById('distribution-violin')!.draw(exampleInput('distribution-violin', { settings: { own } })).option
      .graphic as { elements: Mark[] }
  ).elements;

it('draws one violin per sample, symmetric about its middle', () => {
  const violins = marks({ form: 'violin' });
  expect(violins).toHaveLength(7);
  for (const {
    shape: { points },
  } of violins) {
    const sums = points.map(([x], i) => x! + points[points.length - 1 - i]![0]!);
    expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(0.05);
  }
});

it('shows the quartiles of a box in its tooltip', () => {
  expect(marks({ form: 'box' }).filter(({ name }) => name?.includes('中位数'))).toHaveLength(7);
});

it('shows points only when asked, each with the name of its feature', () => {
  const series = (points: boolean) =>
    chartById('distribution-violin')!.draw(exampleInput('distribution-violin', { settings: { own: { points } } }))
      .option.series as { data: { name: string }[] }[];
  expect(series(false)[0]!.data).toEqual([]);
  expect(series(true)[0]!.data[0]).toMatchObject({ name: '基因 1' });
});
