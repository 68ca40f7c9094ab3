import { expect, it } from 'vitest';
import { inspectTable } from '../ingest/index.ts';
import { methods } from '../registry.ts';
import { rankTools, usualTools, whyNone } from './index.ts';

const lines = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.join('\t')}\n`).join('');
const sourceOf = (content: string) => ({ bytes: Buffer.from(content), name: 'table.csv' });
const samples = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const table = (
  idName: string,
  idOf: (row: number) => string,
  valueOf: (row: number, column: number) => number,
  more: readonly [heading: string, (row: number) => string][] = [],
): string =>
  lines(
    [idName, ...samples, ...more.map(([heading]) => heading)],
    ...Array.from({ length: 120 }, (_, row) => [
      idOf(row),
      ...samples.map((_sample, column) => valueOf(row, column)),
      ...more.map(([, cellOf]) => cellOf(row)),
    ]),
  );
const counts = (row: number, column: number) => (row * 37 + column * 11) % 400;
const levels = (row: number, column: number) => 6 + ((row * 37 + column * 11) % 97) / 13;
const amounts = (row: number, column: number) => 1000 * 1.07 ** row + ((row * column) % 7) * 31.5;
const symbol = (row: number) => `GENE${row}`;
const lineage = (row: number) => `k__Bacteria; p__Firmicutes; c__Bacilli; o__Lactobacillales; g__Genus${row}`;

const files = {
  counts: table('gene', symbol, counts),
  otus: table('#OTU ID', (row) => `OTU_${row}`, counts, [['taxonomy', lineage]]),
  logged: table('gene', symbol, levels),
  metabolites: table('compound', (row) => `HMDB00${10_000 + row}`, amounts),
  names: lines(['gene'], ['TP53'], ['EGFR'], ['MYC']),
  groups: lines(['sample', 'group'], ...samples.map((name) => [name, name[0]!])),
  proteins: lines(
    ['protein', 'gene', 'description'],
    ...Array.from({ length: 30 }, (_, row) => [`P${row}`, symbol(row), `kinase of kind ${row}`]),
  ),
};
const fitsOf = async (name: keyof typeof files) => {
  const { nature } = await inspectTable(sourceOf(files[name]));
  const fits = rankTools(nature, methods);
  const first = fits.filter(({ fit }) => fit === 'first').map(({ id }) => id);
  return { kind: nature.kind, first, of: (id: string) => fits.find((fit) => fit.id === id)! };
};

it.each([
  ['counts', 'counts', ['deseq2', 'edger', 'normalize', 'pca', 'heatmap', 'filter', 'correlation']],
  ['otus', 'taxa', ['composition', 'rarefaction', 'alpha', 'pcoa', 'permanova', 'lefse', 'ancom-bc', 'core-taxa']],
  ['logged', 'logged', ['limma', 'pca', 'heatmap', 'distribution', 'two-group', 'correlation', 'pls-da']],
  [
    'metabolites',
    'metabolites',
    ['normalize', 'pca', 'differential-metabolites', 'opls-da', 'heatmap', 'correlation', 'random-forest', 'roc'],
  ],
  ['names', 'names', ['ora', 'ppi', 'term-classes', 'pathway-topology']],
  ['groups', 'groups', []],
  ['proteins', 'text', []],
] as const)('%s begin with what a usual analysis takes', async (name, kind, first) => {
  expect(await fitsOf(name)).toMatchObject({ kind, first });
});

it('a table that no tool begins with says what it is for', async () => {
  expect(whyNone((await fitsOf('proteins')).kind)).toContain('没有各样本的数值');
  expect(whyNone((await fitsOf('groups')).kind)).toContain('样本分组');
});

it('a tool that a table does not suit says why', async () => {
  const [logged, text, plain] = [await fitsOf('logged'), await fitsOf('proteins'), await fitsOf('counts')];
  expect(logged.of('deseq2')).toMatchObject({ fit: 'unfit', why: '它要没有归一化的整数计数，这张表像是取过对数' });
  expect(logged.of('alpha')).toMatchObject({ fit: 'unfit', why: '它要没有取过对数的量，这张表像是取过对数' });
  expect(text.of('pca')).toMatchObject({ fit: 'unfit', why: '它要各样本的数值，这张表没有' });
  expect((await fitsOf('names')).of('pca')).toMatchObject({ fit: 'unfit', why: '它要各样本的数值，名单没有' });
  expect(plain.of('o2pls')).toMatchObject({ fit: 'able', why: '还要另选“第二个数据表”的文件' });
  expect(plain.of('lefse')).toMatchObject({ fit: 'able', why: '表里没有物种注释，要按分类汇总时请另选注释文件' });
  expect(plain.of('sc-qc')).toMatchObject({ fit: 'unfit', input: null });
});

it('names tools that exist, at most eight of a kind', () => {
  const ids = new Set(methods.map(({ id }) => id));
  for (const steps of Object.values(usualTools)) {
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(steps.filter(([id]) => !ids.has(id))).toEqual([]);
  }
});
