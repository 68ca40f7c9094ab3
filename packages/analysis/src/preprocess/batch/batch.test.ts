import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf, type Cells } from '../../testing/tables.ts';
import reference from './batch.reference.json' with { type: 'json' };
import { batch } from './index.ts';

const samples = reference.batch.map((_, i) => `S${i + 1}`);
const groups: Groups = {
  samples,
  group: reference.group,
  levels: ['A', 'B'],
  colors: {},
  factors: [
    { name: 'batch', values: reference.batch },
    { name: 'twin', values: reference.group },
    { name: 'lone', values: samples.map((_, i) => (i === 0 ? 'p' : i % 2 === 0 ? 'q' : 'r')) },
  ],
};
const run = (rows: Cells, raw: Record<string, unknown> = {}, scheme = groups): MethodOutput =>
  batch.run({ matrix: matrixOf(rows), groups: scheme }, parseOptions(batch, { logged: true, ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const valuesOf = (output: MethodOutput): number[][] =>
  output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [[...column.values]] : []));

describe('batch agrees with R', () => {
  it.each([
    ['linear', 'values', 'linear', {}],
    ['linear without groups', 'values', 'linearAlone', { keep_groups: false }],
    ['combat', 'full', 'combat', { method: 'combat' }],
    ['combat with missing values', 'values', 'combatGaps', { method: 'combat' }],
  ] as const)('%s', (_, input, expected, raw) => {
    const actual = valuesOf(run(reference[input] as Cells, raw));
    (reference[expected] as Cells).forEach((row, feature) =>
      row.forEach((value, sample) =>
        expect(
          close(actual[sample]![feature]!, value ?? Number.NaN, 1e-6),
          `${feature + 1}, ${sample + 1}: ${actual[sample]![feature]} for ${value}`,
        ).toBe(true),
      ),
    );
  });
});

describe('batch', () => {
  const full = reference.full as Cells;
  it('a shift of a whole batch changes nothing, and missing values stay missing', () => {
    const shifted = full.map((row) => row.map((value, i) => (reference.batch[i] === 'y' ? Number(value) + 5 : value)));
    const [one, other] = [valuesOf(run(full)), valuesOf(run(shifted))];
    // The mean of the batches moves, alike in every sample.
    one.forEach((column, i) =>
      column.forEach((value, row) => expect(other[i]![row]! - value).toBeCloseTo(other[0]![row]! - one[0]![row]!, 8)),
    );
    expect(
      valuesOf(run(reference.values as Cells))
        .flat()
        .filter(Number.isNaN),
    ).toHaveLength(3);
  });
  it('joins by sample name', () => {
    const turned: Groups = {
      ...groups,
      samples: groups.samples.toReversed(),
      group: groups.group.toReversed(),
      factors: groups.factors.map(({ name, values }) => ({ name, values: values.toReversed() })),
    };
    expect(valuesOf(run(full, {}, turned))).toEqual(valuesOf(run(full)));
  });
  it('leaves a feature unchanged when its batches cannot be estimated, and says so', () => {
    const row = [1, 2, 3, 4, null, null, null, 5, 6, 7, 9];
    const output = run([full[0]!, row]);
    expect(valuesOf(output).map((column) => column[1])).toEqual(row.map((value) => value ?? Number.NaN));
    expect(output.messages[0]!.text).toContain('1 个特征');
  });
  it('takes the logarithm of raw data without being asked', () => {
    const raw = full.map((row) => row.map((value) => 2 ** Number(value)));
    valuesOf(run(raw, { logged: false }))
      .flat()
      .forEach((value, at) => expect(value).toBeCloseTo(valuesOf(run(full)).flat()[at]!, 9));
  });
  it.each([
    ['batches that are the groups', full, { batch: 'twin' }, 'confounded'],
    ['a batch column that is not there', full, { batch: 'lot' }, 'option-value'],
    ['a batch of one sample in ComBat', full, { batch: 'lone', method: 'combat' }, 'small-batch'],
    ['0 under a logarithm', full.map((row) => row.map((_, i) => i)), { logged: false }, 'not-positive'],
  ])('refuses %s', (_, rows, raw, code) => {
    try {
      run(rows, raw);
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]).toMatchObject({ code });
    }
  });
  it('asks for a batch column when there is none', () =>
    expect(() => run(full, {}, { ...groups, factors: [] })).toThrow(InputError));
});
