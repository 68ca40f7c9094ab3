import { describe, expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import type { Matrix, MethodOutput, Options } from '../../model/index.ts';
import { defaultOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { basisCorrelation } from './basisCorrelation.ts';
import { sparcc } from './index.ts';
import { logGammaDraws } from './logGammaDraws.ts';
import reference from './sparcc.reference.json' with { type: 'json' };
import { medianCorrelation } from './sparccCorrelation.ts';

const context = { seed: 3, progress: () => undefined };
const options = { ...defaultOptions(sparcc), prevalence: 0, permutations: 39, r: 0.4, p: 0.1 };
const counts = matrixOf(reference.counts);
const run = (matrix: Matrix = counts, changes: Options = {}, seed = 3) =>
  sparcc.run({ matrix }, { ...options, ...changes }, { ...context, seed });
const column = (output: MethodOutput, table: string, name: string) =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;

describe('agrees with the definition in R', () => {
  const sets = reference.sets.map((set) => Float64Array.from(set.flat()));

  it('for one set of fractions', () => {
    basisCorrelation(sets[0]!, 14, 9).forEach((value, at) =>
      expect(close(value, reference.first.flat()[at]!, 1e-8)).toBe(true),
    );
  });

  it('for the median over several sets', () => {
    medianCorrelation(sets, 14, 9).forEach((value, at) =>
      expect(close(value, reference.median.flat()[at]!, 1e-8)).toBe(true),
    );
  });
});

it('gamma draws have mean and variance count + 1', () => {
  const random = uniform(5);
  for (const count of [0, 3, 60]) {
    const draws = logGammaDraws(new Float64Array(40_000).fill(count), random).map(Math.exp);
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(Math.abs(mean / (count + 1) - 1)).toBeLessThan(0.03);
    expect(Math.abs(variance / (count + 1) - 1)).toBeLessThan(0.1);
  }
});

/**
 * Absolute abundances of 30 features in 40 samples, of which the first two go together and the third against them, read
 * as counts of 20,000.
 */
function simulated(): Matrix {
  const random = uniform(11);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const columns = Array.from({ length: 40 }, () => {
    const shared = normal();
    const levels = Array.from({ length: 30 }, (_, i) =>
      Math.exp(0.3 * (i % 5) + (i < 2 ? shared + 0.25 * normal() : i === 2 ? -shared + 0.25 * normal() : normal())),
    );
    const total = levels.reduce((sum, value) => sum + value, 0);
    return levels.map((value) => Math.round((20_000 * value) / total));
  });
  return matrixOf(Array.from({ length: 30 }, (_, i) => columns.map((one) => one[i]!)));
}

it('finds exactly the pairs that vary together under a fixed total', () => {
  const output = run(simulated(), { r: 0.7, p: 0.05 });
  const found = (column(output, 'edges', 'source') as readonly string[]).map(
    (source, at) =>
      `${source} ${column(output, 'edges', 'target')[at]} ${Math.sign(Number(column(output, 'edges', 'r')[at]))}`,
  );
  expect(found.toSorted()).toEqual(['f1 f2 1', 'f1 f3 -1', 'f2 f3 -1']);
  expect(Math.min(...(column(output, 'pairs', 'p') as Float64Array))).toBe(1 / 40);
});

it('is the same for the same seed, and keeps the strongest links of the chosen sign', () => {
  expect(run()).toEqual(run());
  expect(run(counts, {}, 4).tables).not.toEqual(run().tables);
  expect(column(run(), 'pairs', 'source')).toHaveLength(91);
  expect(Math.min(...(column(run(counts, { sign: 'positive' }), 'edges', 'r') as Float64Array))).toBeGreaterThan(0);
});

it('leaves out rare features, and names them', () => {
  const output = run(counts, { prevalence: 0.6, top: 8 });
  expect(output.facts['features']).toBe(8);
  expect(output.removed.length).toBeGreaterThan(0);
  expect(output.removed[0]!.reason).toContain('不足 60%');
});

it('refuses too few samples, missing values and relative abundances', () => {
  expect(() =>
    run(
      matrixOf([
        [1, 2, 3, 4],
        [2, 3, 4, 5],
      ]),
    ),
  ).toThrow('至少需要 5 个');
  expect(() =>
    run(
      matrixOf([
        [1, 2, 3, 4, 5],
        [2, 3, 4, 5, 6],
      ]),
    ),
  ).toThrow('至少需要 5 个');
  expect(() => run(matrixOf([[1, null, 3, 4, 5]]))).toThrow('缺失');
  expect(() => run(matrixOf([[0.5, 1, 3, 4, 5]]))).toThrow('不是整数');
});

it('gives all pairs where none passes the thresholds, and says how near the strongest came', () => {
  const output = run(counts, { p: 0 });
  expect(output.tables.map(({ id, rows }) => [id, rows])).toEqual([
    ['edges', 0],
    ['nodes', 0],
    ['pairs', 91],
  ]);
  expect(output.charts).toEqual([]);
  expect(output.messages.map(({ text }) => text).join('')).toMatch(/没有一对特征.*最大的 \|r\| 为 [01]\.\d+/u);
  expect(sparcc.note({ ...options, p: 0 }, output.facts)).toContain('没有连线，不作网络分析');
});
