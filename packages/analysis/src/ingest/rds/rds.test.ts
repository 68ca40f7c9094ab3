import { describe, expect, it } from 'vitest';
import type { CellCounts } from '../../model/index.ts';
import { readInput } from '../index.ts';
import { readAsGroups, readAsMatrix, refused, rowsOf, sourceOf } from '../testing/read.ts';
import reference from './fixtures/rds.reference.json' with { type: 'json' };
import { cells, fixture, table } from './testing/fixtures.ts';

/** Genes × cells with every 0. */
function dense(value: CellCounts): number[][] {
  const found = value.genes.map(() => value.cells.map(() => 0));
  for (let cell = 0; cell < value.cells.length; cell += 1)
    for (let at = value.starts[cell]!; at < value.starts[cell + 1]!; at += 1)
      found[value.rows[at]!]![cell] = value.values[at]!;
  return found;
}
const asNumbers = (rows: readonly (readonly (number | null)[])[]): number[][] =>
  rows.map((row) => row.map((value) => value ?? Number.NaN));

describe('matrices hold the values that R wrote', () => {
  it.each([
    'integer.rds',
    'plain.rds',
    'version2.rds',
    'dgC.rds',
    'dgT.rds',
    'dgR.rds',
    'dgelist.rds',
    'se.rds',
    'ranged.rds',
    'list.rds',
    'several.RData',
    'packed.xz.rds',
    'packed.bz2.rds',
  ])('%s', async (name) => {
    const reading = await readAsMatrix(fixture(name));
    expect([reading.matrix.ids, reading.matrix.samples]).toEqual([reference.genes, reference.cells]);
    expect(rowsOf(reading)).toEqual(reference.counts);
    expect(reading.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each(['double.rds', 'eset.rds'])('every digit and every missing value is kept: %s', async (name) => {
    const reading = await readAsMatrix(fixture(name));
    expect(rowsOf(reading)).toEqual(asNumbers(reference.values));
    expect(reading.problems.map(({ code }) => code)).toEqual([
      ...(name === 'eset.rds' ? ['sheet-guessed'] : []),
      'constant-row',
    ]);
  });

  it('logical.rds: TRUE is read as 1', async () => {
    expect(rowsOf(await readAsMatrix(fixture('logical.rds')))).toEqual(
      reference.values.map((row) => row.map((value) => (value === null ? Number.NaN : Number(value > 1)))),
    );
  });

  it('rows and columns without names are numbered, with a remark', async () => {
    const { codes, rows } = await table('unnamed.rds');
    expect([codes, rows[0], rows[9]![0]]).toEqual([['rds-unnamed'], ['id', 'V1', 'V2', 'V3', 'V4', 'V5'], 'row9']);
  });

  it('triplets of the same place are added up', async () => {
    expect((await table('twice.rds')).rows).toEqual([
      ['id', 'x', 'y'],
      ['a', '0', '5'],
      ['b', '4', '0'],
    ]);
  });
});

describe('tables', () => {
  const header = ['gene', 'group', 'n', 'x', 'flag', 'day', 'time', 'word'];
  const rows = [
    ['A', '对照', '1', '0.1', 'TRUE', '2026-11-23', '1970-01-01 00:00:00', 'café'],
    ['B', '处理', '', '', '', '', '1970-01-02 00:00:00', 'é'],
    // As in a spreadsheet, what is empty at the end of a row is not written.
    ['', '', '3', '100000', 'FALSE', '1969-12-31'],
    ['D E', '对照', '4', '-Inf', 'TRUE', '2000-02-29', '2001-09-09 01:46:40', 'NA'],
  ];
  it.each(['frame.rds', 'tibble.rds', 'data.table.rds'])(
    'strings in any encoding, factors, logicals, dates and missing values are read: %s',
    async (name) => {
      expect(await table(name)).toMatchObject({ format: 'rds', sheet: 'data', codes: [], rows: [header, ...rows] });
    },
  );

  it('row names become a column, automatic row numbers do not', async () => {
    expect((await table('named.rds')).rows).toEqual([
      ['id', ...header],
      ...rows.map((row, at) => [`r${at + 1}`, ...row]),
    ]);
    expect((await table('subset.rds')).rows).toEqual([header, rows[0], rows[2], rows[3]]);
    expect((await table('entrez.rds')).rows).toEqual([
      ['id', 'S1', 'S2'],
      ['7157', '1', '4'],
      ['672', '2', '5'],
      ['1956', '3', '6'],
    ]);
  });

  it('a column of lists is left out with a remark', async () => {
    expect(await table('nested.rds')).toMatchObject({
      codes: ['rds-nested'],
      rows: [
        ['id', 'value'],
        ['a', '1'],
        ['b', '2'],
      ],
    });
  });

  it('compact sequences, deferred strings and wrapped vectors are read as the vectors they represent', async () => {
    const short = await table('short.rds');
    expect(short.rows.length).toBe(1001);
    expect(short.rows.slice(1, 7)).toEqual([
      ['1', '1', '1e+05'],
      ['2', '2', '123456'],
      ['3', '3', '0.1'],
      ['4', '4', '1e-05'],
      ['5', '5', '1e+15'],
      ['6', '6', '100'],
    ]);
    expect(short.rows[1000]).toEqual(['1000', '1000', '2.5']);
    expect((await table('wrapped.rds')).rows).toEqual([
      ['id', 'y'],
      ['a', '3'],
      ['b', '1'],
      ['c', '2'],
    ]);
  });

  it.each([
    ['dgelist.rds', ['counts', 'samples', 'genes']],
    ['eset.rds', ['exprs', 'pData', 'fData']],
    ['se.rds', ['counts', 'logged', 'colData', 'rowData']],
    ['ranged.rds', ['assay 1', 'colData', 'rowData']],
    ['sce.rds', ['colData', 'logcounts', 'counts', 'rowData']],
    ['seurat4.rds', ['meta.data', 'RNA/counts', 'RNA/data', 'ADT/counts', 'ADT/data']],
    ['split5.rds', ['meta.data', 'RNA/counts', 'RNA/counts.1', 'RNA/counts.2']],
    ['phyloseq.rds', ['otu_table', 'tax_table', 'sam_data']],
    ['list.rds', ['定量', '分组']],
    ['several.RData', ['counts', 'meta']],
    ['one.rda', ['data']],
  ])('the parts of %s are its sheets', async (name, sheets) => {
    expect((await table(name)).sheets).toEqual(sheets);
  });

  it('run-length vectors are expanded, and genomic ranges give names to the features', async () => {
    expect((await table('ranged.rds', 'colData')).rows.map((row) => row.at(-1))).toEqual([
      'run',
      'r1',
      'r1',
      'r2',
      'r2',
      'r2',
    ]);
    expect((await table('ranged.rds', 'rowData')).rows[5]).toEqual(['基因5', 'y']);
  });

  it('the table of samples can be read as groups', async () => {
    const { groups } = await readAsGroups(fixture('one.rda'));
    expect([groups.samples, groups.group]).toEqual([reference.cells, ['a', 'a', 'b', 'b', 'b']]);
  });

  it('a phyloseq object with samples in rows gives features in rows with lineages, and a taxonomy', async () => {
    expect((await table('phyloseq.rds')).rows).toEqual([
      ['#OTU ID', 'S1', 'S2', 'taxonomy'],
      ['ASV1', '12', '0', 'k__Bacteria; p__Firmicutes; g__Blautia'],
      ['ASV2', '0', '7', 'k__Bacteria'],
      ['ASV3', '3', '1', 'k__Archaea'],
    ]);
    const { value } = await readInput('taxonomy', sourceOf(fixture('phyloseq.rds')));
    expect(value.ranks).toEqual(['Kingdom', 'Phylum', 'Genus']);
  });

  it('a dist object is read as distances, a named vector as a ranking, a list of names as one list in each column', async () => {
    const { value } = await readInput('distance', sourceOf(fixture('dist.rds')));
    // 3-4-5 and 1-1-√18 from the coordinates in the script.
    expect([value.ids, [...value.values].slice(0, 8).map((one) => Number(one.toFixed(9)))]).toEqual([
      ['a', 'b', 'c', 'd'],
      [0, 5, 1, 1, 5, 0, 4.242640687, 4.242640687],
    ]);
    expect((await table('ranked.rds')).rows).toEqual([['id', 'value'], ['GAPDH', '2.5'], ['ACTB', '-1'], ['LYZ']]);
    expect((await table('names.rds')).rows).toEqual([['up', 'down'], ['GAPDH', 'LYZ'], ['ACTB']]);
  });
});

describe('counts of cells', () => {
  it.each([
    ['seurat4.rds', 'RNA/counts'],
    ['seurat5.rds', 'RNA/counts'],
    ['split5.rds', 'RNA/counts'],
    ['dgC.rds', 'matrix'],
    ['dgT.rds', 'matrix'],
    ['integer.rds', 'matrix'],
    ['several.RData', 'counts'],
  ])('%s', async (name, sheet) => {
    const { opened, problems, value } = await cells(name);
    expect([opened?.format, opened?.sheet, problems]).toEqual(['rds', sheet, []]);
    expect([value.genes, value.cells]).toEqual([reference.genes, reference.cells]);
    expect(dense(value)).toEqual(reference.counts);
    expect(value.values.every((count) => count !== 0)).toBe(true);
  });

  it('SingleCellExperiment: counts are chosen, symbols replace Ensembl ids, and only genes are kept', async () => {
    const { opened, problems, value } = await cells('sce.rds');
    expect([opened?.sheet, problems.map(({ code }) => code), value.genes]).toEqual([
      'counts',
      ['other-features'],
      reference.genes.slice(0, -1),
    ]);
    expect(dense(value)).toEqual(reference.counts.slice(0, -1));
  });

  it('a single layer can be chosen', async () => {
    const { value } = await cells('split5.rds', 'RNA/counts.2');
    expect([value.cells, value.genes]).toEqual([
      [1, 3, 4].map((cell) => reference.cells[cell]),
      reference.genes.filter((_, gene) => gene !== 3),
    ]);
  });

  it('objects with normalised values only are refused', async () => {
    expect((await refused(cells('logcounts.rds')))[0]).toMatchObject({
      code: 'normalised-only',
      input: 'cells',
      what: expect.stringContaining('logcounts') as string,
    });
    expect((await refused(cells('frame.rds')))[0]).toMatchObject({ code: 'rds-no-matrix' });
  });
});

it('nothing in a file is evaluated: compiled functions, environments and formulas are skipped', async () => {
  // The tool that is kept with the object is compiled; the numbers behind it are read all the same.
  expect((await cells('seurat4.rds')).value.genes).toEqual(reference.genes);
  expect((await table('list.rds')).sheets).not.toContain('fit');
});
