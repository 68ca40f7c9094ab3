import { describe, expect, it } from 'vitest';
import { readExample } from '../../examples/readExample.ts';
import { simulateTumourCells } from '../../examples/tumourCells.ts';
import type { CellCounts, Groups, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close } from '../../testing/tables.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scCnv } from './index.ts';
import reference from './scCnv.reference.json' with { type: 'json' };

const cells = countsOf(reference.counts, reference.gene);
const groups: Groups = {
  samples: cells.cells.toReversed(),
  group: reference.type.toReversed(),
  levels: ['正常', 'A', 'B'],
  colors: {},
  factors: [],
};
const recordsOf = (rows: readonly number[], numbers = true): Records => ({
  rows: rows.length,
  columns: [
    { name: 'Chromosome/scaffold', text: rows.map((row) => reference.chromosome[row]!), numbers: null },
    { name: 'symbol', text: rows.map((row) => reference.gene[row]!), numbers: null },
    {
      name: 'start',
      text: rows.map((row) => String(reference.position[row]!)),
      numbers: numbers ? Float64Array.from(rows, (row) => reference.position[row]!) : null,
    },
  ],
});
/** A gene that stands there a second time keeps its first place. */
const records = recordsOf([...reference.placed, reference.placed[0]!]);
const run = (
  options: Record<string, unknown> = {},
  scheme = groups,
  table = records,
  counts: CellCounts = cells,
): MethodOutput =>
  scCnv.run(
    { cells: counts, groups: scheme, records: table },
    parseOptions(scCnv, { chromosome_column: 'Chromosome/scaffold', ...options }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, id: string, name: string): (number | string)[] =>
  Array.from<number | string>(
    output.tables.find((one) => one.id === id)!.columns.find((one) => one.name === name)!.values,
  );

describe('agrees with its definition in R', () => {
  it.each([
    ['plain', { window: 11, min_mean: 0, most: 10, noise: 0, sex: true }],
    ['whole', { window: 101, min_mean: 0.1, most: 1.5, noise: 1.5, sex: false }],
  ] as const)('%s', (name, options) => {
    const expected = reference[name];
    const output = run(options);
    expect(column(output, 'bins', 'first')).toEqual(expected.genes);
    const place = new Map(cells.cells.map((cell, at) => [cell, at]));
    const drawn = column(output, 'heatmap', 'cell').map((cell) => place.get(String(cell))!);
    column(output, 'bins', 'bin').forEach((bin, gene) =>
      column(output, 'heatmap', String(bin)).forEach((value, row) =>
        expect(
          close(Number(value), expected.values[gene]![drawn[row]!]!, 1e-6),
          `${bin} of ${drawn[row]}: ${value}`,
        ).toBe(true),
      ),
    );
    column(output, 'cells', 'score').forEach((value, cell) =>
      expect(close(Number(value), expected.score[cell]!, 1e-6), `score of ${cell}`).toBe(true),
    );
    column(output, 'cells', 'correlation').forEach((value, cell) =>
      expect(close(Number(value), expected.correlation[cell] ?? Number.NaN, 1e-6), `r of ${cell}: ${value}`).toBe(true),
    );
    const chromosomes = new Set(column(output, 'chromosomes', 'chromosome')).size;
    column(output, 'chromosomes', 'mean').forEach((value, row) =>
      expect(
        close(Number(value), expected.chromosome_mean[Math.floor(row / chromosomes)]![row % chromosomes]!, 1e-6),
        `chromosome ${row}`,
      ).toBe(true),
    );
  });
});

describe('copy numbers of the example', async () => {
  const { inputs } = await readExample(simulateTumourCells());
  const output = scCnv.run(inputs, parseOptions(scCnv, { window: 21 }), { seed: 1, progress: () => undefined });
  const mean = (group: string, chromosome: string): number => {
    const [types, names, values] = [
      column(output, 'chromosomes', 'group'),
      column(output, 'chromosomes', 'chromosome'),
      column(output, 'chromosomes', 'mean'),
    ];
    return Number(values[types.findIndex((type, row) => type === group && names[row] === chromosome)]);
  };

  it('shows the simulated gains and losses, and nothing in the normal cells', () => {
    for (const clone of ['肿瘤克隆 1', '肿瘤克隆 2']) {
      expect(mean(clone, '7')).toBeGreaterThan(0.15);
      expect(mean(clone, '10')).toBeLessThan(-0.15);
    }
    expect(mean('肿瘤克隆 2', '20')).toBeGreaterThan(0.15);
    expect(Math.abs(mean('肿瘤克隆 1', '20'))).toBeLessThan(0.1);
    for (let chromosome = 1; chromosome <= 22; chromosome += 1)
      expect(Math.abs(mean('T 细胞', String(chromosome)))).toBeLessThan(0.05);
    const [types, score] = [column(output, 'cells', 'group'), column(output, 'cells', 'score').map(Number)];
    const middle = (type: string): number => score.filter((_, at) => types[at] === type).toSorted((a, b) => a - b)[10]!;
    expect(middle('肿瘤克隆 1')).toBeGreaterThan(2 * middle('T 细胞'));
    expect(output.messages.filter(({ level }) => level === 'warning')).toEqual([]);
  });

  it('sorts chromosomes by number and names the largest gain and loss', () => {
    expect([...new Set(column(output, 'bins', 'chromosome'))]).toEqual(
      Array.from({ length: 22 }, (_, at) => String(at + 1)),
    );
    expect(output.facts['loss']).toContain('10 号染色体');
  });
});

it('does not depend on the order of the tables, and uses the first row of a gene', () => {
  const turned: Groups = { ...groups, samples: groups.samples.toReversed(), group: groups.group.toReversed() };
  expect(run({}, turned).tables).toEqual(run().tables);
  expect(run({}, groups, recordsOf(reference.placed)).tables).toEqual(run().tables);
  const fewer = run({}, { ...groups, samples: groups.samples.slice(1), group: groups.group.slice(1) });
  expect(fewer.removed).toEqual([{ kind: 'sample', id: 'c22', reason: '不在分组表中' }]);
});

it('uses the named reference cells, and finds nothing but rounding when they are all equal', () => {
  expect(run({ reference: 'A' }).facts).toMatchObject({ reference: 'A', reference_cells: 8 });
  const same = countsOf(
    reference.counts.map((row) => row.map((value, cell) => (reference.type[cell] === '正常' ? row[0]! : value))),
    reference.gene,
  );
  const output = run({ noise: 0 }, groups, records, same);
  const [types, score] = [column(output, 'cells', 'group'), column(output, 'cells', 'score').map(Number)];
  expect(Math.max(...score.filter((_, at) => types[at] === '正常'))).toBeLessThan(1e-20);
});

it.each([
  ['no such reference', () => run({ reference: '没有' }), '参照细胞“没有”在表达矩阵中没有'],
  [
    'four reference cells',
    () =>
      run(
        {},
        {
          ...groups,
          group: groups.group.map((type, at) => (type === '正常' && at < groups.group.length - 4 ? 'A' : type)),
        },
      ),
    '只有 4 个，至少需要 5 个',
  ],
  ['one type', () => run({}, { ...groups, group: groups.group.map(() => 'A') }), '只有“A”一类'],
  ['other cells', () => run({}, { ...groups, samples: groups.samples.map((name) => `x${name}`) }), '一个也没有'],
  [
    'other genes',
    () =>
      run({}, groups, {
        ...records,
        columns: records.columns.map((one) => ({ ...one, text: one.text.map((word) => `ENSG${word}`) })),
      }),
    '没有一列是表达矩阵的基因',
  ],
  ['few genes', () => run({}, groups, recordsOf(reference.placed.slice(0, 30))), '至少需要 50 个'],
  ['words for positions', () => run({}, groups, recordsOf(reference.placed, false)), '没有认出哪一列是“起始位置列”'],
])('refuses %s in Chinese', (_, of, text) => {
  expect(of).toThrow(text);
});
