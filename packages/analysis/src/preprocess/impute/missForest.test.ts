import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../options/index.ts';
import { uniform } from '../../linear/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { caught } from '../../testing/caught.ts';
import { inThreads } from '../../testing/inThreads.ts';
import { matrixOf } from '../../testing/tables.ts';
import { impute } from './index.ts';
import { byGaps, changeOf, missForest, withMeans } from './missForest.ts';
import reference from './missForest.reference.json' with { type: 'json' };

const features = reference.known.length;
const { values } = matrixOf(reference.known);
const full = Float64Array.from(reference.full.flat());
const gaps = [...values.keys()].filter((i) => Number.isNaN(values[i]!));
const known = values.map((value) => (Number.isNaN(value) ? 0 : 1));
const quiet = (): void => undefined;

describe('missForest agrees with its definition in R', () => {
  it('starts from the means, and goes from features with few gaps to those with many', () => {
    const begun = withMeans(values, features);
    gaps.forEach((i, at) => expect(begun[i]).toBeCloseTo(reference.first[at]!, 9));
    expect(byGaps(Uint8Array.from(known), features)).toEqual(reference.turn);
  });

  it('fills every gap of the first round within five standard deviations of 40 runs in R', () => {
    const found = missForest(values, features, { trees: 300, mtry: 0, rounds: 1 }, 3, quiet);
    const away = gaps.map(
      (i, at) => Math.abs(found.values[i]! - reference.round.mean[at]!) / (reference.round.sd[at]! + 1e-9),
    );
    expect(Math.max(...away)).toBeLessThan(5);
    // About two thirds of fair draws lie within one standard deviation.
    expect(away.filter((one) => one < 1).length / away.length).toBeGreaterThan(0.55);
    expect(Math.abs(found.nrmse - reference.round.nrmse[0]!)).toBeLessThan(4 * reference.round.nrmse_sd[0]!);
  });

  it('has the same error on masked values as R, and reports it as R does', () => {
    const found = missForest(values, features, { trees: 100, mtry: 0, rounds: 10 }, 1, quiet);
    const rmse = Math.sqrt(gaps.reduce((sum, i) => sum + (found.values[i]! - full[i]!) ** 2, 0) / gaps.length);
    expect(Math.abs(rmse - reference.whole.rmse[0]!)).toBeLessThan(4 * reference.whole.rmse_sd[0]!);
    expect(Math.abs(found.nrmse - reference.whole.nrmse[0]!)).toBeLessThan(4 * reference.whole.nrmse_sd[0]!);
    expect(found.changes.length).toBeGreaterThanOrEqual(3);
    expect(found.changes.length).toBeLessThanOrEqual(10);
    // Far better than the means it began with.
    const begun = withMeans(values, features);
    expect(rmse).toBeLessThan(
      0.6 * Math.sqrt(gaps.reduce((sum, i) => sum + (begun[i]! - full[i]!) ** 2, 0) / gaps.length),
    );
  });
});

