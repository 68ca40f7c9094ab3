import { describe, expect, it } from 'vitest';
import { simulateCellAnnotations } from '../../examples/cellAnnotations.ts';
import { readExample } from '../../examples/readExample.ts';
import { readInput } from '../../ingest/index.ts';
import type { Groups, MethodOutput, Records } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { scComposition } from './index.ts';
import { roeMark } from './observedOverExpected.ts';
import reference from './scComposition.reference.json' with { type: 'json' };

type Cell = { readonly cell: string; readonly sample: string; readonly group: string; readonly cluster: string };
/** Cells as the counts of the reference have them, mixed so that no order is given. */
const all = reference.counts.flatMap((counts, s) =>
  counts.flatMap((count, c) =>
    Array.from({ length: count }, (_, i): Cell => ({
      cell: `s${s + 1}_${c + 1}-${i}`,
      sample: `s${s + 1}`,
      group: reference.group[s]!,
      cluster: String(c + 1),
    })),
  ),
);
const recordsOf = (
  cells: readonly Cell[],
  names: readonly (keyof Cell)[] = ['cell', 'sample', 'group', 'cluster'],
): Records => ({
  rows: cells.length,
  columns: names.map((name) => ({ name, text: cells.map((cell) => cell[name]), numbers: null })),
});
const run = (records: Records, options: Record<string, unknown> = {}, groups?: Groups): MethodOutput =>
  scComposition.run({ records, ...(groups && { groups }) }, parseOptions(scComposition, options), {
    seed: 1,
    progress: () => undefined,
  });
const column = (output: MethodOutput, table: string, name: string): (number | string)[] =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values as Iterable<
      number | string
    >,
  );
const near = (actual: readonly (number | string)[], expected: readonly number[], share = 1e-8): void => {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) =>
    expect(Math.abs(Number(value) - expected[i]!)).toBeLessThanOrEqual(share * Math.max(1e-6, Math.abs(expected[i]!))),
  );
};

it('cells of no type and samples of no group leave, and are no type and no group', async () => {
  const text = (cells: readonly Cell[]) =>
    Buffer.from(['cell,sample,group,cluster', ...cells.map((cell) => Object.values(cell).join(','))].join('\n'));
  const read = async (cells: readonly Cell[]): Promise<Records> =>
    (await readInput('records', { bytes: text(cells), name: 'cells.csv' })).value;
  const gone = all[0]!.sample;
  const named = await read(
    all.map((cell, at) => ({
      ...cell,
      ...(cell.sample === gone ? { group: 'NA' } : at === all.length - 1 ? { cluster: 'n.a.' } : {}),
    })),
  );
  const less = await read(all.filter(({ sample }, at) => sample !== gone && at < all.length - 1));
  const output = run(named);
  expect(output.tables).toEqual(run(less).tables);
  expect(output.removed).toContainEqual({ kind: 'sample', id: gone, reason: '缺少“group”的值' });
});

describe('agrees with R', () => {
  it.each(['logit', 'asin'] as const)(
    '%s: agrees with limma on the proportions, for all groups and each pair',
    (test) => {
      const output = run(recordsOf(all), { test });
      const expected = reference[test];
      near(column(output, 'tests', 'statistic'), [...expected.f, ...expected.t]);
      near(column(output, 'tests', 'p'), [...expected.fp, ...expected.p]);
      near(column(output, 'tests', 'p_adj').slice(6), expected.adj);
      near(column(output, 'tests', 'df').slice(6, 12), expected.df, 1e-6);
    },
  );

  it('wilcoxon: agrees with wilcox.test and kruskal.test', () => {
    const output = run(recordsOf(all), { test: 'wilcoxon' });
    near(column(output, 'tests', 'statistic'), [...reference.ranks.h, ...reference.ranks.w]);
    near(column(output, 'tests', 'p'), [...reference.ranks.hp, ...reference.ranks.p]);
  });

  it('Ro/e: agrees with chisq.test on the whole table, and for each cluster and group against the others', () => {
    const output = run(recordsOf(all));
    const { adj, expected, p, residual, roe, whole } = reference.roe;
    Object.entries({ expected, roe, residual, p, p_adj: adj }).forEach(([name, values]) =>
      near(column(output, 'roe', name), values),
    );
    near(
      ['chi_squared', 'chi_df', 'chi_p'].map((name) => output.facts[name]!),
      whole,
    );
  });

  it('two groups give one comparison', () => {
    const output = run(recordsOf(all.filter(({ group }) => group !== '高剂量')));
    expect(column(output, 'tests', 'comparison')).toEqual(Array(6).fill('pair'));
    near(column(output, 'tests', 'statistic'), reference.two.t);
    near(column(output, 'tests', 'p'), reference.two.p);
  });
});

