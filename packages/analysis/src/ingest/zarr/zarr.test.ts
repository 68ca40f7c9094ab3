import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError, type CellCounts } from '../../model/index.ts';
import reference from '../hdf5/fixtures/hdf5.reference.json' with { type: 'json' };
import { inspectTable, openTable, readInput, rowCells } from '../index.ts';
import { buildZip } from '../testing/buildZip.ts';
import { readAsGroups, readAsMatrix, refusalOf, rowsOf, sourceOf } from '../testing/read.ts';

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));
const read = async (name: string, sheet?: string) => readInput('cells', sourceOf(fixture(name), { name, sheet }));
const genes = reference.counts.map((_, at) => `G${at}`);
const totals = reference.cells.map((_, cell) => reference.counts.reduce((sum, row) => sum + row[cell]!, 0));

/** Genes × cells with every 0. */
function dense(value: CellCounts): number[][] {
  const table = value.genes.map(() => value.cells.map(() => 0));
  for (let cell = 0; cell < value.cells.length; cell += 1)
    for (let at = value.starts[cell]!; at < value.starts[cell + 1]!; at += 1)
      table[value.rows[at]!]![cell] = value.values[at]!;
  return table;
}

describe('counts agree with what was written', () => {
  it.each([
    ['adata.zarr.zip', 'layers/counts', ['counts-elsewhere']],
    ['folder.zip', 'layers/counts', ['counts-elsewhere']],
    ['third.zip', 'X', []],
  ])('%s', async (name, sheet, codes) => {
    const { opened, problems, value } = await read(name);
    expect([opened?.format, opened?.sheet, problems.map(({ code }) => code)]).toEqual(['zarr', sheet, codes]);
    expect([value.cells, value.genes]).toEqual([reference.cells, genes]);
    expect(dense(value)).toEqual(reference.counts);
  });

  it.each([
    ...['zstd', 'lz4', 'gzip', 'zlib', 'bz2', 'lzma', 'none', 'bits', 'shuffled', 'sparse', 'nested'].map((layer) => [
      'adata.zarr.zip',
      layer,
    ]),
    ['third.zip', 'blosc'],
    ['third.zip', 'turned'],
  ])('%s: reads a dense matrix compressed and stored in another way: %s', async (name, layer) => {
    const { value } = await read(name, `layers/${layer}`);
    expect(dense(value)).toEqual(reference.counts);
  });
});

describe('tables', () => {
  it('of cells keep categories, missing numbers, booleans, and strings of any and of a fixed length', async () => {
    const { grid, sheet, sheets } = await openTable(sourceOf(fixture('adata.zarr.zip')));
    expect([sheet, sheets.slice(0, 3).map(({ name }) => name)]).toEqual(['obs', ['obs', 'var', 'X']]);
    expect(rowCells(grid, 0)).toEqual(['cell', 'group', 'n', 'ratio', 'flag', 'fixed', 'bytes']);
    reference.obs.forEach(([group], row) => {
      const total = totals[row]!;
      expect(rowCells(grid, row + 1)).toEqual([
        reference.cells[row],
        group ?? '',
        String(total),
        total > 10 ? String(total / 7) : '',
        total % 2 === 0 ? '1' : '0',
        row % 4 === 0 ? '' : `细${row}`,
        `b${row}`,
      ]);
    });
  });

  it('of cells can be read as groups; of a matrix have genes in rows', async () => {
    expect((await readAsGroups(fixture('adata.zarr.zip'))).groups.levels.toSorted()).toEqual(
      ['处理', '对照'].toSorted(),
    );
    const reading = await readAsMatrix(fixture('adata.zarr.zip'), {}, { sheet: 'X' });
    expect([reading.matrix.samples, reading.matrix.ids]).toEqual([reference.cells, genes]);
    rowsOf(reading).forEach((row, gene) =>
      row.forEach((value, cell) =>
        expect(value).toBeCloseTo(Math.log1p((reference.counts[gene]![cell]! / Math.max(totals[cell]!, 1)) * 1e4), 5),
      ),
    );
    expect((await inspectTable(sourceOf(fixture('adata.zarr.zip')))).format).toBe('zarr');
  });
});

