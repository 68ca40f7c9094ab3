import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { deseq2 } from './index.ts';
import reference from './deseq2.reference.json' with { type: 'json' };
import shrink from './shrink.reference.json' with { type: 'json' };

type Case = {
  readonly group: readonly string[];
  readonly batch?: readonly string[];
  readonly counts: readonly (readonly number[])[];
};
const cases = reference.cases as unknown as Readonly<Record<string, Case>>;
const run = ({ batch, counts, group }: Case, raw: Record<string, unknown>): MethodOutput => {
  const samples = group.map((_, i) => `S${i + 1}`);
  const groups: Groups = {
    samples,
    group,
    levels: [...new Set(group)],
    colors: {},
    factors: batch ? [{ name: 'batch', values: batch }] : [],
  };
  return deseq2.run({ matrix: matrixOf(counts), groups }, parseOptions(deseq2, { shrink: 'normal', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
};
const column = (output: MethodOutput, name: string) =>
  Array.from<string | number>(output.tables[0]!.columns.find((one) => one.name === name)?.values ?? []);

describe('shrunken changes agree with lfcShrink of DESeq2', () => {
  it.each(shrink.shrunk)('$case: $contrast', (expected) => {
    const own = cases[expected.case]!;
    const output = run(own, {
      ...(own.batch && { batch: 'batch', contrasts: 'pairs' }),
      ...(expected.contrast === 'A vs B' && { reference: 'B' }),
    });
    const from = column(output, 'contrast').indexOf(expected.contrast);
    for (const [name, values] of [
      ['log2fc_shrunk', expected.log2fc],
      ['lfc_se_shrunk', expected.se],
    ] as const) {
      values.forEach((value, row) => {
        // lfcShrink goes back to the outlying counts that were replaced; here they stay replaced.
        if (expected.replaced[row] === 1) return;
        const found = Number(column(output, name)[from + row]);
        expect(
          (value !== null && Math.abs(found - value) < 1e-6) || close(found, value ?? Number.NaN, 1e-4),
          `${name} of ${row + 1}: ${found} for ${value}`,
        ).toBe(true);
      });
    }
  });
});

describe('shrunken changes', () => {
  const two = cases['two']!;
  it('are listed beside the unshrunken ones and leave the tests unchanged', () => {
    const [plain, shrunk] = [run(two, { shrink: 'none' }), run(two, {})];
    expect(column(plain, 'log2fc_shrunk')).toEqual([]);
    for (const name of ['log2fc', 'p', 'p_adj', 'direction']) expect(column(shrunk, name)).toEqual(column(plain, name));
    expect(column(shrunk, 'log2fc_shrunk')[2]).toBeNaN();
  });

  it('lie nearer to 0, most of all where counts are few', () => {
    const output = run(two, {});
    const [from, to, mean] = [
      column(output, 'log2fc').map(Number),
      column(output, 'log2fc_shrunk').map(Number),
      column(output, 'base_mean').map(Number),
    ];
    from.forEach(
      (value, row) => Number.isNaN(value) || expect(Math.abs(to[row]!)).toBeLessThanOrEqual(Math.abs(value) + 1e-3),
    );
    const kept = (rows: readonly number[]) =>
      rows.reduce((sum, row) => sum + Math.abs(to[row]!), 0) / rows.reduce((sum, row) => sum + Math.abs(from[row]!), 0);
    const known = [...from.keys()]
      .filter((row) => !Number.isNaN(from[row]!))
      .toSorted((one, other) => mean[one]! - mean[other]!);
    expect(kept(known.slice(0, 40))).toBeLessThan(kept(known.slice(-40)));
  });
});
