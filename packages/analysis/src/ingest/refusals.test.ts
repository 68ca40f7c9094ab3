import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildWorkbook, sheetRows } from './testing/buildWorkbook.ts';
import { buildZip } from './testing/buildZip.ts';
import { refusalOf } from './testing/read.ts';

const sheet = {
  name: 'S',
  rows: sheetRows([
    ['id', 'S1'],
    ['A', 1],
  ]),
};

describe('a file that is no table is refused by the name of what it is', () => {
  it.each([
    ['empty-file', 'an empty file', ''],
    ['no-rows', 'a file of blank lines', '\n , ,\n\n'],
    ['format-gzip', 'a gz file in a gz file', gzipSync(gzipSync('id,S1\nA,1\n'))],
    ['broken-archive', 'a cut gz file', gzipSync('id,S1\nA,1\n').subarray(0, 15)],
    ['archive-too-large', 'a gz file that grows more than 200 times', gzipSync(Buffer.alloc(64 << 20, 'a'))],
    ['format-mztab', 'an mzTab file of identifications', 'MTD\tmzTab-version\t1.0.0\nPRH\taccession\nPRT\tP1\n'],
    ['format-fastq', 'a FASTQ file', '@SIM:1 1:N:0\nACGTN\n+\nIIII#\n'],
    ['format-fastq', 'long reads', `@r1\r\n${'ACGT'.repeat(3000)}\r\n+\r\n`],
    ['format-cls-numeric', 'a CLS file of numbers', '#numeric\n#TNF\n1.5 2 3\n'],
    ['format-cls', 'a CLS file where values are wanted', '6 2 1\n# CK T\n0 0 0 1 1 1\n'],
    ['biom', 'a BIOM 1 file without names', '{"matrix_type": "sparse", "rows": [null], "columns": [7], "data": []}'],
    ['biom', 'a damaged BIOM 1 file', '{"format": "Biological Observation Matrix 1.0.0", "rows": ['],
    ['format-pdf', 'a PDF', '%PDF-1.7\n'],
    ['format-image', 'a PNG named .csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['binary-file', 'a binary named .csv', Buffer.from([1, 2, 3, 0, 5, 6, 7, 8, 0, 0, 0, 1])],
    [
      'binary-file',
      'a binary without zeros',
      Buffer.from(Array.from({ length: 300 }, (_, index) => ((index * 37) % 255) + 1)),
    ],
    ['format-fasta', 'a FASTA file', '>sp|P1|X\nMKV\n'],
    ['format-json', 'a JSON file', '{"id": null, "rows": []}'],
    ['format-mtx', 'a sparse matrix', '%%MatrixMarket matrix coordinate real general\n1 1 1\n'],
    [
      'format-xml',
      'an XML spreadsheet',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    ],
    ['not-a-workbook', 'a zip of other things', buildZip([{ name: 'a.txt', content: 'x' }])],
    ['broken-archive', 'a cut xlsx', buildWorkbook({ sheets: [sheet] }).subarray(0, 300)],
    ['no-sheet', 'an HTML page without a table', '<html><body>请先登录</body></html>'],
    ['unclosed-quote', 'an unclosed quote', 'id,S1\n"A,1\nB,2\n'],
  ])('%s: %s', async (code, _, content) => {
    const [problem] = await refusalOf(content);
    expect(problem).toMatchObject({ code, severity: 'error' });
    expect(problem!.remedy).not.toBe('');
  });

  it('names the row of an unclosed quote', async () =>
    expect((await refusalOf('id,S1\nB,2\n"A,1\nC,2\n'))[0]).toMatchObject({ row: 3, column: 1 }));
});

describe('SEC-33: an archive is refused before it can harm', () => {
  const zeros = Buffer.alloc(8 << 20);
  it.each([
    [
      'a part that inflates more than 200 times',
      buildWorkbook({ sheets: [sheet], extra: [{ name: 'xl/media/x.bin', content: zeros }] }),
    ],
    ['an archive in the archive', buildWorkbook({ sheets: [sheet], extra: [{ name: 'xl/inner.zip', content: 'PK' }] })],
    [
      'more than 2,000 parts',
      buildZip(Array.from({ length: 2001 }, (_, index) => ({ name: `p${index}`, content: '' }))),
    ],
    [
      'parts of more than 512 MB',
      buildWorkbook({
        sheets: [sheet],
        extra: [
          {
            name: 'xl/big.bin',
            content: Buffer.from(Array.from({ length: 1 << 16 }, (_, i) => (i * 7919) >> 3)),
            claimedSize: 0x7fffffff,
          },
        ],
      }),
    ],
  ])('%s', async (_, file) => expect((await refusalOf(file))[0]).toMatchObject({ code: 'archive-limit' }));

  it('a sheet whose header gives a false size', async () => {
    const rows = sheetRows(Array.from({ length: 5000 }, (_row, index) => ['G', index]));
    const lying = buildZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>' },
      { name: 'xl/_rels/workbook.xml.rels', content: '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>' },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        claimedSize: 1000,
      },
    ]);
    expect((await refusalOf(lying))[0]).toMatchObject({ code: 'archive-limit' });
  });

  it.each(['../evil.xml', '/etc/passwd', 'C:/x', 'xl\\..\\..\\x'])('a part named %s', async (name) =>
    expect((await refusalOf(buildWorkbook({ sheets: [sheet], extra: [{ name, content: 'x' }] })))[0]!.severity).toBe(
      'error',
    ),
  );

  it('a sheet with a DOCTYPE', async () => {
    const file = buildZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: 'xl/workbook.xml',
        content: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook>&a;</workbook>',
      },
    ]);
    expect((await refusalOf(file))[0]).toMatchObject({ code: 'broken-workbook' });
  });

  it('XML nested without end', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => `<a${index}>`).join('');
    expect((await refusalOf(buildWorkbook({ sheets: [{ name: 'S', rows }] })))[0]!.what).toContain('嵌套');
  });

  it.each(['<row r="1048577"><c r="A1048577"><v>1</v></c></row>', '<row r="1"><c r="XFE1"><v>1</v></c></row>'])(
    'a cell outside a sheet: %s',
    async (rows) =>
      expect((await refusalOf(buildWorkbook({ sheets: [{ name: 'S', rows }] })))[0]).toMatchObject({
        code: 'table-too-large',
      }),
  );

  it('a sheet of more cells than are read, however few are written', async () => {
    const rows = Array.from(
      { length: 2600 },
      (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
    ).join('');
    expect((await refusalOf(buildWorkbook({ sheets: [{ name: 'S', rows }] })))[0]).toMatchObject({
      code: 'table-too-large',
    });
  });
});
