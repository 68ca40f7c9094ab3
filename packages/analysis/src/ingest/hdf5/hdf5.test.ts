import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError, type CellCounts } from '../../model/index.ts';
import { inspectTable, openTable, readInput, rowCells } from '../index.ts';
import { readAsGroups, readAsMatrix, refusalOf, refused, rowsOf, sourceOf } from '../testing/read.ts';
import { halfOf } from '../stored/halves.ts';
import { unpackLzf } from './lzf.ts';
import reference from './fixtures/hdf5.reference.json' with { type: 'json' };

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));
const read = async (name: string, sheet?: string) => readInput('cells', sourceOf(fixture(name), { name, sheet }));

/** Genes × cells with every 0. */
function dense({ cells, genes, rows, starts, values }: CellCounts): number[][] {
  const table = genes.map(() => cells.map(() => 0));
  for (let cell = 0; cell < cells.length; cell += 1)
    for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) table[rows[at]!]![cell] = values[at]!;
  return table;
}
const unique = reference.symbols.map((name, at) => (reference.symbols.indexOf(name) < at ? `${name}.1` : name));
const plain = reference.symbols.map((_, at) => `G${at}`);

describe('counts agree with what was written', () => {
  it.each([
    [
      'layers.h5ad: sparse by gene in a layer, symbols instead of Ensembl ids',
      'layers.h5ad',
      'layers/counts',
      unique,
      ['counts-elsewhere', 'duplicate-gene'],
    ],
    ['dense.h5ad: a full X', 'dense.h5ad', 'X', plain, []],
    ['raw.h5ad: sparse by cell in raw', 'raw.h5ad', 'raw/X', plain, ['counts-elsewhere']],
    ['tenx2.h5: Cell Ranger 2', 'tenx2.h5', 'GRCh38', unique, ['duplicate-gene']],
    ['lzf.h5ad: packed by LZF, names too', 'lzf.h5ad', 'X', plain, []],
    ['packed.h5ad: in several chunks', 'packed.h5ad', 'layers/counts', plain, []],
    ['old.h5ad: AnnData 0.6', 'old.h5ad', 'raw.X', plain, ['counts-elsewhere']],
    ['multi.h5mu: the RNA of several modalities', 'multi.h5mu', 'rna/X', plain, []],
    ['demo.loom', 'demo.loom', 'matrix', unique, ['duplicate-gene']],
  ])('%s', async (_, name, sheet, genes, codes) => {
    const { opened, problems, value } = await read(name);
    expect(problems.map(({ code }) => code).toSorted()).toEqual(codes);
    expect([opened?.format, opened?.sheet]).toEqual(['hdf5', sheet]);
    expect(value.cells).toEqual(reference.cells);
    expect(value.genes).toEqual(genes);
    expect(dense(value)).toEqual(reference.counts);
    expect(value.values.every((count) => count !== 0)).toBe(true);
  });

  it('tenx3.h5: features of Cell Ranger 3 other than gene expression are left out', async () => {
    const { problems, value } = await read('tenx3.h5');
    expect(problems.map(({ code, what }) => [code, what.includes('Antibody Capture')])).toEqual([
      ['other-features', true],
      ['duplicate-gene', false],
    ]);
    expect(value.genes).toEqual(unique.slice(0, -1));
    expect(dense(value)).toEqual(reference.counts.slice(0, -1));
  });

  it('another matrix can be chosen and is checked', async () => {
    const { opened, problems } = await read('layers.h5ad', 'X');
    expect(opened?.sheets.map(({ name }) => name)).toEqual(['X', 'layers/counts', 'layers/scaled']);
    expect(problems.map(({ code }) => code)).toContain('fractional-count');
    expect((await refused(read('layers.h5ad', 'layers/none')))[0]).toMatchObject({ code: 'unknown-sheet' });
    // The sheet may have been chosen for the table of cells.
    expect((await read('layers.h5ad', 'obs')).opened?.sheet).toBe('layers/counts');
  });

  it('a file of normalised values only is refused, saying where counts belong', async () => {
    expect((await refused(read('normalised.h5ad')))[0]).toMatchObject({
      code: 'normalised-only',
      input: 'cells',
      remedy: expect.stringContaining('layers["counts"]') as string,
    });
  });
});

