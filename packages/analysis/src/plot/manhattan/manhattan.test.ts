import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodOutput, Ranked } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { chromosomeOrder, plainChromosome } from '../../genome/index.ts';
import { manhattan } from './index.ts';
import reference from './manhattan.reference.json' with { type: 'json' };
import { orderStatistic } from './quantiles.ts';

type Columns = Parameters<typeof recordsOf>[0];
const run = (columns: Columns, raw: Record<string, unknown> = {}, ranked?: Ranked): MethodOutput =>
  manhattan.run({ records: recordsOf(columns), ranked }, parseOptions(manhattan, raw), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string) =>
  [...output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values] as (
    | number
    | string
  )[];
const relative = (actual: number, expected: number): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-9);
const along = (p: readonly (number | null)[]): Columns => ({
  chr: p.map((_, i) => String(1 + (i % 3))),
  bp: p.map((_, i) => 100 * i),
  p,
});

describe('manhattan agrees with R', () => {
  it.each([
    ['even', reference.even],
    ['odd', reference.odd],
  ] as const)('lambda, expected p and the confidence band agree: %s', (_, { p, result }) => {
    const output = run(along(p));
    const lambda = column(output, 'summary', 'lambda')[0] as number;
    expect(relative(lambda, result.lambda)).toBeLessThan(1e-9);
    for (const [name, values] of [
      ['expected', result.expected],
      ['observed', result.observed],
      ['ci_low', result.low],
      ['ci_high', result.high],
    ] as const) {
      values.forEach((expected, i) => {
        const actual = column(output, 'qq', name)[i] as number;
        if (expected === null) expect(actual).toBeNaN();
        else
          expect(Math.abs(actual - expected), `${name} ${i}: ${actual} for ${expected}`).toBeLessThan(
            1e-9 * Math.max(1, expected),
          );
      });
    }
  });

  it('the confidence band of a million p-values agrees', () => {
    reference.million.rank.forEach((rank, i) => {
      expect(relative(orderStatistic(0.025, rank, 1e6), reference.million.low[i]!)).toBeLessThan(1e-6);
      expect(relative(orderStatistic(0.975, rank, 1e6), reference.million.high[i]!)).toBeLessThan(1e-6);
    });
  });
});

describe('manhattan', () => {
  const few = {
    chr: ['chr2', 'chr10', 'X', '2', 'chrM', 'scaffold_10', 'scaffold_9', '1A', ''],
    pos: [500, 30, 20, 900, 5, 1, 1, 10, 7],
    P: [1e-9, 0.4, 2e-6, 1e-8, 0.2, 0.3, 0.6, 0.9, 0.1],
    SNP: ['rs1', 'rs2', 'rs3', 'rs4', 'rs5', 'rs6', 'rs7', 'rs8', 'rs9'],
  };

  it('sorts chromosomes in natural order and places them side by side', () => {
    const output = run(few);
    expect(column(output, 'chromosomes', 'chromosome')).toEqual([
      '1A',
      '2',
      '10',
      'X',
      'MT',
      'SCAFFOLD_9',
      'SCAFFOLD_10',
    ]);
    expect(column(output, 'chromosomes', 'length')).toEqual([10, 900, 30, 20, 5, 1, 1]);
    const [starts, x] = [column(output, 'chromosomes', 'start'), column(output, 'points', 'x')] as number[][];
    expect(x![0]).toBe(starts![1]! + 500);
    expect(starts![2]).toBeCloseTo(starts![1]! + 900 + 0.004 * 967, 9);
    expect(output.messages[0]!.text).toBe('1 行缺少染色体、位置或 P 值，未参与');
  });

  it('takes order and lengths from a table of lengths, and names positions beyond it or not in it', () => {
    const output = run(few, {}, { ids: ['chr10', '2', 'chrX', '7'], scores: Float64Array.of(100, 600, 50, 10) });
    expect(column(output, 'chromosomes', 'chromosome').slice(0, 4)).toEqual(['10', '2', 'X', '1A']);
    expect(column(output, 'chromosomes', 'length').slice(0, 4)).toEqual([100, 900, 50, 10]);
    const told = output.messages.map(({ text }) => text).join();
    expect(told).toContain('4 条染色体不在长度表中');
    expect(told).toContain('染色体 2 有位点超出所给长度');
    expect(() => run(few, {}, { ids: ['1'], scores: Float64Array.of(0) })).toThrow('不大于 0');
  });

  it('names one lead in each window, the one with the smallest p', () => {
    const output = run(few);
    expect(column(output, 'hits', 'name')).toEqual(['rs1', 'rs4', 'rs3']);
    expect(column(output, 'hits', 'lead')).toEqual(['是', '否', '是']);
    expect(column(output, 'hits', 'level')).toEqual(['显著', '显著', '提示']);
    expect(column(run(few, { window: 100 }), 'hits', 'lead')).toEqual(['是', '是', '是']);
    expect(column(run({ chr: few.chr, pos: few.pos, P: few.P }), 'hits', 'name')).toEqual(['2:500', '2:900', 'X:20']);
  });

  it('thins points that overlap above a p, and still counts all', () => {
    const n = 30_000;
    const p = Array.from({ length: n }, (_, i) => (((i * 7919) % n) + 0.5) / n);
    const columns = {
      chr: p.map((_, i) => String(1 + Math.floor(i / 10_000))),
      bp: p.map((_, i) => (i % 10_000) * 10),
      p,
    };
    const [all, thinned] = [run(columns), run(columns, { limit: 1000, thin: 0.1 })];
    expect(column(all, 'summary', 'drawn')).toEqual([n]);
    expect(column(thinned, 'summary', 'drawn')[0]).toBeLessThan(n * 0.95);
    expect(column(thinned, 'points', 'p').filter((own) => (own as number) < 0.1)).toHaveLength(n / 10);
    expect(thinned.messages.at(-1)!.text).toContain('λ、QQ 图与各表的计数都用全部位点');
    for (const [table, name] of [
      ['summary', 'lambda'],
      ['qq', 'observed'],
      ['chromosomes', 'variants'],
    ] as const)
      expect(column(thinned, table, name)).toEqual(column(all, table, name));
    expect(column(all, 'qq', 'rank').at(-1)).toBe(n);
    expect(column(all, 'qq', 'rank').length).toBeLessThan(1_400);
  });

  it('refuses invalid p-values, positions and columns, and thresholds in the wrong order', () => {
    expect(() => run({ ...few, P: few.P.map((p) => -Math.log10(p)) })).toThrow('不在 0～1 之间');
    expect(() => run({ ...few, pos: few.pos.map((place) => place - 100) })).toThrow('小于 0');
    expect(() => run({ a: ['1'], b: [3], p: [0.5] })).toThrow('没有认出哪一列是“染色体列”');
    expect(() => run({ chr: ['1', ''], bp: [null, 2], p: [0.1, 0.2] })).toThrow('没有一行同时有');
    expect(() => run(few, { significant: 0.01, suggestive: 0.001 })).toThrow('小于显著阈值');
  });

  it('draws a p of 0, and warns of inflation', () => {
    const output = run(along([0, 0.001, 0.002, 0.01, 0.02, 0.03, 0.05]));
    expect(output.messages.map(({ text }) => text).join()).toMatch(/1 个位点的 P 值为 0.*基因组控制 λ = \d/u);
    expect(column(output, 'points', 'p')).toContain(0);
  });
});

