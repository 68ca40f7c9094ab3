import { expect, it } from 'vitest';
import { distances, halfWidth, ratesOf } from '../../bench/nulls/rates.ts';
import { nameOf, simulations } from '../../bench/nulls/simulations.ts';
import measured from './nulls.json' with { type: 'json' };

const recorded: Readonly<Record<string, object>> = measured;
const rateOf = (name: string): number => (recorded[name] as { readonly at5: number }).at5;
/** A table of these takes a second or more, or tells one p value only; `npm run accuracy -- nulls` runs them. */
const long = ['pls-da', 'opls-da', 'sc-milo', 'sc-spatial', 'sc-trajectory', 'sc-communication', 'sparcc', 'mummichog'];
const short = simulations.filter(({ method }) => !long.includes(method));

it.each(short.map((simulation) => ({ name: nameOf(simulation), simulation })))(
  '$name rejects without an effect as often as was measured',
  ({ name, simulation }) => {
    const { at5, tests } = ratesOf(simulation, 500, 11, false);
    // Tests of one table go together: the limits are half as wide again as those of independent ones.
    expect(Math.abs(at5 - rateOf(name))).toBeLessThan(1.5 * halfWidth(rateOf(name), tests));
  },
);

it('distances from the uniform distribution are those of its definition', () => {
  expect(distances([0.1, 0.4, 0.7])).toEqual({ over: 1 - 0.7, under: 0.1 });
  expect(distances([0.5]).under).toBe(0.5);
});
