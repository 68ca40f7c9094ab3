import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { inspectTable, openTable, rowCells } from '../index.ts';
import { buildCompoundFile } from '../testing/buildCompoundFile.ts';
import { readAsGroups, readAsMatrix, refusalOf, sourceOf } from '../testing/read.ts';
import reference from './fixtures/xls.reference.json' with { type: 'json' };

type Sheets = Readonly<
  Record<string, { readonly hidden: boolean; readonly rows: readonly (readonly (string | number)[])[] }>
>;
const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));

const record = (id: number, ...bytes: readonly number[]): Buffer =>
  Buffer.from([id & 255, id >> 8, bytes.length & 255, bytes.length >> 8, ...bytes]);
const begin = (version: number, part: number): Buffer =>
  record(0x0809, version & 255, version >> 8, part, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const end = record(0x0a);
/** A workbook of one sheet “S” with these records as its cells. */
function workbook(cells: readonly Buffer[], globals: readonly Buffer[] = []): Buffer {
  const head = Buffer.concat([begin(0x0600, 5), ...globals]);
  const offset = head.length + 13 + end.length;
  const sheet = record(0x85, offset & 255, offset >> 8, 0, 0, 0, 0, 1, 0, 83);
  return buildCompoundFile({ Workbook: Buffer.concat([head, sheet, end, begin(0x0600, 0x10), ...cells, end]) });
}

describe('agrees with xlrd', () => {
  it.each(Object.entries(reference as unknown as Readonly<Record<string, Sheets>>))('%s', async (name, sheets) => {
    const file = fixture(name);
    const { format, sheets: found } = await openTable(sourceOf(file));
    expect(format).toBe('xls');
    expect(found).toEqual(Object.entries(sheets).map(([sheet, { hidden }]) => ({ name: sheet, hidden })));
    for (const [sheet, { rows }] of Object.entries(sheets)) {
      const { grid } = await openTable(sourceOf(file, { sheet }));
      const read = Array.from({ length: grid.starts.length }, (_, row) => rowCells(grid, row));
      // What a spreadsheet shows as nothing is not stored; the text reader trims.
      const expected = rows.map((cells) => cells.map((cell) => String(cell).trim()));
      expect(read.map((cells, row) => expected[row]!.map((_, column) => cells[column] ?? ''))).toEqual(expected);
    }
  });
});

it('the first visible sheet is read, and a sheet can be chosen', async () => {
  const file = fixture('xlwt.xls');
  const inspection = await inspectTable(sourceOf(file));
  expect(inspection).toMatchObject({
    format: 'xls',
    sheet: '定量结果',
    samples: ['S1', 'S2', 'S3'],
    annotationColumns: ['采样日期'],
    kind: 'matrix',
  });
  expect(inspection.problems.map(({ code, repair }) => [code, repair?.id])).toContainEqual([
    'sheet-guessed',
    undefined,
  ]);
  expect(inspection.problems.map(({ code, repair }) => [code, repair?.id])).toContainEqual([
    'error-cell',
    'text-in-number',
  ]);
  const { matrix } = await readAsMatrix(file, { repairs: { 'text-in-number': 'missing' } });
  expect(Array.from(matrix.values.subarray(0, 3))).toEqual([1, 2.5, 12.34]);
  expect(matrix.values[matrix.ids.indexOf('错误') * 3]).toBeNaN();
  expect((await inspectTable(sourceOf(file, { sheet: '分组' }))).groups?.group).toEqual(['对照', '对照', '处理']);
  expect((await refusalOf(file, { sheet: '没有' }))[0]).toMatchObject({ code: 'unknown-sheet' });
  await expect(readAsGroups(file)).resolves.toBeDefined();
});

describe('rarely written cells', () => {
  const at = (row: number, column: number, ...rest: readonly number[]): readonly number[] => [
    row,
    0,
    column,
    0,
    0,
    0,
    ...rest,
  ];
  const cellsOf = async (file: Buffer): Promise<string[][]> => {
    const { grid } = await openTable(sourceOf(file));
    return Array.from({ length: grid.starts.length }, (_, row) => rowCells(grid, row));
  };

  it('several numbers in one record, label records, and cells in any order are read', async () => {
    const many = record(0xbd, 1, 0, 1, 0, 0, 0, 0x0a, 0, 0, 0, 0, 0, 0x2b, 0, 0, 0, 2, 0);
    const label = record(0x0204, ...at(0, 0, 2, 0, 0, 0x69, 0x64));
    const wide = record(0x0204, ...at(1, 0, 1, 0, 1, 0x32, 0x4e));
    const rich = record(0xd6, ...at(0, 1, 2, 0, 8, 1, 0, 0x53, 0x31, 0, 0, 0, 0));
    expect(await cellsOf(workbook([many, label, wide, rich]))).toEqual([
      ['id', 'S1'],
      ['\u4e32', '2', '0.1'],
    ]);
  });

  it('formulas with a text, an error, a boolean or no value are read', async () => {
    const formula = (row: number, ...result: readonly number[]): Buffer =>
      record(0x06, ...at(row, 0, ...result, 0xff, 0xff), 0, 0, 0, 0, 0, 0, 0, 0);
    const text = record(0x0207, 2, 0, 1, 0x59, 0x4e, 0x19, 0x4e);
    expect(
      await cellsOf(
        workbook([
          formula(0, 0, 0, 0, 0, 0, 0),
          text,
          formula(1, 2, 0, 0x2a, 0, 0, 0),
          formula(2, 1, 0, 1, 0, 0, 0),
          formula(3, 3, 0, 0, 0, 0, 0),
        ]),
      ),
    ).toEqual([['\u4e59\u4e19'], ['#N/A'], ['TRUE']]);
  });

  it('dates that count from 1904 are read', async () => {
    const style = record(0xe0, 0, 0, 14, 0);
    const day = record(0x027e, ...at(0, 0, 0x02 | (1 << 2), 0, 0, 0));
    expect(await cellsOf(workbook([day], [record(0x22, 1, 0), style]))).toEqual([['1904-01-02']]);
  });
});

describe('files that are not such workbooks are refused by name', () => {
  const old = buildCompoundFile({ Book: begin(0x0500, 5) });
  it.each([
    ['format-xls', 'a workbook of Excel 5.0/95', old, 'BIFF5'],
    ['format-xls', 'the same under the newer name', buildCompoundFile({ Workbook: begin(0x0500, 5) }), 'BIFF5'],
    ['format-xls', 'a workbook of Excel 2', Buffer.from([9, 0, 4, 0, 2, 0, 0x10, 0]), 'BIFF5'],
    ['encrypted', 'an .xls with a password', workbook([], [record(0x2f, 1, 0, 1, 0)]), '密码'],
    [
      'encrypted',
      'an .xlsx with a password',
      buildCompoundFile({ EncryptedPackage: Buffer.alloc(100), EncryptionInfo: Buffer.alloc(10) }),
      '密码',
    ],
    ['format-ole', 'a .doc', buildCompoundFile({ WordDocument: Buffer.alloc(8) }), 'Word'],
    ['format-ole', 'a .ppt', buildCompoundFile({ 'PowerPoint Document': Buffer.alloc(8) }), 'PowerPoint'],
    ['format-ole', 'an .msi', buildCompoundFile({ Other: Buffer.alloc(8) }), 'OLE'],
    ['broken-workbook', 'the beginning of one', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '损坏'],
    ['broken-workbook', 'a cut one', fixture('continued.xls').subarray(0, 20_000), '没有传完'],
    [
      'no-sheet',
      'one of charts only',
      buildCompoundFile({ Workbook: Buffer.concat([begin(0x0600, 5), end]) }),
      '没有找到表格',
    ],
    ['no-rows', 'an empty sheet', workbook([]), '没有内容'],
  ])('%s: %s', async (code, _, content, word) => {
    const [problem] = await refusalOf(content);
    expect(problem).toMatchObject({ code, severity: 'error' });
    expect(problem!.what).toContain(word);
    expect(problem!.remedy).not.toBe('');
  });

  it('SEC-33: many cells that share one long text are refused', async () => {
    const long = 8000;
    const strings = record(
      0xfc,
      1,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      long & 255,
      long >> 8,
      0,
      ...Array.from({ length: long }, () => 65),
    );
    const cell = (row: number, column: number): Buffer =>
      record(0xfd, row & 255, row >> 8, column, 0, 0, 0, 0, 0, 0, 0);
    const cells = Array.from({ length: 80_000 }, (_, at) => cell(Math.floor(at / 250), at % 250));
    expect((await refusalOf(workbook(cells, [strings])))[0]).toMatchObject({ code: 'table-too-large' });
  });
});

it('a workbook with some bytes changed is read or refused, never a crash', () => {
  const files = ['xlwt.xls', 'office.xls'].map(fixture);
  return fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(8191), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (file, changes, cut) => {
        const broken = Buffer.from(cut ? file.subarray(0, changes[0]![0]) : file);
        for (const [at, byte] of changes) if (at > 8 && at < broken.length) broken[at] = byte;
        try {
          await inspectTable(sourceOf(broken));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
    { numRuns: 600 },
  );
});
