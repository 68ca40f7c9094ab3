import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectTable, previewRows } from './index.ts';
import { buildWorkbook, sheetRows } from './testing/buildWorkbook.ts';
import { readAsMatrix, refusalOf, rowsOf, sourceOf } from './testing/read.ts';

const ROWS = [
  [1, 2.5],
  [-3, NaN],
];

/** `名称,S1,S2` etc. in GB18030; the bytes were written by iconv. */
const GB18030 = Buffer.from(
  'c3fbb3c62cd1f9c6b7a3a831a3a92c53320ac6cfccd1ccc72c312c322e350ab0b1bbf9cbe12c2d332c4e410a',
  'hex',
);

describe('one table, however it was written', () => {
  it.each([
    ['CSV', 'id,S1,S2\nA,1,2.5\nB,-3,NA\n'],
    ['CSV without a last line end', 'id,S1,S2\nA,1,2.5\nB,-3,'],
    ['CRLF', 'id,S1,S2\r\nA,1,2.5\r\nB,-3,\r\n'],
    ['old Mac line ends', 'id,S1,S2\rA,1,2.5\rB,-3,NA\r'],
    ['TSV', 'id\tS1\tS2\nA\t1\t2.5\nB\t-3\tNA\n'],
    ['semicolons', 'id;S1;S2\nA;1;2.5\nB;-3;NA\n'],
    ['semicolons and decimal commas', 'id;S1;S2\nA;1;2,5\nB;-3;NA\n'],
    ['pipes', 'id|S1|S2\nA|1|2.5\nB|-3|NA\n'],
    ['a byte order mark', '\ufeffid,S1,S2\nA,1,2.5\nB,-3,NA\n'],
    ['UTF-16 LE as Excel writes it', Buffer.from('\ufeffid\tS1\tS2\r\nA\t1\t2.5\r\nB\t-3\t\r\n', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\ufeffid\tS1\tS2\nA\t1\t2.5\nB\t-3\t\n', 'utf16le').swap16()],
    ['UTF-16 LE without a mark', Buffer.from('id\tS1\tS2\nA\t1\t2.5\nB\t-3\t\n', 'utf16le')],
    ['everything quoted', '"id","S1","S2"\n"A","1","2.5"\n"B","-3","NA"\n'],
    ['R write.table, header one short', '"S1" "S2"\n"A" 1 2.5\n"B" -3 NA\n'],
    ['R write.table with tabs', 'S1\tS2\nA\t1\t2.5\nB\t-3\tNA\n'],
    ['trailing delimiters and blank lines', 'id,S1,S2,,\nA,1,2.5,,\nB,-3,NA,,\n,,,,\n\n'],
    ['comment lines', '# Program: featureCounts, v2\n# a,b\nid,S1,S2\nA,1,2.5\n# end\nB,-3,NA\n'],
    ['a header that begins with #', '# Constructed from biom file\n#OTU ID\tS1\tS2\nA\t1\t2.5\nB\t-3\tNA\n'],
    ['GCT', '#1.2\n2\t2\nNAME\tDescription\tS1\tS2\nA\tx\t1\t2.5\nB\ty\t-3\tNA\n'],
    [
      'featureCounts',
      '# Program:featureCounts v2.0.1\nGeneid\tChr\tStart\tEnd\tStrand\tLength\tS1\tS2\nA\t1;1\t5;9\t7;11\t+;+\t6\t1\t2.5\nB\t2\t5\t9\t-\t5\t-3\tNA\n',
    ],
    ['a peak table with m/z and rt', 'id,m/z,RT,S1,S2\nA,100.1,2,1,2.5\nB,200.2,3,-3,NA\n'],
    ['spaces around cells', 'id, S1 , S2\nA , 1 , 2.5\nB, -3 ,\u00a0\n'],
    ['an index column of pandas', ',gene,S1,S2\n0,A,1,2.5\n1,B,-3,NA\n'],
    [
      'HTML named .xls',
      '<html><head><meta charset="utf-8"></head><body><table border=1><tr><th>id</th><th>S1<th>S2</tr><tr><td>A</td><td>1</td><td>2.5</td></tr><tr><td>B<td>-3<td>&nbsp;</tr></table></body></html>',
    ],
    [
      'xlsx',
      buildWorkbook({
        sheets: [
          {
            name: 'S',
            rows: sheetRows([
              ['id', 'S1', 'S2'],
              ['A', 1, 2.5],
              ['B', -3],
            ]),
          },
        ],
      }),
    ],
  ])('%s', async (_, content) => {
    const reading = await readAsMatrix(content);
    expect(reading.matrix.ids).toEqual(['A', 'B']);
    expect(reading.matrix.samples).toEqual(['S1', 'S2']);
    expect(rowsOf(reading)).toEqual(ROWS);
    expect(reading.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('detects GB18030', async () => {
    const inspection = await inspectTable(sourceOf(GB18030));
    expect(inspection).toMatchObject({ encoding: 'gb18030', idColumn: '名称', samples: ['样品（1）', 'S2'] });
  });

  it('reads GBK as the user chose, when the bytes would also be valid in another encoding', async () =>
    expect((await inspectTable(sourceOf(GB18030, { encoding: 'windows-1252' }))).samples[1]).toBe('S2'));

  it('reads Chinese UTF-16 without a byte order mark', async () =>
    expect(await inspectTable(sourceOf(Buffer.from('样本名\t甲\n基因\t1\n', 'utf16le')))).toMatchObject({
      encoding: 'utf-16le',
      samples: ['甲'],
    }));

  it('says when an encoding is a guess', async () =>
    expect((await readAsMatrix(Buffer.from('id,S1\nTween\xae,1\nB\xff,2\n', 'latin1'))).problems[0]).toMatchObject({
      code: 'encoding-guessed',
    }));

  it('keeps delimiters and line ends inside quotes', async () =>
    expect((await readAsMatrix('id,S1\n"A, the ""first""",1\n"B\nsecond",2\nC,3\n')).matrix.ids).toEqual([
      'A, the "first"',
      'B\nsecond',
      'C',
    ]));

  it('keeps a single quote character inside a cell', async () =>
    expect((await readAsMatrix('id,S1\n5" end,1\n3\' end,2\n')).matrix.ids).toEqual(['5" end', "3' end"]));
});

describe('xlsx', () => {
  const main = {
    name: '数据',
    rows: sheetRows([
      ['id', 'S1', 'S2'],
      ['A', 1, 2],
      ['B', 3, 4],
    ]),
  };

  it('takes the first visible sheet, or the one asked for', async () => {
    const file = buildWorkbook({
      sheets: [
        { name: '说明', rows: '', hidden: true },
        main,
        {
          name: '另一张',
          rows: sheetRows([
            ['id', 'X'],
            ['C', 9],
          ]),
        },
      ],
    });
    expect(await inspectTable(sourceOf(file))).toMatchObject({
      sheet: '数据',
      samples: ['S1', 'S2'],
      sheets: [{ hidden: true }, {}, {}],
      problems: [{ code: 'sheet-guessed', severity: 'warning' }],
    });
    expect(await inspectTable(sourceOf(file, { sheet: '另一张' }))).toMatchObject({ samples: ['X'] });
    expect((await refusalOf(file, { sheet: '没有' }))[0]).toMatchObject({ code: 'unknown-sheet' });
  });

  it('drops rows and columns that have formatting but no content', async () => {
    const rows = sheetRows([['id', 'S1', null, null], ['A', 1, null, null], ['B', 2, null], [null, null], [null]]);
    expect((await inspectTable(sourceOf(buildWorkbook({ sheets: [{ name: 'S', rows }] })))).shape).toEqual({
      rows: 3,
      columns: 2,
    });
  });

  it('reads shared strings, dates by their style, booleans, error cells and the stored value of a formula', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>' +
      '<row r="2"><c r="A2" s="1"><v>44256</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="e"><v>#DIV/0!</v></c></row>';
    const file = buildWorkbook({ sheets: [{ name: 'S', rows }], strings: ['id', 'S1', 'a &amp; b'] });
    const { columns, rows: cells } = await previewRows(sourceOf(file));
    expect(columns).toEqual(['id', 'S1', 'a & b']);
    expect(cells).toEqual([['2021-03-01', '2', '#DIV/0!']]);
  });

  it('reads a header of two rows with merged cells', async () => {
    const rows = sheetRows([
      ['gene', 'CK', null, 'T', null],
      [null, 'S1', 'S2', 'S3', 'S4'],
      ['A', 1, 2, 3, 4],
      ['B', 5, 6, 7, 9],
    ]);
    const { matrix } = await readAsMatrix(buildWorkbook({ sheets: [{ name: 'S', rows }] }));
    expect(matrix).toMatchObject({ idName: 'gene', samples: ['S1', 'S2', 'S3', 'S4'], ids: ['A', 'B'] });
  });
});

describe('previewRows', () => {
  const wide = [
    ['id', ...Array.from({ length: 1000 }, (_, i) => `S${i}`)],
    ...Array.from({ length: 30 }, (_, r) => [`G${r}`, ...Array.from({ length: 1000 }, (_, c) => r * 1000 + c)]),
  ];
  const text = wide.map((row) => row.join(',')).join('\n');

  it('gives one window of a wide table', async () =>
    expect(await previewRows(sourceOf(text), { offset: 2, limit: 2, columnOffset: 999, columnLimit: 5 })).toEqual({
      columns: ['S998', 'S999'],
      rows: [
        ['2998', '2999'],
        ['3998', '3999'],
      ],
      lines: [4, 5],
      offset: 2,
      columnOffset: 999,
      totalRows: 30,
      totalColumns: 1001,
    }));

  it('finds the row at a line of the file, counting comments and blank lines', async () => {
    const source = sourceOf('# comment\nid,A,B\n\nG1,1,2\n\n# more\nG2,3,4\nG3,5,6\n');
    const at = async (line: number) => {
      const { lines, offset, rows } = await previewRows(source, { line, limit: 1 });
      return { offset, line: lines[0], id: rows[0]?.[0] };
    };
    expect(await at(7)).toEqual({ offset: 1, line: 7, id: 'G2' });
    expect(await at(5)).toEqual({ offset: 1, line: 7, id: 'G2' });
    expect(await at(1)).toEqual({ offset: 0, line: 4, id: 'G1' });
    expect(await at(999)).toEqual({ offset: 2, line: 8, id: 'G3' });
  });

  it('never returns the whole of a wide table', async () =>
    expect((await previewRows(sourceOf(text), { limit: 1e9, columnLimit: 1e9 })).columns).toHaveLength(200));
});

describe('inspectTable', () => {
  it('recognises a matrix and a sheet of groups', async () => {
    expect((await inspectTable(sourceOf('id,S1,S2\nA,1,2\nB,3,4\n'))).kind).toBe('matrix');
    expect((await inspectTable(sourceOf('sample,group,age\nS1,A,30\nS2,A,40\nS3,B,50\n'))).kind).toBe('groups');
    expect((await inspectTable(sourceOf('S1,A\nS2,A\nS3,B\n'))).kind).toBe('groups');
    expect((await inspectTable(sourceOf('word\nx\ny\n'))).kind).toBe('other');
  });

  it('counts missing values', async () =>
    expect((await inspectTable(sourceOf('id,S1,S2\nA,1,\nB,NA,4\n'))).missing).toEqual({ count: 2, share: 0.5 }));
});

describe('what is written is read back', () => {
  const name = fc
    .string({
      unit: fc.constantFrom(...'a b c X Y Z 0 1 9 _ . , ; | " \' 肝 组 （ -'.split(' '), ' ', '\t'),
      minLength: 1,
      maxLength: 8,
    })
    .map((text) => `n${text.trim()}x`);
  const table = fc
    .record({
      ids: fc.uniqueArray(name, { minLength: 1, maxLength: 7 }),
      samples: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }),
    })
    .chain(({ ids, samples }) =>
      fc.record({
        ids: fc.constant(ids),
        samples: fc.constant(samples),
        values: fc.array(fc.double({ noDefaultInfinity: true, noNaN: false }), {
          minLength: ids.length * samples.length,
          maxLength: ids.length * samples.length,
        }),
      }),
    );

  it.each(['comma', 'tab', 'semicolon', 'pipe'] as const)('bit for bit with %s', async (delimiter) => {
    const mark = { comma: ',', tab: '\t', semicolon: ';', pipe: '|' }[delimiter];
    const quote = (text: string) => (/[",;|\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    await fc.assert(
      fc.asyncProperty(table, async ({ ids, samples, values }) => {
        const lines = ids.map((id, row) =>
          [quote(id), ...samples.map((_, column) => number(values[row * samples.length + column]!))].join(mark),
        );
        const text = [['id', ...samples.map(quote)].join(mark), ...lines].join('\n');
        const { matrix } = await readAsMatrix(text, {}, { delimiter });
        expect(matrix.ids).toEqual(ids);
        if (values.some((value) => !Number.isNaN(value))) {
          const kept = samples.map((sample) => matrix.samples.indexOf(sample));
          values.forEach((value, cell) => {
            const column = kept[cell % samples.length]!;
            if (column >= 0)
              expect(matrix.values[Math.floor(cell / samples.length) * matrix.samples.length + column]).toBe(value);
          });
        }
      }),
      { numRuns: 150 },
    );
  });

  function number(value: number): string {
    return Number.isNaN(value) ? 'NA' : Object.is(value, -0) ? '-0' : String(value);
  }
});
