import { describe, expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { hypergeometricUpper } from '../../statistics/index.ts';
import { caught } from '../../testing/caught.ts';
import { lengthBias } from './lengthBias.ts';
import { monotoneSpline } from './monotoneSpline.ts';
import { ora } from './ora.ts';
import type { OraOptions } from './ora.schema.ts';
import { walleniusUpper } from './wallenius.ts';
import reference from './oraBias.reference.json' with { type: 'json' };

const options: OraOptions = {
  min_size: 1,
  max_size: 1000,
  p_adjust: 'BH',
  universe: 'annotated',
  bias: 'length',
  feature_column: '',
  direction_column: '',
  length_column: '',
  list_fc: 2,
  list_p: 0.05,
  propagate: true,
};
const sets = { ids: reference.ids, names: reference.ids, members: reference.members };
const records = recordsOf({ gene: reference.genes, length: reference.length, direction: reference.direction });
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const off = (actual: number, expected: number): number => Math.abs(actual / expected - 1);

describe('agrees with the definitions written out in R', () => {
  it('for the upper tail of Wallenius’ distribution', () => {
    for (const [overlap, marked, drawn, total, odds, p] of reference.tails)
      expect(off(walleniusUpper(overlap!, marked!, drawn!, total!, odds!), p!)).toBeLessThan(1e-8);
  });

  it.each(['all', 'up', 'down'] as const)('for the curve of %s', (part) => {
    const listed = Uint8Array.from(reference.direction, (word) =>
      Number(part === 'all' ? word !== 'none' : word === part),
    );
    const { missing, weights } = lengthBias(
      listed,
      Float64Array.from(reference.length, (value) => value ?? Number.NaN),
    );
    reference[part].weights.forEach((weight, at) => expect(off(weights[at]!, weight)).toBeLessThan(1e-6));
    expect(missing).toBe(3);
  });

  it('for every list in every set', () => {
    const output = ora({ sets, records }, options);
    const rows = column(output, 'direction', 'directions') as readonly string[];
    const terms = column(output, 'term', 'directions') as readonly string[];
    for (const part of ['all', 'up', 'down'] as const) {
      reference.ids.forEach((term, at) => {
        const row = rows.findIndex((direction, i) => direction === part && terms[i] === term);
        if (reference[part].overlap[at] === 0) {
          expect(row).toBe(-1);
          return;
        }
        expect(column(output, 'overlap', 'directions')[row]).toBe(reference[part].overlap[at]);
        expect(off(Number(column(output, 'length_odds', 'directions')[row]), reference[part].odds[at]!)).toBeLessThan(
          1e-6,
        );
        expect(off(Number(column(output, 'p', 'directions')[row]), reference[part].p[at]!)).toBeLessThan(1e-5);
        expect(off(Number(column(output, 'p_adj', 'directions')[row]), reference[part].p_adj[at]!)).toBeLessThan(1e-5);
      });
    }
  });
});

describe('properties', () => {
  it('the tail is hypergeometric when no feature is likelier than another', () => {
    for (const [overlap, marked, drawn, total] of [
      [3, 10, 8, 60],
      [25, 40, 60, 500],
      [1, 1, 1, 9],
      [0, 4, 3, 10],
      [5, 4, 8, 20],
      [6, 8, 9, 10],
    ] as const) {
      expect(walleniusUpper(overlap, marked, drawn, total, 1)).toBeCloseTo(
        hypergeometricUpper(overlap, marked, drawn, total),
        12,
      );
    }
  });

  it('a very small tail keeps its digits', () => {
    // All of 40 draws from 40 of 2,000: the product of the chances, one after another.
    let product = 1;
    for (let taken = 0; taken < 40; taken += 1) product *= (2 * (40 - taken)) / (2 * (40 - taken) + 1960);
    expect(walleniusUpper(40, 40, 40, 2000, 2) / product).toBeCloseTo(1, 10);
  });

  it('the curve is monotone, and straight where the data are', () => {
    const x = Float64Array.from({ length: 60 }, (_, i) => i / 3);
    const curve = monotoneSpline(
      x,
      Array.from(x, (_, i) => ((i * 7) % 11) / 11 + i / 60),
      true,
    );
    curve.forEach((value, i) => expect(value).toBeGreaterThanOrEqual((curve[i - 1] ?? 0) - 1e-12));
    monotoneSpline(
      x,
      Array.from(x, (value) => 0.1 + value / 30),
      true,
    ).forEach((value, i) => expect(value).toBeCloseTo(0.1 + x[i]! / 30, 9));
    monotoneSpline(
      x,
      Array.from(x, (value) => 0.9 - value / 30),
      false,
    ).forEach((value, i) => expect(value).toBeCloseTo(0.9 - x[i]! / 30, 9));
  });

  it('the unit of length changes nothing', () => {
    const kilo = recordsOf({
      gene: reference.genes,
      length: reference.length.map((value) => value && value / 1000),
      direction: reference.direction,
    });
    const [one, other] = [records, kilo].map(
      (table) => column(ora({ sets, records: table }, options), 'p') as Float64Array,
    );
    one!.forEach((p, i) => expect(other![i]!).toBeCloseTo(p, 9));
  });
});

it('refuses missing lengths in Chinese, and says what to do', () => {
  const problem = (run: () => unknown) => caught(run).problems[0]!;
  const without = recordsOf({ gene: reference.genes, direction: reference.direction });
  const refused = problem(() => ora({ sets, records: without }, options));
  expect([refused.code, refused.remedy.includes('length')]).toEqual(['lengths-missing', true]);
  const constant = recordsOf({
    gene: reference.genes,
    direction: reference.direction,
    length: reference.genes.map(() => 1000),
  });
  const other = problem(() => ora({ sets, records: constant }, options));
  expect([other.code, other.remedy.includes('不校正')]).toEqual(['few-lengths', true]);
});
