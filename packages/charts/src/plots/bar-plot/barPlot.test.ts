import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { stackBrackets, stars } from '../../parts/brackets/index.ts';

type Mark = { readonly type: string; readonly style: { readonly text?: string } };
const wordsOf = (own: Record<string, string>) =>
  (
    chartById('bar-plot')!.draw(exampleInput('bar-plot', { options: { p: 0.05 }, settings: { own } })).option
      .graphic as { elements: Mark[] }
  ).elements.flatMap(({ style }) => style.text ?? []);

it('marks what the run found significant, as stars, numbers or letters', () => {
  expect(wordsOf({}).toSorted()).toEqual(['*', '**']);
  expect(wordsOf({ marks: 'p' }).toSorted()).toEqual(['P = 0.006', 'P = 0.03']);
  expect(wordsOf({ marks: 'letters' })).toEqual(['b', 'a', 'b', 'a', 'b', 'a']);
  expect(wordsOf({ marks: 'none' })).toEqual([]);
});

it('gives the stars that journals use for each range of p', () => {
  expect([0.2, 0.05, 0.049, 0.009, 0.0009, 0.00009, Number.NaN].map(stars)).toEqual([
    'ns',
    'ns',
    '*',
    '**',
    '***',
    '****',
    'ns',
  ]);
});

it('never lets two significance lines overlap at the same height', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.nat(6), fc.nat(6)).filter(([a, b]) => a < b),
        { maxLength: 12 },
      ),
      (pairs) => {
        const placed = stackBrackets(pairs.map(([a, b]) => ({ a, b, text: '*' })));
        placed.forEach((one, i) =>
          placed
            .slice(i + 1)
            .forEach((other) => expect(one.level === other.level && other.a <= one.b && one.a <= other.b).toBe(false)),
        );
      },
    ),
  ));
