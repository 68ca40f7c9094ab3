import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { scHvg } from './index.ts';
import reference from './scHvg.reference.json' with { type: 'json' };

const cells = countsOf(reference.values);
const run = (options: Record<string, unknown> = {}, counts = cells): MethodOutput =>
  scHvg.run({ cells: counts }, parseOptions(scHvg, options), { seed: 1, progress: () => undefined });
const column = (output: MethodOutput, name: string) =>
  output.tables[0]!.columns.find((one) => one.name === name)!.values;
/** The figures of a column in the order of the input. */
function byGene(output: MethodOutput, name: string): number[] {
  const at = new Map(Array.from(column(output, 'gene') as string[], (gene, row) => [gene, row]));
  return cells.genes.map((gene) => Number(column(output, name)[at.get(gene)!]));
}
const near = (actual: number, expected: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1e-3, Math.abs(expected)));
const still = [16, 59];

it.each([
  [0.3, reference.standardized],
  [0.75, reference.wide],
])('agrees with vst as Seurat computes it, span %s', (span, expected) => {
  const output = run({ span });
  byGene(output, 'variance_standardized').forEach((value, gene) =>
    still.includes(gene) ? expect(value).toBeNaN() : near(value, expected[gene]!),
  );
  byGene(output, 'mean').forEach((value, gene) => near(value, reference.mean[gene]!));
  byGene(output, 'variance').forEach((value, gene) => near(value, reference.variance[gene]!));
});

it('agrees with the fitted variance of loess', () => {
  byGene(run(), 'variance_expected').forEach(
    (value, gene) => !still.includes(gene) && near(value, reference.expected[gene]!),
  );
});

it.each([
  ['seurat', reference.seurat],
  ['cell_ranger', reference.cell_ranger],
] as const)('agrees with the dispersions of %s', (flavor, expected) => {
  const output = run({ flavor });
  byGene(output, 'variance_standardized').forEach(
    (value, gene) => !(expected[gene] === 0 && Number.isNaN(value)) && near(value, expected[gene]!),
  );
  byGene(output, 'mean').forEach((value, gene) => near(value, reference.mean_normalized[gene]!));
  byGene(output, 'variance').forEach((value, gene) => near(value, reference.variance_normalized[gene]!));
});

it('ranks from the most variable gene, selects the first ones, and never a constant one', () => {
  const output = run({ top: 12 });
  const [scores, selected] = [
    column(output, 'variance_standardized') as Float64Array,
    column(output, 'selected') as string[],
  ];
  const ranked = Array.from(scores.subarray(0, 138));
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  expect(selected.filter((word) => word === '是')).toHaveLength(12);
  expect((column(output, 'gene') as string[]).slice(-2)).toEqual(['g17', 'g60']);
  expect(Array.from(column(output, 'rank') as Float64Array).slice(-3)).toEqual([138, Number.NaN, Number.NaN]);
  expect(run({ top: 500 }).messages[0]!.text).toContain('全部入选');
});

it('leaves out cells without a count and names them', () => {
  const output = run(
    {},
    { ...cells, cells: [...cells.cells, '空'], starts: Int32Array.of(...cells.starts, cells.starts.at(-1)!) },
  );
  expect(output.removed).toEqual([{ kind: 'sample', id: '空', reason: '没有任何计数' }]);
  expect(output.tables).toEqual(run().tables);
});

it.each([
  [
    'too few cells',
    countsOf([
      [1, 2, 3],
      [3, 2, 1],
      [0, 1, 0],
    ]),
    '有计数的细胞只有 3 个',
  ],
  [
    'nothing that varies',
    countsOf(Array.from({ length: 4 }, () => Array.from({ length: 12 }, () => 2))),
    '只有 0 个基因的表达在细胞间有变化',
  ],
])('refuses %s in Chinese', (_, counts, text) => {
  expect(() => run({}, counts)).toThrow(text);
});

it('writes a paragraph about the method used', () => {
  const options = parseOptions(scHvg, { flavor: 'cell_ranger', top: 20 });
  const note = scHvg.note(options, run({ flavor: 'cell_ranger', top: 20 }).facts);
  expect(note).toContain('取变异最大的 20 个为高变基因');
  expect(note).toContain('其中 1 个在细胞间没有变化');
});
