import { describe, expect, it } from 'vitest';
import { simulateMixedSamples } from '../../examples/mixedSamples.ts';
import { readExample } from '../../examples/readExample.ts';
import type { Groups, Matrix, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, type Cells } from '../../testing/tables.ts';
import reference from './deconvolution.reference.json' with { type: 'json' };
import { deconvolution } from './index.ts';
import { nuSvr } from './nuSvr.ts';
import { standardized } from './fractions.ts';

const table = (rows: Cells, ids: readonly string[], samples: readonly string[]): Matrix => ({
  idName: 'gene',
  ids,
  samples,
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});
const genes = reference.signature.map((_, at) => `g${at + 1}`);
const types = ['A', 'B', 'C', 'D', 'E'];
const names = reference.mixture[0]!.map((_, at) => `S${at + 1}`);
const signature = table(reference.signature, genes, types);
/** Genes in another order, with some that the signature does not have. */
const mixture = table(
  [[5, 5, 5, 5, 5, 5, 5], ...reference.mixture.toReversed()],
  ['other', ...genes.toReversed()],
  names,
);
const run = (
  options: Record<string, unknown> = {},
  matrix = mixture,
  matrix2 = signature,
  groups?: Groups,
  seed = 1,
): MethodOutput =>
  deconvolution.run(
    { matrix, matrix2, ...(groups && { groups }) },
    parseOptions(deconvolution, { permutations: 0, ...options }),
    { seed, progress: () => undefined },
  );
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );

describe('agrees with R', () => {
  it('svr: fractions, r and RMSE agree with e1071', () => {
    const output = run();
    types.forEach((name, type) =>
      column(output, 'fractions', name).forEach((value, sample) =>
        expect(
          close(Number(value), reference.svr.fractions[sample]![type]!, 1e-6),
          `${name} of ${sample}: ${value}`,
        ).toBe(true),
      ),
    );
    for (const name of ['r', 'rmse', 'nu'] as const)
      column(output, 'fit', name).forEach((value, sample) =>
        expect(close(Number(value), reference.svr[name][sample]!, 1e-6), `${name} of ${sample}: ${value}`).toBe(true),
      );
  });

  it('svr: the weights at every ν agree', () => {
    const x = standardized(Float64Array.from(reference.signature.flat()));
    names.forEach((_, sample) =>
      [0.25, 0.5, 0.75].forEach((nu, at) => {
        const { settled, weights } = nuSvr(
          x,
          5,
          standardized(Float64Array.from(reference.mixture, (row) => row[sample]!)),
          nu,
        );
        expect(settled).toBe(true);
        weights.forEach((value, type) =>
          expect(Math.abs(value - reference.svr.weights[sample]![at]![type]!)).toBeLessThan(1e-6),
        );
      }),
    );
  });

  it('nnls: the fractions agree with the best of all subsets of types', () => {
    const output = run({ method: 'nnls' });
    types.forEach((name, type) =>
      column(output, 'fractions', name).forEach((value, sample) =>
        expect(
          close(Number(value), reference.nnls.fractions[sample]![type]!, 1e-6),
          `${name} of ${sample}: ${value}`,
        ).toBe(true),
      ),
    );
    for (const name of ['r', 'rmse'] as const)
      column(output, 'fit', name).forEach((value, sample) =>
        expect(close(Number(value), reference.nnls[name][sample]!, 1e-6)).toBe(true),
      );
  });
});

