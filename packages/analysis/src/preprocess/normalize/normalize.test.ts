import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { median } from '../../statistics/index.ts';
import { normalize } from './index.ts';
import counted from './counts.reference.json' with { type: 'json' };
import reference from './normalize.reference.json' with { type: 'json' };

type Rows = readonly (readonly (number | null)[])[];

const matrixOf = (rows: Rows): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, column) => `S${column + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [{ name: '类别', values: rows.map(() => '脂质') }],
});
const run = (matrix: Matrix, raw: Record<string, unknown>): MethodOutput =>
  normalize.run({ matrix }, parseOptions(normalize, raw), { seed: 1, progress: () => undefined });
const columnsOf = (output: MethodOutput): number[][] =>
  output.tables[0]!.columns.flatMap((column) => (column.kind === 'number' ? [[...column.values]] : []));
const factorsOf = (output: MethodOutput): number[] => [...(output.tables[1]!.columns[1]!.values as Float64Array)];

const rows: Rows = [
  [10, 30, 20, 11],
  [40, 80, 50, 44],
  [25, 25, 25, 25],
  [null, 9, 6, 3],
  [7, 14, 21, 8],
];
const small = matrixOf(rows);
const close = (actual: number[][], expected: Rows): void =>
  expected.forEach((row, feature) =>
    row.forEach((value, sample) => {
      const figure = actual[sample]![feature]!;
      if (value === null) expect(figure).toBeNaN();
      else
        expect(
          Math.abs(figure - value),
          `feature ${feature + 1}, sample ${sample + 1}: ${figure} for ${value}`,
        ).toBeLessThan(1e-10 * Math.max(1, Math.abs(value)));
    }),
  );

describe('normalize properties', () => {
  it.each(['sum', 'median', 'tss', 'cpm'])('%s removes the dilution of one sample', (method) => {
    const diluted = matrixOf(
      rows.map((row) => row.map((value, sample) => (sample === 1 && value !== null ? value * 7 : value))),
    );
    const before = run(small, { method, transform: 'log2' });
    const after = run(diluted, { method, transform: 'log2' });
    const shift = columnsOf(after)[0]![0]! - columnsOf(before)[0]![0]!;
    columnsOf(after)
      .flat()
      .forEach(
        (value, at) => Number.isNaN(value) || expect(value - shift).toBeCloseTo(columnsOf(before).flat()[at]!, 10),
      );
  });
  it('tss makes every sample sum to 1, cpm to a million', () => {
    for (const [method, total] of [
      ['tss', 1],
      ['cpm', 1e6],
    ] as const) {
      for (const column of columnsOf(run(small, { method })))
        expect(column.reduce((sum, value) => sum + (value || 0), 0)).toBeCloseTo(total, 6);
    }
  });
  it('median gives every sample the same median', () => {
    const medians = columnsOf(run(small, { method: 'median' })).map((column) => median(Float64Array.from(column)));
    for (const value of medians) expect(value).toBeCloseTo(medians[0]!, 10);
  });
  it('quantile gives complete samples the same values', () => {
    const complete = matrixOf(
      rows
        .map((row) => row.map((value) => value ?? 5.5))
        .map((row, i) => row.map((value, j) => value + i * 0.01 + j * 0.003)),
    );
    const [first, ...others] = columnsOf(run(complete, { method: 'quantile' })).map((column) =>
      column.toSorted((a, b) => a - b),
    );
    for (const other of others) other.forEach((value, at) => expect(value).toBeCloseTo(first![at]!, 10));
  });
  it('keeps missing values missing and annotations in place, and does not change the input', () => {
    const before = small.values.slice();
    for (const method of ['none', 'sum', 'median', 'pqn', 'quantile', 'cpm', 'tss', 'clr']) {
      const output = run(small, { method, scale: 'auto' });
      expect(columnsOf(output).flat().filter(Number.isNaN)).toHaveLength(1);
      expect(output.tables[0]!.columns.map((column) => column.name).slice(0, 3)).toEqual(['feature', '类别', 'S1']);
    }
    expect(small.values).toEqual(before);
  });
  it('writes a constant feature as 0 when scaling, and says so', () => {
    const output = run(small, { method: 'none', scale: 'auto' });
    expect(columnsOf(output).map((column) => column[2])).toEqual([0, 0, 0, 0]);
    expect(output.messages[0]!.text).toContain('1 个特征');
  });
});

describe('normalize edges', () => {
  it('takes a single feature', () =>
    expect(columnsOf(run(matrixOf([[2, 4, 8]]), { method: 'sum' })).flat()).toEqual([4, 4, 4]));
  it.each([
    [
      'a negative value',
      [
        [1, 2, 3],
        [4, -5, 6],
      ],
      { method: 'sum' },
      'negative',
      '“S2”',
    ],
    [
      'a sample that sums to 0',
      [
        [1, 0, 3],
        [4, 0, 6],
      ],
      { method: 'tss' },
      'no-size',
      '“S2”',
    ],
    [
      'a logarithm of 0',
      [
        [1, 2, 0],
        [4, 5, 6],
      ],
      { method: 'none', transform: 'log2' },
      'not-positive',
      '“S3”',
    ],
    [
      'CLR of 0 without an offset',
      [
        [1, 2, 0],
        [4, 5, 6],
      ],
      { method: 'clr' },
      'not-positive',
      '“S3”',
    ],
    [
      'a sample with one value for quantiles',
      [
        [1, 2, null],
        [4, 5, 6],
      ],
      { method: 'quantile' },
      'too-few-values',
      '“S3”',
    ],
  ])('refuses %s and names the place', (_, data, options, code, place) => {
    try {
      run(matrixOf(data), options);
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]).toMatchObject({ code, what: expect.stringContaining(place) as string });
    }
  });
  it('ignores a logarithm after CLR, which is one already', () => {
    expect(parseOptions(normalize, { method: 'clr', transform: 'log2' })['transform']).toBe('none');
    expect(
      columnsOf(
        run(
          matrixOf([
            [1, 2, 0],
            [4, 5, 6],
          ]),
          { method: 'clr', clr_offset: 1 },
        ),
      )
        .flat()
        .every(Number.isFinite),
    ).toBe(true);
  });
});

describe('normalize agrees with R', () => {
  const data = matrixOf(reference.input);
  it.each(Object.entries(reference.factors))('%s factors', (method, expected) => {
    factorsOf(run(data, { method })).forEach((factor, sample) => expect(factor / expected[sample]!).toBeCloseTo(1, 12));
  });
  it.each(['quantile', 'clr'] as const)('%s values', (method) =>
    close(columnsOf(run(data, { method })), reference.values[method]),
  );
  it.each(['glog', 'log2p1', 'sqrt', 'log10'] as const)('%s values', (transform) =>
    close(columnsOf(run(data, { method: 'none', transform })), reference.values[transform]),
  );
  it.each(['auto', 'pareto', 'range', 'center'] as const)('%s scaling', (scale) => {
    const expected: Rows = reference.values[scale];
    close(columnsOf(run(data, { method: 'none', transform: 'log2', scale })), expected);
  });
});

describe('normalize of counts agrees with edgeR', () => {
  const data: Matrix = {
    ...matrixOf(counted.input),
    annotations: [{ name: 'Length', values: counted.lengths.map(String) }],
  };
  it.each(Object.entries(counted.factors))('%s factors', (method, expected) => {
    factorsOf(run(data, { method })).forEach((factor, sample) =>
      expect(Math.abs(factor / expected[sample]! - 1)).toBeLessThan(1e-9),
    );
  });
  it('tpm values, which sum to a million', () => {
    close(columnsOf(run(data, { method: 'tpm' })), counted.tpm);
    for (const column of columnsOf(run(data, { method: 'tpm' })))
      expect(column.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1e6, 4);
  });
  it('fpkm values', () => close(columnsOf(run(data, { method: 'fpkm' })), counted.fpkm));
  it.each(['tmm', 'rle', 'uq'])('%s factors correct the library sizes with geometric mean 1', (method) => {
    const sizes = counted.input[0]!.map((_, sample) => counted.input.reduce((sum, row) => sum + row[sample]!, 0));
    const logs = factorsOf(run(data, { method })).map((factor, sample) => Math.log((factor * 1e6) / sizes[sample]!));
    expect(logs.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 10);
  });
  it.each(['tpm', 'fpkm'])('refuses %s without gene lengths, or with an invalid one', (method) => {
    const problem = (matrix: Matrix): string => {
      try {
        run(matrix, { method });
      } catch (error) {
        return (error as InputError).problems[0]!.code;
      }
      return '';
    };
    expect(problem(matrixOf(counted.input))).toBe('no-length');
    expect(
      problem({
        ...data,
        annotations: [
          { name: 'length', values: counted.lengths.map((length, i) => (i === 3 ? '未知' : String(length))) },
        ],
      }),
    ).toBe('bad-length');
  });
  it.each(['tmm', 'rle', 'uq', 'css'])('%s keeps missing values missing', (method) => {
    const holed = { ...data, values: data.values.map((value, at) => (at === 152 ? Number.NaN : value)) };
    expect(columnsOf(run(holed, { method })).flat().filter(Number.isNaN)).toHaveLength(1);
  });
});
