import { describe, expect, it } from 'vitest';
import { readExample } from '../../examples/readExample.ts';
import { simulateCommunicatingCells } from '../../examples/communicatingCells.ts';
import type { Edges, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { librarySizes, logNormalized, selectCounts } from '../../cells/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scCommunication } from './index.ts';
import { testInteractions } from './interactions.ts';
import { pairsInTable } from './partners.ts';
import reference from './scCommunication.reference.json' with { type: 'json' };
import { partnerGenes } from './typeMeans.ts';

const genes = reference.counts.map((_, i) => `g${i + 1}`);
const cells = countsOf(reference.counts, genes);
const edgesOf = (pairs: readonly (readonly string[])[]): Edges => ({
  source: pairs.map(([ligand]) => ligand!),
  target: pairs.map(([, receptor]) => receptor!),
  weight: new Float64Array(pairs.length).fill(1),
});
const table = (columns: Readonly<Record<string, readonly string[]>>): Records => ({
  rows: cells.cells.length,
  columns: Object.entries(columns).map(([name, text]) => ({ name, text, numbers: null })),
});
const records = table({ barcode: cells.cells.toReversed(), cell_type: reference.type.toReversed() });
const edges = edgesOf(reference.pairs);
const run = (options: Record<string, unknown> = {}, given = edges, of = records, seed = 1): MethodOutput =>
  scCommunication.run({ cells, edges: given, records: of }, parseOptions(scCommunication, options), {
    seed,
    progress: () => undefined,
  });
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );
/** Rows by what they are, as the order of the table is of p. */
const byName = (output: MethodOutput): Map<string, Record<string, number>> => {
  const of = (name: string) => column(output, 'interactions', name);
  const [ligand, receptor, source, target] = [of('ligand'), of('receptor'), of('source'), of('target')];
  const figures = ['mean', 'ligand_mean', 'receptor_mean', 'ligand_share', 'receptor_share', 'p', 'p_adj'].map(
    (name) => [name, of(name)] as const,
  );
  return new Map(
    ligand.map((name, i) => [
      [name, receptor[i], source[i], target[i]].join(' '),
      Object.fromEntries(figures.map(([figure, values]) => [figure, Number(values[i])])),
    ]),
  );
};
const key = ([pair, source, target]: readonly number[]): string =>
  [...reference.pairs[pair! - 1]!, reference.levels[source! - 1], reference.levels[target! - 1]].join(' ');

describe('agrees with the definition of CellPhoneDB in R', () => {
  it.each([
    ['log', {}],
    ['linear', { min_share: 0.4 }],
  ] as const)('for means and shares, expression %s', (expression, options) => {
    const found = byName(run({ expression, permutations: 99, ...options }));
    expect(found.size).toBe(reference[expression].length);
    for (const row of reference[expression]) {
      const own = found.get(key(row))!;
      ['mean', 'ligand_mean', 'receptor_mean', 'ligand_share', 'receptor_share'].forEach((name, at) =>
        expect(close(own[name]!, row[3 + at]!, 1e-9), `${name} of ${key(row)}`).toBe(true),
      );
    }
  });

  it('for how often the mean is reached in the same permutations', () => {
    const { pairs, partners } = pairsInTable(edges, genes);
    const kept = reference.type.flatMap((name, cell) => (reference.levels.includes(name) ? [cell] : []));
    const all = selectCounts(
      cells,
      kept,
      genes.map((_, gene) => gene),
    );
    const expression = logNormalized(all, librarySizes(all));
    const data = partnerGenes(expression, partners, (wanted) =>
      selectCounts(
        expression,
        expression.cells.map((_, i) => i),
        wanted,
      ),
    );
    const { hits, interactions } = testInteractions(
      data,
      pairs,
      Int32Array.from(reference.own),
      3,
      0.1,
      reference.shuffled.length,
      (b) => Int32Array.from(reference.shuffled[b]!),
    );
    expect(interactions.map(({ pair, source, target }) => [pair + 1, source + 1, target + 1])).toEqual(
      reference.log.map((row) => row.slice(0, 3)),
    );
    reference.log.forEach((row, i) => expect(close(hits[i]!, row[8]!, 0), key(row)).toBe(true));
  });

  it('for p within the error of drawing', () => {
    const found = byName(run({ permutations: 4000 }));
    reference.log.forEach((row, i) => {
      const p = reference.p[i]!;
      expect(Math.abs(found.get(key(row))!['p']! - p), key(row)).toBeLessThan(
        5 * Math.sqrt((p * (1 - p)) / 4000) + 1e-3,
      );
    });
  });
});