describe('other ways of compression', () => {
  const totals = reference.cells.map((_, cell) => reference.counts.reduce((sum, row) => sum + row[cell]!, 0));

  it.each(['X', 'layers/zstandard'])(
    'reads a dense matrix in chunks of both directions, shuffled, with checksums, and one with Zstandard: %s',
    async (sheet) => {
      expect(dense((await read('packed.h5ad', sheet)).value)).toEqual(reference.counts);
    },
  );

  it.each([
    ['blosc.h5ad', 'X'],
    ['blosc.h5ad', 'layers/blosclz_byte'],
    ['blosc.h5ad', 'layers/lz4hc_no'],
    ['blosc.h5ad', 'layers/zlib_byte'],
    ['blosc.h5ad', 'layers/zstd_bit'],
    ['blosc.h5ad', 'layers/lz4_bit'],
    ['bits.h5ad', 'X'],
    ['bits.h5ad', 'layers/bits'],
    ['bits.h5ad', 'layers/small'],
    ['bits.h5ad', 'layers/lz4'],
    ['bits.h5ad', 'layers/bzip2'],
    ['tables.h5ad', 'X'],
    ['tables.h5ad', 'layers/checked'],
  ])('reads Blosc, Bitshuffle, LZ4 and bzip2: %s, %s', async (name, sheet) => {
    const { value } = await read(name, sheet);
    expect([value.cells, value.genes]).toEqual([reference.cells, plain]);
    expect(dense(value)).toEqual(reference.counts);
  });

  it('reads numbers of any byte order and length, strings of a fixed length, and chunks stored uncompressed', async () => {
    const { grid } = await openTable(sourceOf(fixture('packed.h5ad')));
    // The bytes are those of numpy's generator in the script.
    const noise = [171, 206, 5, 206, 120, 131, 161, 73, 250, 13, 71, 98];
    const shown = reference.cells.map((name, row) => [
      name,
      String((1000 - (totals[row]! % 1000)) % 1000),
      String(totals[row]),
      String(noise[row]),
      ...(row % 4 === 0 ? [] : [`第${row}个`]),
    ]);
    expect(reference.cells.map((_, row) => rowCells(grid, row + 1))).toEqual(shown);
  });

  it('reads half-precision numbers', async () => {
    const { value } = await read('half.h5ad');
    // The script writes the one count beyond 2,048, where halves are no longer whole, as 2,048.
    expect(dense(value)).toEqual(reference.counts.map((row) => row.map((count) => Math.min(count, 2048))));
    const { grid } = await openTable(sourceOf(fixture('half.h5ad'), { sheet: 'X' }));
    const expected = reference.counts[0]!.map((count, cell) => Math.log1p((count / Math.max(totals[cell]!, 1)) * 1e4));
    rowCells(grid, 1)
      .slice(1)
      .forEach((cell, at) =>
        expect(Math.abs(Number(cell) - expected[at]!)).toBeLessThanOrEqual(expected[at]! * 2 ** -11),
      );
  });

  it.each([
    [0x3c00, 1],
    [0xc000, -2],
    [0x7bff, 65_504],
    [1, 2 ** -24],
    [0x7c00, Infinity],
    [0x8000, -0],
  ])('the half-precision bits %i are %d', (bits, value) => expect(halfOf(bits)).toBe(value));

  it('LZF: reads runs and overlapping repetitions, and refuses repetitions that point outside the data', () => {
    const packed = [2, ...Buffer.from('abc'), 4 << 5, 2];
    expect(unpackLzf(Buffer.from(packed), 9).toString()).toBe('abcabcabc');
    // A repetition longer than seven: 7 and 1 more, plus the two that every repetition has.
    expect(unpackLzf(Buffer.from([0, 120, 7 << 5, 1, 0]), 11).toString()).toBe('x'.repeat(11));
    for (const wrong of [[2, 97], [0, 120, 4 << 5, 5], [0, 120, 4 << 5], packed.slice(0, 4), [...packed, 0, 1]])
      expect(() => unpackLzf(Buffer.from(wrong), 9)).toThrow(InputError);
  });

  it('MuData: tables and matrices are listed under each modality, RNA first', async () => {
    const { sheets } = await openTable(sourceOf(fixture('multi.h5mu')));
    expect(sheets.map(({ name }) => name)).toEqual(['rna/obs', 'rna/var', 'prot/obs', 'prot/var', 'rna/X', 'prot/X']);
    expect((await refused(read('multi.h5mu', 'prot/Y')))[0]).toMatchObject({ code: 'unknown-sheet' });
    expect((await read('multi.h5mu', 'prot/X')).problems.map(({ code }) => code)).toEqual(['fractional-count']);
  });

  it('AnnData 0.6: reads compound records whose category names are stored elsewhere', async () => {
    const { grid } = await openTable(sourceOf(fixture('old.h5ad')));
    expect(rowCells(grid, 0)).toEqual(['cell', 'group', 'n']);
    reference.obs.forEach(([group], row) =>
      expect(rowCells(grid, row + 1)).toEqual([reference.cells[row], group ?? '', String(totals[row])]),
    );
  });
});

