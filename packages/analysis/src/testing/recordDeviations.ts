import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import './tables.ts';

/**
 * A setup file of the tests, used when `PANOME_DEVIATIONS` names a folder: of each test file the largest relative
 * deviation that a comparison with its reference met goes there, for `docs/methods.md` (`npm run accuracy`).
 *
 * Counted are the tests under a heading that says “agrees with”: numbers that `close` and `toBeCloseTo` compare, and
 * deviations that are themselves held below a bound of at most 10⁻⁴.
 */
const folder = process.env['PANOME_DEVIATIONS']!;
const found = { worst: 0, comparisons: 0, test: '' };

function record(deviation: number): void {
  const test = expect.getState().currentTestName ?? '';
  if (!/\bagrees? with/iu.test(test) || !Number.isFinite(deviation)) return;
  found.comparisons += 1;
  if (deviation <= found.worst) return;
  found.worst = deviation;
  found.test = test;
}

/** A share of the size; below 1e-3 a share of that, as figures that should be 0 have no size. */
const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-3);

globalThis.panomeDeviation = (actual, expected) => record(relative(actual, expected));

expect.extend({
  toBeCloseTo(actual: number, expected: number, digits = 2) {
    if (digits >= 6 && !this.isNot) record(relative(actual, expected));
    const pass = actual === expected || Math.abs(actual - expected) < 10 ** -digits / 2;
    return { pass, message: () => `${actual} is ${this.isNot ? '' : 'not '}close to ${expected}` };
  },
  toBeLessThan(actual: number, bound: number) {
    if (typeof bound === 'number' && bound <= 1e-4 && actual >= 0 && !this.isNot) record(actual);
    return { pass: actual < bound, message: () => `${actual} is ${this.isNot ? '' : 'not '}below ${bound}` };
  },
});

afterAll(() => {
  const path = expect.getState().testPath;
  if (path === undefined || found.comparisons === 0) return;
  mkdirSync(folder, { recursive: true });
  const name = path.slice(path.indexOf('packages/analysis/src/') + 'packages/analysis/src/'.length);
  writeFileSync(join(folder, `${name.replaceAll('/', '__')}.json`), JSON.stringify({ file: name, ...found }));
});