it('leaves out small types and cells without a type, and names them', () => {
  const output = run({ permutations: 99 });
  expect(output.facts).toMatchObject({ cells: 80, types: 3, left_types: 1, pairs: 11, used: 11 });
  expect(output.removed.filter(({ reason }) => reason === '没有簇')).toHaveLength(5);
  expect(output.removed.filter(({ reason }) => reason.includes('不足 10 个'))).toHaveLength(8);
  expect(output.messages.map(({ text }) => text).join('')).toContain('rare（8）');
});

it('sums the significant pairs by cell types', () => {
  const output = run();
  const rows = column(output, 'interactions', 'significant').flatMap((word, i) =>
    word === '是'
      ? [[column(output, 'interactions', 'source')[i], column(output, 'interactions', 'target')[i]].join()]
      : [],
  );
  const [source, target, count] = ['source', 'target', 'significant'].map((name) => column(output, 'counts', name));
  expect(source).toHaveLength(9);
  source!.forEach((name, i) =>
    expect(count![i]).toBe(rows.filter((pair) => pair === [name, target![i]].join()).length),
  );
  expect(output.facts['significant']).toBe(rows.length);
  expect(
    column(run({ p_column: 'p_adj' }), 'interactions', 'significant').filter((word) => word === '是').length,
  ).toBeLessThanOrEqual(rows.length);
});

it('lists pairs whose genes the table lacks, and uses repeated pairs once', () => {
  const output = run({ permutations: 99 }, edgesOf([...reference.pairs, ['g1', 'g7'], ['g1', 'g2+zz'], ['yy', 'g3']]));
  expect(output.facts).toMatchObject({ pairs: 13, used: 11 });
  expect(column(output, 'pairs', 'missing').slice(-2)).toEqual(['zz', 'yy']);
  expect(column(output, 'pairs', 'used').slice(-2)).toEqual(['否', '否']);
  expect(output.messages.map(({ text }) => text).join('')).toMatch(/13 对配体受体中有 2 对.*1 行与前面/u);
});

it('looks up a full name as a gene before splitting it into subunits, and ignores versions', () => {
  const found = (names: readonly string[], pair: readonly [string, string]) => {
    const { pairs, partners } = pairsInTable(edgesOf([pair]), names);
    return [pairs[0]!.ligand, pairs[0]!.receptor].map((at) => partners[at]!.genes);
  };
  expect(found(['HLA_A', 'HLA', 'A', 'B'], ['HLA_A', 'A_B'])).toEqual([[0], [2, 3]]);
  expect(
    found(
      ['ENSG00000141510.17', 'ENSG00000000003.2', 'ENSG00000000005.6'],
      ['ENSG00000141510', 'ENSG00000000003+ENSG00000000005'],
    ),
  ).toEqual([[0], [1, 2]]);
  expect(found(['HLA_A', 'B'], ['HLA_A + B', 'B'])).toEqual([[0, 1], [1]]);
});

it('is the same for the same seed', () => {
  expect(column(run({ permutations: 99 }), 'interactions', 'p')).toEqual(
    column(run({ permutations: 99 }), 'interactions', 'p'),
  );
  expect(column(run({ permutations: 99 }), 'interactions', 'p')).not.toEqual(
    column(run({ permutations: 99 }, edges, records, 2), 'interactions', 'p'),
  );
});

it('finds the simulated pairs of the example, but not those expressed by every type', async () => {
  const { inputs } = await readExample(simulateCommunicatingCells());
  const output = scCommunication.run(inputs, parseOptions(scCommunication, {}), { seed: 1, progress: () => undefined });
  const [ligand, significant] = [column(output, 'pairs', 'ligand'), column(output, 'pairs', 'significant')];
  expect(ligand.slice(0, -2).every((_, i) => Number(significant[i]) >= 1)).toBe(true);
  expect(Number(significant.at(-1)) + Number(significant.at(-2))).toBeLessThan(4);
});

it.each([
  ['other genes', () => run({}, edgesOf([['TGFB1', 'TGFBR1']])), '没有一对配体与受体都在表达矩阵中'],
  ['other case', () => run({}, edgesOf([['G1', 'G2']])), '没有一对配体与受体都在表达矩阵中'],
  [
    'other cells',
    () => run({}, edges, table({ barcode: cells.cells.map((name) => `x${name}`), cell_type: reference.type })),
    '没有一列是表达矩阵的细胞',
  ],
  ['no types', () => run({}, edges, table({ barcode: cells.cells })), '没有认出簇的列'],
  ['one large type', () => run({ min_cells: 30 }), '细胞类型只有 1 种，至少需要 2 种'],
  [
    'nothing to test',
    () => run({ min_share: 1 }, edgesOf([['g1', 'g7']])),
    '没有一对在任何两种细胞中的检出比例都达到 1',
  ],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});