it('sorts any chromosome names consistently, and reads different spellings as one chromosome', () => {
  const name = fc.oneof(
    fc.integer({ min: 0, max: 30 }).map(String),
    fc.constantFrom('X', 'Y', 'MT', 'XY', '1A', '1B', '10D', 'SCAFFOLD_2', 'SCAFFOLD_10', 'UN'),
  );
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(Math.sign(chromosomeOrder(a, b))).toBe(-Math.sign(chromosomeOrder(b, a)) || 0);
      if (chromosomeOrder(a, b) <= 0 && chromosomeOrder(b, c) <= 0)
        expect(chromosomeOrder(a, c)).toBeLessThanOrEqual(0);
      for (const spelled of [`chr${a}`, `CHR${a.toLowerCase()}`, ` ${a} `, /^\d+$/u.test(a) ? `Chr0${a}` : a])
        expect(plainChromosome(spelled)).toBe(a);
    }),
  );
});

it('hits are below the limit, and every hit has a lead in its window with the same or a smaller p', () => {
  const rows = fc.array(
    fc.record({
      chr: fc.constantFrom('1', '2'),
      bp: fc.integer({ min: 0, max: 400 }),
      p: fc.integer({ min: 1, max: 60 }).map((k) => k * 1e-7),
    }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 120 }), (list, window) => {
      const output = run(
        { chr: list.map(({ chr }) => chr), bp: list.map(({ bp }) => bp), p: list.map(({ p }) => p) },
        { window, suggestive: 4e-6 },
      );
      const [chr, bp, p, lead] = (['chromosome', 'position', 'p', 'lead'] as const).map((name) =>
        column(output, 'hits', name),
      ) as [string[], number[], number[], string[]];
      expect(p).toEqual(
        list
          .map((one) => one.p)
          .filter((one) => one < 4e-6)
          .toSorted((a, b) => a - b),
      );
      p.forEach((own, row) => {
        const near = [...p.keys()].filter(
          (other) => lead[other] === '是' && chr[other] === chr[row] && Math.abs(bp[other]! - bp[row]!) <= window,
        );
        expect(near.length).toBeGreaterThan(0);
        if (lead[row] === '是') expect(near).toEqual([row]);
        else expect(Math.min(...near.map((other) => p[other]!))).toBeLessThanOrEqual(own);
      });
    }),
  );
});
