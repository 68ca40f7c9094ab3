import { describe, expect, it } from 'vitest';
import { simulateAmbientCells } from '../../examples/ambientCells.ts';
import { readExample } from '../../examples/readExample.ts';
import type { CellCounts, Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { caught } from '../../testing/caught.ts';
import { close } from '../../testing/tables.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { ambientCounts } from './ambientCounts.ts';
import { profileOfCells, profileOfDroplets } from './ambientProfile.ts';
import { contamination } from './contamination.ts';
import { scAmbient } from './index.ts';
import reference from './scAmbient.reference.json' with { type: 'json' };
import { readScAmbientOptions } from './scAmbient.schema.ts';

const cells = countsOf(reference.counts);
const droplets = countsOf(reference.droplets);
const levels = [...new Set(reference.kinds)];
const groups: Groups = {
  samples: cells.cells.toReversed(),
  group: reference.kinds.toReversed(),
  levels,
  colors: {},
  factors: [],
};
const clusters = { of: Int32Array.from(reference.kinds, (kind) => levels.indexOf(kind)), count: levels.length };
const profile = profileOfDroplets(cells, droplets, 100);
const options = (given: Record<string, unknown> = {}) => readScAmbientOptions(parseOptions(scAmbient, given));
const run = (
  given: Record<string, unknown> = {},
  inputs: Partial<{ cells: CellCounts; droplets: CellCounts | undefined; groups: Groups | undefined }> = {},
  seed = 1,
): MethodOutput =>
  scAmbient.run({ cells, droplets, groups, ...inputs }, parseOptions(scAmbient, given), {
    seed,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
const near = (actual: ArrayLike<number>, expected: readonly number[], what: string, share = 1e-9): void => {
  expect(actual.length, what).toBe(expected.length);
  expected.forEach((value, i) =>
    expect(close(actual[i]!, value, share), `${what} ${i}: ${actual[i]} for ${value}`).toBe(true),
  );
};

describe('agrees with the definition of SoupX in R', () => {
  it('for the counts of empty droplets', () => expect(Array.from(profile.counts)).toEqual(reference.soup));

  it.each([
    ['auto', {}, profile.share],
    [
      'loose',
      {
        tfidf: 0.5,
        soup_quantile: 0.7,
        max_markers: 12,
        rho_low: 0.02,
        rho_high: 0.5,
        fdr: 0.05,
        prior: 0.1,
        prior_sd: 0.2,
      },
      profile.share,
    ],
    ['own', {}, profileOfCells(cells).share],
  ] as const)('for markers, estimates and posterior: %s', (name, given, share) => {
    const wanted = reference[name];
    const { estimates, posterior } = contamination(cells, clusters, share, options(given));
    const of = (cluster: number): typeof estimates => estimates.filter((one) => one.cluster === cluster);
    expect(of(0).map(({ gene }) => gene + 1)).toEqual(wanted.targets);
    near(
      of(0).map(({ tfidf }) => tfidf),
      wanted.tfidf,
      'tf-idf',
    );
    expect(estimates.map(({ used }) => Number(used))).toEqual(wanted.free);
    expect(estimates.map(({ observed }) => observed)).toEqual(wanted.seen);
    near(
      estimates.map(({ expected }) => expected),
      wanted.wanted,
      'expected',
    );
    near(posterior!.density, wanted.curve, 'posterior');
    near(posterior!.prior, wanted.prior, 'prior');
    near([posterior!.mode, posterior!.low, posterior!.high], [wanted.rho[0]!, wanted.low[0]!, wanted.high[0]!], 'rho');
  });

  it.each([
    ['subtraction', 'subtraction', false],
    ['multinomial', 'multinomial', false],
    ['cells', 'subtraction', true],
    ['cellsMultinomial', 'multinomial', true],
    ['high', 'subtraction', false],
  ] as const)('for the removed counts: %s', (name, method, single) => {
    const wanted = reference.taken[name];
    const rho = name === 'high' ? 0.45 : reference.auto.rho[0]!;
    const taken = ambientCounts(
      cells,
      single ? Int32Array.from(cells.cells, (_, cell) => cell) : clusters.of,
      profile,
      { method, rho },
    );
    const [ofGene, ofCell, squares] = [new Float64Array(120), new Float64Array(90), new Float64Array(120)];
    const table = cells.cells.map((_, cell) => {
      const own = new Float64Array(120);
      for (let at = cells.starts[cell]!; at < cells.starts[cell + 1]!; at += 1) own[cells.rows[at]!] = taken[at]!;
      own.forEach((value, gene) => {
        ofGene[gene]! += value;
        ofCell[cell]! += value;
        squares[gene]! += value ** 2;
      });
      return own;
    });
    near(ofGene, wanted.genes, 'gene', 1e-8);
    near(ofCell, wanted.cells, 'cell', 1e-8);
    near(squares, wanted.squares, 'squares', 1e-8);
    near(table[0]!, wanted.first, 'first cell', 1e-8);
    near(table.at(-1)!, wanted.last, 'last cell', 1e-8);
  });
});

it('joins clusters by cell names in any order, and lists every cell and gene', () => {
  const output = run({ rounding: false });
  expect(output.facts).toMatchObject({ rho: reference.auto.rho[0], clusters: 5, droplets: 200 });
  near(column(output, 'genes', 'removed').map(Number), reference.taken.subtraction.genes, 'removed', 1e-8);
  const [before, after] = ['counts', 'corrected'].map((name) => column(output, 'cells', name).map(Number));
  near(
    before!.map((value, cell) => value - after![cell]!),
    reference.taken.subtraction.cells,
    'of cells',
    1e-8,
  );
  expect(column(output, 'cells', 'cluster')).toEqual(reference.kinds);
});

it('leaves whole counts, never more than before, and the same for the same seed', () => {
  const [one, same, other] = [run(), run(), run({}, {}, 2)];
  const matrix = (output: MethodOutput): number[][] =>
    output.tables
      .find(({ id }) => id === 'matrix')!
      .columns.slice(1)
      .map(({ values }) => Array.from(values as Float64Array));
  expect(matrix(same)).toEqual(matrix(one));
  expect(matrix(other)).not.toEqual(matrix(one));
  matrix(one).forEach((values, cell) =>
    values.forEach((value, gene) => {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(reference.counts[gene]![cell]!);
    }),
  );
  expect(Math.abs(Number(one.facts['removed']) - reference.auto.rho[0]!)).toBeLessThan(0.005);
});

it('uses a given contamination, and then draws no estimate', () => {
  const output = run({ contamination: 0.45, rounding: false });
  near(column(output, 'genes', 'removed').map(Number), reference.taken.high.genes, 'removed', 1e-8);
  expect(output.charts).toEqual(['sc-ambient-genes']);
  expect(output.tables.find(({ id }) => id === 'posterior')!.rows).toBe(0);
  expect(output.messages.map(({ text }) => text).join()).toContain('污染比例 0.45 很高');
});

it('says what replaces missing empty droplets, and which genes those lack', () => {
  const [without] = run({ contamination: 0.05 }, { droplets: undefined }).messages;
  expect(without).toMatchObject({ level: 'warning' });
  expect(without!.text).toContain('以全部细胞之和近似');
  const fewer = countsOf(reference.droplets.slice(0, 110));
  expect(run({}, { droplets: fewer }).messages.map(({ text }) => text)).toContain(
    '10 个基因不在原始矩阵中，视为环境中没有，不扣除。',
  );
  expect(column(run({ contamination: 0.2 }, { droplets: fewer }), 'genes', 'removed').slice(110)).toEqual(
    Array(10).fill(0),
  );
});

it('treats cells without a group as one cluster, and leaves out empty ones', () => {
  const partly = { ...groups, samples: groups.samples.slice(7), group: groups.group.slice(7) };
  const output = run({}, { groups: partly, cells: countsOf(reference.counts.map((row) => [...row, 0])) });
  expect(output.messages.map(({ text }) => text)).toContain('7 个细胞没有分组，合为一个“未分组”的簇一起扣除。');
  expect(column(output, 'cells', 'cluster').slice(-7)).toEqual(Array(7).fill('未分组'));
  expect(output.removed).toEqual([{ kind: 'sample', id: 'c91', reason: '没有任何计数' }]);
});

it('recovers the contamination of the example with clusters of its own', async () => {
  const { inputs } = await readExample(simulateAmbientCells(), ['cells', 'droplets']);
  const output = scAmbient.run(inputs, parseOptions(scAmbient, {}), { seed: 1, progress: () => undefined });
  expect(output.messages).toEqual([]);
  expect(Math.abs(Number(output.facts['rho']) - 0.1)).toBeLessThan(0.025);
  expect(scAmbient.note(parseOptions(scAmbient, {}), output.facts)).toContain('以 Leiden 算法聚类');
});

it.each([
  [
    'filtered droplets',
    () => run({}, { droplets: countsOf(reference.droplets.map((row) => row.slice(200))) }),
    'droplets',
    '多半是过滤后的矩阵',
  ],
  [
    'droplets of other genes',
    () => run({}, { droplets: { ...droplets, genes: droplets.genes.map((gene) => `x${gene}`) } }),
    'droplets',
    '来自同一次 Cell Ranger 运行',
  ],
  [
    'groups of other cells',
    () => run({}, { groups: { ...groups, samples: groups.samples.map((name) => `x${name}`) } }),
    'groups',
    '细胞条码',
  ],
  [
    'one cluster',
    () => run({}, { groups: { ...groups, group: groups.group.map(() => 'a'), levels: ['a'] } }),
    'contamination',
    '细胞种类单一',
  ],
  ['an estimate that cannot be', () => run({ rho_low: 0.55 }), 'contamination', '分簇与原始矩阵'],
  ['limits the wrong way round', () => run({ rho_low: 0.4, rho_high: 0.3 }), 'contamination', '调低下限'],
])('refuses %s and says what to do', (_, act, input, remedy) => {
  const { problems } = caught(act);
  expect(problems[0]!.input).toBe(input);
  expect(problems[0]!.remedy).toContain(remedy);
});