describe('fractions', () => {
  it.each(['svr', 'nnls'])('%s: do not change when a sample is diluted, and sum to 1', (method) => {
    const [plain, diluted] = [
      run({ method }),
      run({ method }, { ...mixture, values: mixture.values.map((value, at) => (at % 7 === 2 ? value / 50 : value)) }),
    ];
    for (const name of types)
      expect(Number(column(diluted, 'fractions', name)[2])).toBeCloseTo(Number(column(plain, 'fractions', name)[2]), 6);
    names.forEach((_, sample) =>
      expect(types.reduce((sum, name) => sum + Number(column(plain, 'fractions', name)[sample]), 0)).toBeCloseTo(1, 12),
    );
    const logged = run(
      { method, logged: true },
      { ...mixture, values: mixture.values.map((value) => Math.log2(value)) },
    );
    for (const name of types)
      column(logged, 'fractions', name).forEach((value, sample) =>
        expect(Number(value)).toBeCloseTo(Number(column(plain, 'fractions', name)[sample]), 6),
      );
  });

  it('recover the fractions of a noiseless mixture', () => {
    const shares = [0.5, 0, 0.2, 0.3, 0];
    const pure = table(
      reference.signature.map((row) => [row.reduce((sum, value, type) => sum + value * shares[type]!, 0)]),
      genes,
      ['S'],
    );
    shares.forEach((share, type) =>
      expect(Number(column(run({ method: 'nnls' }, pure), 'fractions', types[type]!)[0])).toBeCloseTo(share, 10),
    );
    shares.forEach((share, type) =>
      expect(Math.abs(Number(column(run({}, pure), 'fractions', types[type]!)[0]) - share)).toBeLessThan(0.03),
    );
  });

  it('are estimated without the genes that a sample lacks, and those genes are named', () => {
    const holes = {
      ...mixture,
      values: mixture.values.map((value, at) => (at % 7 === 0 && Math.floor(at / 7) % 5 === 1 ? Number.NaN : value)),
    };
    const rows = genes.map((_, at) => at).filter((at) => (genes.length - at) % 5 !== 1);
    const fewer = run(
      { method: 'nnls' },
      table(
        rows.map((at) => [reference.mixture[at]![0]!]),
        rows.map((at) => genes[at]!),
        ['S1'],
      ),
      signature,
    );
    for (const name of types)
      expect(Number(column(run({ method: 'nnls' }, holes), 'fractions', name)[0])).toBeCloseTo(
        Number(column(fewer, 'fractions', name)[0]),
        10,
      );
    expect(column(run({}, holes), 'fit', 'genes')).toEqual([rows.length, 60, 60, 60, 60, 60, 60]);
    expect(fewer.removed).toHaveLength(60 - rows.length);
    const gap = { ...signature, values: signature.values.map((value, at) => (at === 11 ? Number.NaN : value)) };
    expect(run({}, mixture, gap).removed).toEqual([{ kind: 'feature', id: 'g3', reason: '签名有缺失值' }]);
  });

  it('says the median correlation of an even number of samples as the middle of the two in the middle', () => {
    const even = table(
      reference.mixture.map((row) => row.slice(0, 4)),
      genes,
      names.slice(0, 4),
    );
    const output = run({}, even);
    const r = column(output, 'fit', 'r').map(Number);
    const [, low, high] = r.toSorted((a, b) => a - b) as [number, number, number];
    expect(low).toBeLessThan(high);
    expect(output.facts['r_median']).toBeCloseTo((low + high) / 2, 12);
  });

  it('have a small p for a mixture and a large one for noise, always the same for one seed', () => {
    const output = run({ permutations: 60 });
    const p = column(output, 'fit', 'p').map(Number);
    expect(Math.max(...p.slice(0, 6))).toBeCloseTo(1 / 61, 12);
    expect(p[6]).toBeGreaterThan(0.05);
    expect(output.messages.find(({ text }) => text.startsWith('S7'))!.text).toContain('拟合不比随机好');
    expect(run({ permutations: 60 }).tables).toEqual(output.tables);
  });

  it('find what differs between the groups of the example without a warning', async () => {
    const { inputs } = await readExample(simulateMixedSamples());
    const output = deconvolution.run(inputs, parseOptions(deconvolution, { permutations: 20 }), {
      seed: 1,
      progress: () => undefined,
    });
    const [type, p] = [column(output, 'tests', 'cluster'), column(output, 'tests', 'p_adj').map(Number)];
    for (const name of ['CD8 T 细胞', 'CD4 T 细胞']) expect(p[type.indexOf(name)]).toBeLessThan(0.05);
    expect(output.messages).toEqual([]);
    expect(
      column(output, 'composition', 'group')
        .slice(0, 36)
        .every((name) => name === '对照'),
    ).toBe(true);
  });
});

it.each([
  ['other genes', () => run({}, { ...mixture, ids: mixture.ids.map((name) => `ENSG${name}`) }), '共有的基因只有 0 个'],
  [
    'negative samples',
    () => run({}, { ...mixture, values: mixture.values.map((value) => value - 30) }),
    '混合在原始尺度上才能相加|小于 0',
  ],
  [
    'a standardised signature',
    () => run({}, mixture, { ...signature, values: standardized(signature.values) }),
    '小于 0',
  ],
  [
    'one type',
    () =>
      run(
        {},
        mixture,
        table(
          reference.signature.map((row) => [row[0]!]),
          genes,
          ['A'],
        ),
      ),
    '只有 1 类细胞',
  ],
  [
    'a constant sample',
    () => run({}, { ...mixture, values: mixture.values.map((value, at) => (at % 7 === 1 ? 4 : value)) }),
    '样本“S2”的签名基因都是同一个值',
  ],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(new RegExp(text, 'u'));
});

it('warn of logged values and of types with nearly equal signatures', () => {
  const text = (output: MethodOutput): string => output.messages.map((one) => one.text).join('');
  expect(text(run({}, { ...mixture, values: mixture.values.map((value) => Math.log2(value + 1)) }))).toContain(
    '像是取过 log2',
  );
  const twins = table(
    reference.signature.map((row) => [...row.slice(0, 4), row[3]! * 1.01 + 0.1]),
    genes,
    types,
  );
  expect(text(run({}, mixture, twins))).toContain('“D”与“E”的签名几乎相同');
});
