import { describe, expect, it } from 'vitest';
import { InputError, type MethodOutput } from '../../model/index.ts';
import { gsea } from './gsea.ts';
import type { GseaOptions } from './gsea.schema.ts';
import reference from './gsea.reference.json' with { type: 'json' };

const defaults: GseaOptions = { permutations: 1000, weight: 1, min_size: 5, max_size: 100, curves: 30 };
const context = { seed: 1, progress: () => undefined };
const ids = reference.members.map((_, i) => `T${i}`);
const sets = { ids, names: ids, members: reference.members };
const ranked = { ids: reference.ids, scores: Float64Array.from(reference.scores) };
const column = (output: MethodOutput, name: string, table = 'result') =>
  output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values;
const inOrder = (output: MethodOutput, name: string) =>
  ids.map((term) => column(output, name)[(column(output, 'term') as readonly string[]).indexOf(term)]!);

const correlation = (a: readonly number[], b: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * (y[i]! - my), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
};

describe('agrees with the running sum followed step by step in R', () => {
  it.each([
    [0, 'w0'],
    [1, 'w1'],
    [2, 'w2'],
  ] as const)('weight %i', (weight, key) => {
    const output = gsea({ ranked, sets }, { ...defaults, weight }, context);
    const expected = reference[key];
    inOrder(output, 'es').forEach((es, i) => expect(Math.abs(Number(es) - expected.es[i]!)).toBeLessThan(1e-12));
    expect(inOrder(output, 'leading_edge')).toEqual(expected.edge.map((edge) => edge.join(';')));
    const nes = inOrder(output, 'nes') as number[];
    expect(correlation(nes, expected.nes)).toBeGreaterThan(0.998);
    nes.forEach((value, i) => expect(Math.abs(value / expected.nes[i]! - 1)).toBeLessThan(0.06));
    // Four standard errors of a share of some 400 draws.
    (inOrder(output, 'p') as number[]).forEach((p, i) =>
      expect(Math.abs(p - expected.p[i]!)).toBeLessThan(
        4 * Math.sqrt((expected.p[i]! * (1 - expected.p[i]!)) / 350) + 0.004,
      ),
    );
  });

  it('stores the running sum at its corners', () => {
    const output = gsea({ ranked, sets }, defaults, context);
    const rows = [...(column(output, 'term', 'curves') as readonly string[]).keys()].filter(
      (row) => column(output, 'term', 'curves')[row] === 'T1' && Number(column(output, 'position', 'curves')[row]) > 0,
    );
    for (const row of rows)
      expect(Number(column(output, 'running', 'curves')[row])).toBeCloseTo(
        reference.running[Number(column(output, 'position', 'curves')[row]) - 1]!,
        12,
      );
    expect(rows).toHaveLength(2 * reference.members[1]!.length + 1 - (reference.members[1]![0] === 'f001' ? 1 : 0));
  });
});

it('finds sets that share leading edges, by the features themselves', () => {
  const output = gsea({ ranked, sets }, defaults, context);
  const edgeOf = new Map(
    (column(output, 'term') as readonly string[]).map((term, row) => [
      term,
      String(column(output, 'leading_edge')[row]).split(';'),
    ]),
  );
  const seen = new Map<string, readonly [number, number]>();
  (column(output, 'term_a', 'overlap') as readonly string[]).forEach((a, row) =>
    seen.set([a, String(column(output, 'term_b', 'overlap')[row])].toSorted().join(' '), [
      Number(column(output, 'shared', 'overlap')[row]),
      Number(column(output, 'jaccard', 'overlap')[row]),
    ]),
  );
  for (const [i, a] of ids.entries())
    for (const b of ids.slice(i + 1)) {
      const [one, other] = [edgeOf.get(a)!, edgeOf.get(b)!];
      const shared = one.filter((name) => other.includes(name)).length;
      expect(seen.get([a, b].toSorted().join(' ')) ?? [0, 0]).toEqual([
        shared,
        shared / new Set([...one, ...other]).size,
      ]);
    }
});