it('counts every cell once, and gives 0 where a sample has none', () => {
  const output = run(recordsOf(all));
  expect(column(output, 'composition', 'cells')).toEqual(reference.counts.flat());
  expect(column(output, 'composition', 'proportion')[5]).toBe(0);
  const observed = column(output, 'roe', 'observed').map(Number);
  expect(observed.reduce((sum, count) => sum + count, 0)).toBe(all.length);
  expect(column(output, 'roe', 'expected').reduce<number>((sum, count) => sum + Number(count), 0)).toBeCloseTo(
    all.length,
    8,
  );
});

it('marks Ro/e by the usual symbols, and warns that cells are not replicates', () => {
  expect([0, 0.1, 0.2, 0.8, 0.81, 1, 1.01].map(roeMark)).toEqual(['−', '+/−', '+', '+', '++', '++', '+++']);
  const output = run(recordsOf(all));
  expect(column(output, 'roe', 'mark')).toEqual(column(output, 'roe', 'roe').map((value) => roeMark(Number(value))));
  expect(output.messages.at(-1)!.text).toContain('每个细胞当作独立的重复');
  const ungrouped = run(recordsOf(all, ['cell', 'sample', 'cluster']));
  expect(column(ungrouped, 'roe', 'roe')).toEqual(Array(6).fill(1));
  expect(column(ungrouped, 'roe', 'p')).toEqual(Array(6).fill(Number.NaN));
});

it('does not depend on the order of the rows, and joins the group scheme by sample name', () => {
  const groups: Groups = {
    samples: reference.group.map((_, i) => `s${i + 1}`).toReversed(),
    group: reference.group.toReversed(),
    levels: ['对照', '低剂量', '高剂量'],
    colors: {},
    factors: [],
  };
  const turned = recordsOf(all.toReversed(), ['cell', 'sample', 'cluster']);
  const [one, other] = [run(turned, {}, groups), run(recordsOf(all))];
  for (const name of ['mean_a', 'statistic', 'p'])
    near(column(one, 'tests', name).slice(6), column(other, 'tests', name).slice(6).map(Number), 1e-10);
  expect(column(one, 'tests', 'cluster')).toEqual(column(other, 'tests', 'cluster'));
  const byCell: Groups = { ...groups, samples: all.map(({ cell }) => cell), group: all.map(({ group }) => group) };
  expect(run(turned, {}, byCell).tables).toEqual(one.tables);
  const fewer: Groups = { ...groups, samples: groups.samples.slice(1), group: groups.group.slice(1) };
  expect(run(turned, {}, fewer).removed).toEqual([{ kind: 'sample', id: 's11', reason: '不在分组表中' }]);
});

it('reads samples from the barcodes when there is no column, and says so', () => {
  const output = run(
    recordsOf(
      all.map((cell) => ({ ...cell, cell: `${cell.sample}_${cell.cell.replaceAll('_', '')}` })),
      ['cell', 'cluster'],
    ),
  );
  expect(output.messages[0]!.text).toContain('下划线（或冒号）之前的部分作为样本，共 11 个');
  expect(output.messages[1]!.text).toContain('没有分组');
  expect(output.tables[1]!.rows).toBe(0);
  const numbered = run(
    recordsOf(
      all.map((cell) => ({ ...cell, cell: `ACGT${cell.cell.replaceAll(/\W|_/gu, '')}-${cell.sample.slice(1)}` })),
      ['cell', 'cluster'],
    ),
  );
  expect(numbered.facts['samples']).toBe(11);
});

it('makes no test without replicates, and leaves out cells without a cluster', () => {
  const output = run(recordsOf(all.filter(({ sample }) => sample === 's1' || sample === 's7')));
  expect(output.messages[0]!.text).toContain('没有重复，不能检验');
  const blank = all.map((cell, i) => (i === 3 ? { ...cell, cluster: '' } : cell));
  expect(run(recordsOf(blank)).removed).toEqual([{ kind: 'sample', id: 's1_1-3', reason: '没有簇或细胞类型' }]);
});

it('finds the types that were simulated to change', async () => {
  const { inputs } = await readExample(simulateCellAnnotations());
  const output = scComposition.run(inputs, parseOptions(scComposition, {}), { seed: 1, progress: () => undefined });
  const significant = column(output, 'tests', 'cluster').filter(
    (_, row) => Number(column(output, 'tests', 'p_adj')[row]) < 0.05,
  );
  expect(new Set(significant)).toEqual(new Set(['B 细胞', 'CD8 T 细胞']));
  expect(scComposition.note(parseOptions(scComposition, {}), output.facts)).toContain('对照 4 个样本、处理 5 个样本');
});

it.each([
  ['one cluster', recordsOf(all.map((cell) => ({ ...cell, cluster: '1' }))), '只有 1 个簇'],
  [
    'a sample in two groups',
    recordsOf(all.map((cell, i) => (i === 0 ? { ...cell, group: '高剂量' } : cell))),
    '样本“s1”的细胞分属',
  ],
  [
    'no samples',
    recordsOf(
      all.map((cell, i) => ({ ...cell, cell: `AC${i}` })),
      ['cell', 'cluster'],
    ),
    '没有认出哪一列是“样本列”',
  ],
])('refuses %s in Chinese', (_, records, text) => {
  expect(() => run(records)).toThrow(text);
});