describe('files that cannot be read are refused with a reason', () => {
  it.each([
    ['delta', 'adata.zarr.zip', 'zarr-codec', 'delta'],
    ['sharded', 'third.zip', 'zarr-codec', 'sharding_indexed'],
  ])('an unknown codec is named: %s', async (layer, name, code, word) => {
    await expect(read(name, `layers/${layer}`)).rejects.toMatchObject({
      problems: [{ code, what: expect.stringContaining(word) as string }],
    });
  });

  it('a store that is not AnnData is refused by its content', async () => {
    expect((await refusalOf(fixture('other.zip')))[0]).toMatchObject({
      code: 'format-zarr',
      what: expect.stringContaining('weights') as string,
    });
  });

  const array = (changes: object): string =>
    JSON.stringify({
      zarr_format: 2,
      shape: [3, 2],
      chunks: [3, 2],
      dtype: '<f4',
      compressor: null,
      filters: null,
      fill_value: 0,
      order: 'C',
      ...changes,
    });
  const names = (count: number): Buffer => Buffer.from(Array.from({ length: count }, (_, at) => `n${at}`).join(''));
  const store = (
    changes: object,
    chunk: Buffer,
    extra: readonly { name: string; content: string | Buffer; claimedSize?: number }[] = [],
  ): Buffer => {
    const frame = (name: string, count: number) => [
      { name: `${name}/.zgroup`, content: '{"zarr_format": 2}' },
      { name: `${name}/.zattrs`, content: '{"_index": "_index"}' },
      { name: `${name}/_index/.zarray`, content: array({ shape: [count], chunks: [count], dtype: '|S2' }) },
      { name: `${name}/_index/0`, content: names(count) },
    ];
    return buildZip([
      { name: '.zgroup', content: '{"zarr_format": 2}' },
      { name: 'X/.zarray', content: array(changes) },
      { name: 'X/0.0', content: chunk },
      ...frame('obs', 3),
      ...frame('var', 2),
      ...extra,
    ]);
  };
  const chunk = Buffer.from(Float32Array.of(1, 0, 2, 3, 0, 4).buffer);
  const counts = (file: Buffer) => readInput('cells', sourceOf(file));

  it('the unchanged store of the following cases is read', async () => {
    expect(dense((await counts(store({}, chunk))).value)).toEqual([
      [1, 2, 0],
      [0, 3, 4],
    ]);
  });

  it.each([
    ['SEC-34: a size that is not believed', store({ shape: [200_000, 200_000] }, chunk), 'broken-zarr'],
    ['SEC-34: a chunk of many GB', store({ shape: [3, 2], chunks: [1_000_000, 1_000_000] }, chunk), 'table-too-large'],
    ['sides that are no numbers', store({ shape: ['3', 2] }, chunk), 'broken-zarr'],
    ['a chunk that is too short', store({}, chunk.subarray(1)), 'broken-zarr'],
    [
      'metadata that are cut',
      store({}, chunk, [
        { name: 'layers/.zgroup', content: '{' },
        { name: 'layers/a/.zarray', content: '{"shape"' },
      ]),
      'broken-zarr',
    ],
    ['records', store({ dtype: [['a', '<f4']] }, chunk), 'zarr-codec'],
    [
      'SEC-33: more than 2,000 files',
      store(
        {},
        chunk,
        Array.from({ length: 2000 }, (_, at) => ({ name: `uns/${at}`, content: '' })),
      ),
      'archive-limit',
    ],
    [
      'SEC-33: a part that inflates more than 200 times',
      store({}, chunk, [{ name: 'uns/x', content: Buffer.alloc(1 << 20) }]),
      'archive-limit',
    ],
    [
      'SEC-33: a part of more than 512 MB, as it says',
      store({}, chunk, [
        {
          name: 'uns/x',
          content: Buffer.from(Array.from({ length: 1 << 16 }, (_, i) => (i * 7919) >> 3)),
          claimedSize: 0x7fffffff,
        },
      ]),
      'archive-limit',
    ],
  ])('%s', async (_, file, code) => {
    await expect(counts(file)).rejects.toMatchObject({ problems: [{ code, input: 'cells', severity: 'error' }] });
  });

  it('a chunk larger than the metadata says is refused', async () => {
    const file = buildZip([
      { name: '.zgroup', content: '{"zarr_format": 2}' },
      { name: 'obs/.zgroup', content: '{}' },
      { name: 'var/.zgroup', content: '{}' },
      { name: 'X/.zarray', content: array({}), claimedSize: 20 },
    ]);
    await expect(counts(file)).rejects.toMatchObject({ problems: [{ code: 'broken-zarr' }] });
  });
});

it('a truncated file, or one with changed bytes, is read or refused, never a crash', async () => {
  const files = ['folder.zip', 'third.zip', 'adata.zarr.zip'].map(fixture);
  const sheets = [undefined, 'X', 'layers/bits', 'layers/blosc', 'layers/lz4'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.constantFrom(...sheets),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
      fc.option(fc.nat()),
      async (file, sheet, changes, cut) => {
        const damaged = Buffer.from(file);
        for (const [at, byte] of changes) damaged[4 + (at % (damaged.length - 4))] = byte;
        const source = sourceOf(cut === null ? damaged : damaged.subarray(0, cut % damaged.length), { sheet });
        for (const reading of [readInput('cells', source), openTable(source)]) {
          const error: unknown = await reading.then(
            () => undefined,
            (fault: unknown) => fault,
          );
          if (error !== undefined) expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);
