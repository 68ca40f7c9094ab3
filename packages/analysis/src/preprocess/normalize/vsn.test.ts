import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { normalize } from './index.ts';
import { profileLikelihood } from './vsn.ts';
import reference from './vsn.reference.json' with { type: 'json' };

const samples = reference.x[0]!.map((_, at) => `S${at + 1}`);
const matrix: Matrix = {
  idName: 'id',
  ids: reference.x.map((_, row) => `f${row + 1}`),
  samples,
  values: Float64Array.from(reference.x.flat(), (value) => value ?? Number.NaN),
  annotations: [],
};
const run = (input: Matrix, raw: Record<string, unknown> = {}): MethodOutput =>
  normalize.run({ matrix: input }, parseOptions(normalize, { method: 'vsn', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
const valuesOf = (output: MethodOutput): number[][] =>
  output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [[...column.values]] : []));
const column = (output: MethodOutput, table: number, name: string) =>
  [...output.tables[table]!.columns.find((one) => one.name === name)!.values] as number[];

describe('vsn agrees with vsn2 by definition in R', () => {
  it.each([
    ['robust', 0.9],
    ['plain', 1],
  ] as const)('%s', (name, lts_quantile) => {
    const expected = reference[name];
    const output = run(matrix, { lts_quantile });
    expect(output.facts['used']).toBe(expected.used);
    expect(output.messages).toEqual([]);
    column(output, 1, 'offset').forEach((value, at) =>
      expect(Math.abs(value / expected.offset[at]! - 1)).toBeLessThan(1e-6),
    );
    column(output, 1, 'scale').forEach((value, at) =>
      expect(Math.abs(value / expected.scale[at]! - 1)).toBeLessThan(1e-6),
    );
    const values = valuesOf(output);
    expected.values.forEach((row, feature) =>
      row.forEach((value, at) => {
        const own = values[at]![feature]!;
        if (value === null) expect(own).toBeNaN();
        else expect(Math.abs(own - value)).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)));
      }),
    );
  });
});

describe('vsn', () => {
  it('the unit and the background of a sample change nothing', () => {
    const moved = { ...matrix, values: matrix.values.map((value, at) => (at % 5 === 2 ? value * 3.5 + 200 : value)) };
    const [plain, other] = [valuesOf(run(matrix)).flat(), valuesOf(run(moved)).flat()];
    const shift = other[0]! - plain[0]!;
    other.forEach((value, at) => Number.isNaN(value) || expect(value - shift).toBeCloseTo(plain[at]!, 5));
  });

  it('gives low and high features similar spread, which the logarithm does not', () => {
    const output = run(matrix);
    const [stage, rank, sd] = [
      column(output, 3, 'stage') as unknown as string[],
      column(output, 3, 'rank'),
      column(output, 3, 'sd'),
    ];
    const typical = (wanted: string, low: boolean): number =>
      sd
        .filter((_, row) => stage[row] === wanted && (low ? rank[row]! <= 30 : rank[row]! > 85))
        .toSorted((a, b) => a - b)[14]!;
    expect(typical('after', true) / typical('after', false)).toBeLessThan(2);
    expect(column(output, 3, 'rank').filter((_, row) => stage[row] === 'after')).toHaveLength(119);
  });

  it('ignores a further transformation', () =>
    expect(parseOptions(normalize, { method: 'vsn', transform: 'log2' })['transform']).toBe('none'));

  it.each([
    [
      'one sample',
      { ...matrix, samples: ['S1'], values: matrix.values.filter((_, at) => at % 5 === 0) },
      'too-few-samples',
    ],
    [
      'few features',
      { ...matrix, ids: matrix.ids.slice(0, 42), values: matrix.values.slice(0, 210) },
      'too-few-features',
    ],
    [
      'a nearly empty sample',
      { ...matrix, values: matrix.values.map((value, at) => (at % 5 === 3 && at > 60 ? Number.NaN : value)) },
      'too-few-values',
    ],
    [
      'a constant sample',
      { ...matrix, values: matrix.values.map((value, at) => (at % 5 === 3 ? 7 : value)) },
      'constant-sample',
    ],
    [
      'copies of one sample',
      {
        ...matrix,
        samples: ['S1', 'S2'],
        values: Float64Array.from({ length: 240 }, (_, at) => (Math.floor(at / 2) + 1) ** 2 * (1 + (at % 2))),
      },
      'no-noise',
    ],
  ])('refuses %s', (_, input, code) => {
    try {
      run(input);
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]!.code).toBe(code);
    }
  });
});

it('the gradient is that of the likelihood by its definition', () =>
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -20, max: 80, noNaN: true }), { minLength: 12, maxLength: 12 }),
      fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 6, maxLength: 6 }),
      (list, parameters) => {
        // 4 features × 3 samples, one missing; the spread is never 0.
        const values = Float64Array.from(list, (value, at) => (at === 4 ? Number.NaN : value + at * 0.37));
        const at = Float64Array.from(parameters);
        const definition = (p: Float64Array): number => {
          let [squares, logs, count] = [0, 0, 0];
          for (let row = 0; row < 4; row += 1) {
            const own = [0, 1, 2]
              .filter((j) => !Number.isNaN(values[row * 3 + j]!))
              .map((j) => ({ z: Math.exp(p[3 + j]!) * values[row * 3 + j]! + p[j]!, b: p[3 + j]! }));
            const mean = own.reduce((sum, { z }) => sum + Math.asinh(z), 0) / own.length;
            for (const { b, z } of own) {
              squares += (Math.asinh(z) - mean) ** 2;
              logs += b - 0.5 * Math.log1p(z * z);
              count += 1;
            }
          }
          return (count / 2) * Math.log(squares) - logs;
        };
        const objective = profileLikelihood(values, 3);
        const gradient = new Float64Array(6);
        expect(objective(at, gradient)).toBeCloseTo(definition(at), 8);
        gradient.forEach((slope, i) => {
          const [up, down] = [at.slice(), at.slice()];
          up[i]! += 1e-5;
          down[i]! -= 1e-5;
          const numeric = (definition(up) - definition(down)) / 2e-5;
          expect(Math.abs(slope - numeric)).toBeLessThan(1e-4 * (1 + Math.abs(numeric)));
        });
      },
    ),
  ));