describe('tables', () => {
  it('of cells keep categories, booleans and missing values', async () => {
    const { grid, sheet, sheetGuessed, sheets } = await openTable(sourceOf(fixture('layers.h5ad')));
    expect([sheet, sheetGuessed, sheets.map(({ name }) => name)]).toEqual([
      'obs',
      true,
      ['obs', 'var', 'X', 'layers/counts', 'layers/scaled'],
    ]);
    expect(rowCells(grid, 0)).toEqual(['cell', 'group', 'n_counts', 'doublet', 'note', 'age']);
    const shown = (value: string | number | boolean | null): string =>
      value === true ? '1' : value === false ? '0' : value === null ? '' : String(value);
    // As in a spreadsheet, what is empty at the end of a row is not written.
    reference.obs.forEach((values, row) =>
      expect([...rowCells(grid, row + 1), ''].slice(0, 6)).toEqual([reference.cells[row], ...values.map(shown)]),
    );
  });

  it('of cells can be read as groups', async () => {
    const { groups } = await readAsGroups(fixture('layers.h5ad'));
    expect(groups.levels).toEqual(['对照', '处理']);
    const loom = await readAsGroups(fixture('demo.loom'));
    expect(loom.groups.levels).toEqual(['0', '1', '2']);
  });

  it('of a matrix have genes in rows', async () => {
    const { grid } = await openTable(sourceOf(fixture('layers.h5ad'), { sheet: 'layers/counts' }));
    expect(rowCells(grid, 0)).toEqual(['id', 'symbol', ...reference.cells]);
    expect(rowCells(grid, 1)).toEqual([reference.ids[0], 'GAPDH', ...reference.counts[0]!.map(String)]);
  });

  it.each([
    [
      'table.biom',
      ['taxonomy'],
      ['d__Bacteria; p__Firmicutes; g__Blautia', 'd__Bacteria; p__Bacteroidota', 'd__Archaea'],
    ],
    ['bare.biom', [], undefined],
  ])('BIOM 2: %s', async (name, annotations, taxa) => {
    const reading = await readAsMatrix(fixture(name));
    expect(reading.matrix.samples).toEqual(reference.samples);
    expect(rowsOf(reading)).toEqual(reference.abundance);
    expect(reading.matrix.annotations.map((one) => one.name)).toEqual(annotations);
    expect(reading.matrix.annotations[0]?.values).toEqual(taxa);
    expect(reading.problems.filter(({ code }) => code !== 'constant-feature')).toEqual([]);
    expect(await inspectTable(sourceOf(fixture(name)))).toMatchObject({
      format: 'hdf5',
      kind: 'matrix',
      sheet: 'matrix',
      sheets: [{ name: 'matrix' }],
    });
  });

  it('BIOM 2 with a taxonomy can be read as a taxonomy', async () => {
    const { value } = await readInput('taxonomy', sourceOf(fixture('table.biom')));
    expect(value.ranks).toEqual(['Kingdom', 'Phylum', 'Genus']);
  });
});

describe('files that cannot be read are refused with a reason', () => {
  it.each([
    ['hdf5-filter', 'zfp.h5ad', 'ZFP'],
    ['format-hdf5', 'other.h5', 'weights'],
  ])('%s: %s', async (code, name, word) => {
    const [problem] = await refused(read(name));
    expect(problem).toMatchObject({ code, severity: 'error' });
    expect(problem!.what).toContain(word);
    expect(problem!.remedy).not.toBe('');
  });

  it('SEC-34: a small file that claims 40 billion values gets no memory for them', async () => {
    expect((await refused(read('wide.h5ad')))[0]).toMatchObject({
      code: 'table-too-large',
      what: expect.stringContaining('200,000 × 200,000') as string,
    });
  });

  it('SEC-34: external links to other files are never followed', async () => {
    expect((await refused(read('elsewhere.h5')))[0]).toMatchObject({ code: 'broken-hdf5' });
    expect((await refusalOf(fixture('elsewhere.h5')))[0]).toMatchObject({ code: 'broken-hdf5' });
  });

  it('a truncated file is refused', async () => {
    const whole = fixture('layers.h5ad');
    expect((await refusalOf(whole.subarray(0, 3000)))[0]).toMatchObject({ code: 'broken-hdf5' });
  });
});

it('a file with some bytes changed is read or refused, never a crash', async () => {
  const files = [
    'table.biom',
    'tenx3.h5',
    'dense.h5ad',
    'packed.h5ad',
    'old.h5ad',
    'multi.h5mu',
    'blosc.h5ad',
    'bits.h5ad',
  ].map(fixture);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(35_000), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      async (file, changes) => {
        const damaged = Buffer.from(file);
        for (const [at, byte] of changes) if (at > 8 && at < damaged.length) damaged[at] = byte;
        try {
          await readInput('cells', sourceOf(damaged));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);
