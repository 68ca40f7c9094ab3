import { methodById, parseOptions } from '../../src/index.ts';
import { drawOf, type Simulation } from './tests.ts';

/** What many tests with known truth did. `tests` counts those with a p value. */
export type Rates = {
  readonly tests: number;
  /** Share of the tests without an effect with p at most 0.01, 0.05 and 0.1. */
  readonly at1: number;
  readonly at5: number;
  readonly at10: number;
  /** Largest distance of their p values' distribution above and below the uniform one. */
  readonly over: number;
  readonly under: number;
  /** Share of the tests with an effect with p at most 0.05, and of those found the share with the right direction. */
  readonly power?: number;
  readonly direction?: number;
};

const share = (values: readonly number[], level: number): number =>
  values.filter((p) => p <= level + 1e-12).length / values.length;

/** How far the distribution of the values runs above the uniform one, and below it. */
export function distances(values: readonly number[]): { readonly over: number; readonly under: number } {
  const sorted = values.toSorted((a, b) => a - b);
  let [over, under] = [0, 0];
  sorted.forEach((p, at) => {
    over = Math.max(over, (at + 1) / sorted.length - p);
    under = Math.max(under, p - at / sorted.length);
  });
  return { over, under };
}

/** Half the width of the 99.9 % range of a share of independent tests, by the normal approximation. */
export const halfWidth = (rate: number, tests: number): number => 3.29 * Math.sqrt((rate * (1 - rate)) / tests);

function runs(simulation: Simulation, seed: number, effect: boolean, enough: (count: number) => boolean) {
  const definition = methodById(simulation.method)!;
  const tests: { readonly p: number; readonly changed: number; readonly sign?: number }[] = [];
  for (let at = 0; !enough(tests.length); at += 1) {
    if (at > 20_000) throw new Error(`${simulation.method} makes no tests`);
    const { changed, inputs, options } = simulation.make(drawOf(seed + at * 7_919), effect);
    const output = definition.run(inputs, parseOptions(definition, options ?? {}), {
      seed: 1 + at,
      progress: () => undefined,
    });
    for (const { id, p, sign } of simulation.tests(output))
      if (Number.isFinite(p)) tests.push({ p, changed: changed?.get(id) ?? 0, ...(sign !== undefined && { sign }) });
  }
  return tests;
}

/** Runs tables without an effect until there are so many tests, and some with one. */
export function ratesOf(simulation: Simulation, wanted: number, seed = 1, withEffect = true): Rates {
  const none = runs(simulation, seed * 104_729, false, (count) => count >= wanted).map(({ p }) => p);
  const effects = withEffect ? runs(simulation, seed * 15_485_863, true, (count) => count >= wanted / 4) : [];
  const changed = effects.filter((test) => test.changed !== 0);
  const called = changed.filter(({ p, sign }) => p <= 0.05 && sign !== undefined);
  const digits = (value: number): number => Number(value.toFixed(4));
  const { over, under } = distances(none);
  return {
    tests: none.length,
    at1: digits(share(none, 0.01)),
    at5: digits(share(none, 0.05)),
    at10: digits(share(none, 0.1)),
    over: digits(over),
    under: digits(under),
    ...(changed.length > 0 && {
      power: digits(
        share(
          changed.map(({ p }) => p),
          0.05,
        ),
      ),
    }),
    ...(called.length > 0 && {
      direction: digits(called.filter((test) => test.sign === test.changed).length / called.length),
    }),
  };
}