describe('properties', () => {
  it('turns its sign when the ranking is reversed, whatever the order of the file', () => {
    const untied = { ids: ranked.ids, scores: ranked.scores.map((score, i) => score - i * 1e-6) };
    const turned = { ids: untied.ids.toReversed(), scores: untied.scores.toReversed().map((score) => -score) };
    const [one, other] = [untied, turned].map(
      (input) => inOrder(gsea({ ranked: input, sets }, defaults, context), 'es') as number[],
    );
    one!.forEach((es, i) => expect(Math.abs(es)).toBeCloseTo(Math.abs(other![i]!), 10));
    expect(one!.filter((es, i) => Math.sign(es) === -Math.sign(other![i]!))).toHaveLength(ids.length);
    const shuffled = { ids: untied.ids.toReversed(), scores: untied.scores.toReversed() };
    expect(gsea({ ranked: shuffled, sets }, defaults, context).tables).toEqual(
      gsea({ ranked: untied, sets }, defaults, context).tables,
    );
  });

  it('is the same for one seed; another seed changes only p and NES', () => {
    const [a, b, c] = [1, 1, 2].map((seed) => gsea({ ranked, sets }, defaults, { ...context, seed }));
    expect(a).toEqual(b);
    expect(inOrder(a!, 'es')).toEqual(inOrder(c!, 'es'));
    expect(inOrder(a!, 'nes')).not.toEqual(inOrder(c!, 'nes'));
  });
});

describe('edges', () => {
  it('merges names of one feature, keeping the score furthest from 0', () => {
    const output = gsea(
      {
        ranked: {
          ids: ['GENE001.1', 'GENE001.2', 'GENE002', 'GENE003', 'GENE004'],
          scores: Float64Array.of(1, -3, 2, 0.5, 0.1),
        },
        sets: { ids: ['A'], names: ['a'], members: [['GENE001', 'GENE002']] },
      },
      { ...defaults, min_size: 2 },
      context,
    );
    expect(column(output, 'feature', 'ranking')).toEqual(['GENE002', 'GENE003', 'GENE004', 'GENE001.2']);
    expect(output.messages.map(({ text }) => text).join()).toContain('1 个名称与别的名称对应同一个特征');
  });

  it('warns of many ties', () => {
    expect(gsea({ ranked, sets }, defaults, context).messages.at(-1)!.text).toContain('得分与别的特征相同');
  });

  it('refuses when no set has a size within the limits, and when nothing matches', () => {
    expect(() => gsea({ ranked, sets }, { ...defaults, min_size: 150, max_size: 199 }, context)).toThrow(
      '最大的有 90 个特征',
    );
    expect(() => gsea({ ranked, sets: { ids: ['A'], names: [''], members: [['x']] } }, defaults, context)).toThrow(
      InputError,
    );
    expect(() =>
      gsea(
        { ranked, sets: { ids: ['A'], names: [''], members: [reference.ids] } },
        { ...defaults, max_size: 1000 },
        context,
      ),
    ).toThrow(InputError);
  });
});

it('takes seconds at most for 15,000 features and 500 sets', () => {
  const names = Array.from({ length: 15_000 }, (_, i) => `g${i}`);
  const many = Array.from({ length: 500 }, (_, s) =>
    Array.from({ length: 15 + s }, (__, i) => names[(i * 37 + s * 101) % 15_000]!),
  );
  const began = performance.now();
  gsea(
    {
      ranked: { ids: names, scores: Float64Array.from(names, (_, i) => Math.cos(i) * 3 + i * 1e-5) },
      sets: { ids: many.map((_, s) => `S${s}`), names: many.map(() => ''), members: many },
    },
    { ...defaults, min_size: 15, max_size: 500 },
    context,
  );
  expect(performance.now() - began).toBeLessThan(20_000);
});

describe('a ranking whose file names its features in several ways', () => {
  const others = [{ column: 'symbol', ids: ranked.ids, scores: ranked.scores }];
  const strange = { ids: ranked.ids.map((_, at) => `ENSG${at}`), scores: ranked.scores };

  it('is read by the names that the sets know', () => {
    const output = gsea({ ranked: { ...strange, others }, sets }, defaults, context);
    expect(output.tables[0]).toEqual(gsea({ ranked, sets }, defaults, context).tables[0]);
    expect(output.messages.map(({ text }) => text).join()).toContain('特征名取自“symbol”列');
    expect(output.facts).toMatchObject({ feature_column: 'symbol' });
  });

  it('is refused when the sets know none of them', () => {
    const unknown = [{ ...others[0]!, ids: ranked.ids.map((_, at) => `X${at}`) }];
    expect(() => gsea({ ranked: { ...strange, others: unknown }, sets }, defaults, context)).toThrow(InputError);
  });
});