describe('missForest', () => {
  const settings = { trees: 20, mtry: 0, rounds: 10 };
  it('stops at the first round whose change is not smaller than the last, and returns the round before', () => {
    const found = missForest(values, features, settings, 1, quiet);
    const { changes, taken } = found;
    expect(taken).toBe(changes.length - 1);
    changes.forEach((change, i) => i > 0 && expect(change < changes[i - 1]!).toBe(i < taken));
    const shorter = missForest(values, features, { ...settings, rounds: taken }, 1, quiet);
    expect(shorter.values).toEqual(found.values);
    expect([shorter.taken, shorter.nrmse]).toEqual([taken, found.nrmse]);
  });
  it('measures a change relative to the size of the values', () => {
    expect(changeOf(Float64Array.of(1, 2, 2), Float64Array.of(1, 2, 4))).toBeCloseTo(4 / 21, 12);
    expect(changeOf(new Float64Array(3), new Float64Array(3))).toBe(0);
  });
  it('is the same to the bit when threads share the work', async () => {
    const bits = (): string =>
      Buffer.from(missForest(values, features, { ...settings, rounds: 2 }, 4, quiet).values.slice().buffer).toString(
        'hex',
      );
    expect(await inThreads(bits)).toBe(bits());
  });
  it('leaves a complete table unchanged, and its progress never goes back', () => {
    expect(missForest(full, features, settings, 1, quiet)).toMatchObject({ values: full, changes: [], taken: 0 });
    const told: number[] = [];
    missForest(values, features, settings, 1, (round, share) => told.push(round + share));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});

describe('impute by random forests', () => {
  const run = (matrix: Matrix, raw: Record<string, unknown> = {}, seed = 1): MethodOutput =>
    impute.run({ matrix }, parseOptions(impute, { method: 'random-forest', trees: 20, ...raw }), {
      seed,
      progress: quiet,
    });
  const cellsOf = (output: MethodOutput): number[] =>
    output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [column.values] : [])).flatMap(
      (column) => [...column],
    );
  const matrix = matrixOf([...reference.known, reference.known[0]!.map(() => null)]);

  it('changes no observed value, follows the seed, and removes what has no value', () => {
    const output = run(matrix);
    const cells = matrixOf(reference.known).samples.flatMap((_, sample) => reference.known.map((row) => row[sample]!));
    cellsOf(output).forEach((value, i) => expect(value).toBe(cells[i] ?? value));
    expect(cellsOf(output).some(Number.isNaN)).toBe(false);
    expect(run(matrix)).toEqual(output);
    expect(run(matrix, {}, 2).tables[0]).not.toEqual(output.tables[0]);
    expect(output.removed.map(({ id }) => id)).toEqual([`f${features + 1}`]);
  });
  it('reports how well observed values are predicted, for each feature and overall', () => {
    const output = run(matrix, { trees: 100 });
    const report = output.tables[1]!.columns;
    expect(report.map(({ name }) => name)).toEqual(['feature', 'reason', 'imputed', 'share', 'oob_nrmse']);
    const of = (name: string) => report.find((column) => column.name === name)!.values;
    const told = Array.from(of('oob_nrmse') as Float64Array, (value, row) => [of('feature')[row], value] as const);
    // A constant feature has no error to estimate; the others are predicted better by the common factors than by their
    // means.
    expect(new Map(told).get('f4')).toBeNaN();
    expect(Number(output.facts['nrmse_median'])).toBeLessThan(0.85);
    expect(output.messages.at(-1)!.text).toMatch(/取第 \d+ 轮的结果；袋外误差 NRMSE 0\.\d+/u);
    expect(impute.note(parseOptions(impute, { method: 'random-forest' }), output.facts)).toMatch(
      /missForest.*共 \d+ 轮，取第 \d+ 轮.*NRMSE 为 0\.\d{3}/u,
    );
  });
  it('warns when the other features predict nothing', () => {
    const random = uniform(8);
    const noise = matrixOf(
      Array.from({ length: 12 }, () => Array.from({ length: 15 }, () => (random() < 0.1 ? null : random()))),
    );
    expect(run(noise, { trees: 50 }).messages.at(-1)).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('不比填均值准') as string,
    });
  });
  it('handles constant features, empty samples, and two features', () => {
    expect(
      cellsOf(
        run(
          matrixOf([
            [1, null, null, null],
            [2, 3, null, 5],
            [4, 4, null, 4],
          ]),
        ),
      ).every(Number.isFinite),
    ).toBe(true);
    expect(
      cellsOf(
        run(
          matrixOf([
            [1, null, 3],
            [2, 3, 4],
          ]),
        ),
      ).every(Number.isFinite),
    ).toBe(true);
    expect(cellsOf(run(matrixOf([[1, 2, 3]])))).toEqual([1, 2, 3]);
    expect(
      impute.note(
        parseOptions(impute, { method: 'random-forest' }),
        run(
          matrixOf([
            [1, null],
            [2, 3],
          ]),
        ).facts,
      ),
    ).not.toMatch(/NaN|undefined/u);
  });
  it('refuses a single feature, and tables that would take too long, before the run is queued', () => {
    const refused = (one: Matrix, raw: Record<string, unknown> = {}) =>
      caught(() => impute.check!({ matrix: one }, parseOptions(impute, { method: 'random-forest', ...raw })))
        .problems[0]!;
    expect(refused(matrixOf([[1, null, 3]])).code).toBe('too-few-features');
    const wide = matrixOf(
      Array.from({ length: 3_000 }, (_, i) =>
        Array.from({ length: 60 }, (__, j) => ((i + j) % 9 === 0 ? null : i * j)),
      ),
    );
    expect(() => impute.check!({ matrix: wide }, parseOptions(impute, { method: 'random-forest' }))).not.toThrow();
    expect(refused(wide, { trees: 1000 })).toMatchObject({
      code: 'too-much-work',
      what: expect.stringMatching(/3000 个特征.*最多约需 \d+ 分钟，超过上限 40 分钟/u) as string,
      remedy: expect.stringContaining('K 近邻') as string,
    });
    expect(() => impute.check!({ matrix: matrixOf([[null, null]]) }, parseOptions(impute, {}))).not.toThrow();
  });
});
