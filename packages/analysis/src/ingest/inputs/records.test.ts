import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { buildWorkbook, sheetRows } from '../testing/buildWorkbook.ts';
import { sourceOf } from '../testing/read.ts';
import { readInput } from './readInput.ts';

const read = (content: string | Uint8Array) => readInput('records', sourceOf(content));
const codes = ({ problems }: Awaited<ReturnType<typeof read>>) =>
  problems.map(({ code, severity }) => `${severity} ${code}`);
const column = ({ value }: Awaited<ReturnType<typeof read>>, name: string) =>
  value.columns.find((one) => one.name === name)!;

/** `名称,时间` with two rows; the bytes were written by iconv. */
const GB18030 = Buffer.from('c3fbb3c62ccab1bce40abcd72c312e350ad2d22c4e410a', 'hex');

it.each([
  ['CSV', 'id,time,arm\na,1.5,A\nb,,B\nc,3e-4,A\n'],
  ['TSV with CRLF', 'id\ttime\tarm\r\na\t1.5\tA\r\nb\tNA\tB\r\nc\t3e-4\tA\r\n'],
  ['semicolons', 'id;time;arm\na;1,5;A\nb;;B\nc;3,0e-4;A\n'],
  ['a title above', '病人记录\nid,time,arm\na,1.5,A\nb,,B\nc,3e-4,A\n'],
  ['trailing delimiters', 'id,time,arm,,\na,1.5,A,,\nb,,B,,\nc,3e-4,A,,\n'],
  [
    'xlsx',
    buildWorkbook({
      sheets: [
        {
          name: 'S',
          rows: sheetRows([
            ['id', 'time', 'arm'],
            ['a', 1.5, 'A'],
            ['b', null, 'B'],
            ['c', 3e-4, 'A'],
          ]),
        },
      ],
    }),
  ],
])('reads the same table in every format: %s', async (_, content) => {
  const reading = await read(content);
  expect(reading.value.columns.map(({ name }) => name)).toEqual(['id', 'time', 'arm']);
  expect(reading).toMatchObject({ rows: 3, columns: 3, value: { rows: 3 } });
  expect(column(reading, 'time').numbers).toEqual(Float64Array.of(1.5, Number.NaN, 3e-4));
  expect(column(reading, 'arm')).toMatchObject({ text: ['A', 'B', 'A'], numbers: null });
  expect(codes(reading).filter((code) => code.startsWith('error'))).toEqual([]);
});

it('a word for missing in a column of classes is told, kept as written, and no class', async () => {
  const reading = await read('id,arm,strand\na,A,+\nb,NA,-\nc,A,+\nd,B,-\ne,B,+\nf,—,+\n');
  expect(column(reading, 'arm')).toMatchObject({
    text: ['A', 'NA', 'A', 'B', 'B', '—'],
    classes: ['A', '', 'A', 'B', 'B', ''],
  });
  expect(column(reading, 'strand')).not.toHaveProperty('classes');
  expect(reading.problems).toMatchObject([{ code: 'missing-classes', severity: 'warning', count: 2 }]);
});

it('reads GB18030', async () => {
  const reading = await read(GB18030);
  expect(reading.value.columns.map(({ name }) => name)).toEqual(['名称', '时间']);
  expect(column(reading, '时间').numbers).toEqual(Float64Array.of(1.5, Number.NaN));
});

it.each([
  ['with line ends of Windows', '\r\n', (text: string) => text],
  ['of an old Mac', '\r', (text: string) => text],
  ['packed', '\n', (text: string) => gzipSync(text)],
])('reads FASTA as one sequence a row, %s', async (_, end, pack) => {
  const file = [
    '>sp|P12345|AATM_RABIT Aspartate aminotransferase, mitochondrial OS=Oryctolagus cuniculus OX=9986 GN=GOT2 PE=1 SV=2',
    'MALLHSARVL',
    'SGVAS*',
    '',
    '>ENSP1 some words',
    'mkvX',
    'aa',
    '>ENSP1',
    '>贝壳 说明 GN=Abc',
    'AC-GT',
  ].join(end);
  const reading = await read(pack(file));
  expect(reading.value.columns.map(({ name, text }) => [name, ...text])).toEqual([
    ['id', 'P12345', 'ENSP1', 'ENSP1', '贝壳'],
    ['gene', 'GOT2', '', '', 'Abc'],
    ['description', 'Aspartate aminotransferase, mitochondrial', 'some words', '', '说明 GN=Abc'],
    ['sequence', 'MALLHSARVLSGVAS', 'MKVXAA', '', 'AC-GT'],
    ['length', '15', '6', '0', '5'],
  ]);
  expect(codes(reading)).toEqual(['warning fasta-twice', 'warning fasta-empty', 'warning fasta-lower']);
  expect(reading.problems[0]).toMatchObject({
    row: 8,
    input: 'records',
    what: '第 8 行的“ENSP1”与前面的编号相同，共 1 条，都已保留',
  });
});

it('refuses text under a name that is not a sequence, naming the line', async () => {
  const error: unknown = await read('>a\nACGT\n12 34\n').catch((fault: unknown) => fault);
  expect(error).toMatchObject({ problems: [{ code: 'fasta-letter', what: '第 3 行的序列里有“1”，不是氨基酸或碱基' }] });
});

it('keeps numbers as they were written, and says which words were read as missing', async () => {
  const reading = await read('id,level\na,0012\nb,<LOD\nc,3.10\n');
  expect(column(reading, 'level')).toEqual({
    name: 'level',
    text: ['0012', '<LOD', '3.10'],
    classes: ['0012', '', '3.10'],
    numbers: Float64Array.of(12, Number.NaN, 3.1),
  });
  expect(reading.problems).toMatchObject([
    { code: 'missing-words', severity: 'warning', input: 'records', what: '“level”列的“<LOD”已按缺失处理' },
  ]);
});

it('reads a column as text when few cells are numbers; when most are, names the cell that is not', async () => {
  const reading = await read(
    `id,level\n${['1', '2', '3', '4', '5', '1,234', '7'].map((cell, i) => `g${i},"${cell}"`).join('\n')}\n`,
  );
  expect(column(reading, 'level').numbers).toBeNull();
  expect(reading.problems).toMatchObject([
    { code: 'text-in-number', severity: 'warning', row: 7, column: 2, cell: 'B7' },
  ]);
  const words = await read('id,level\na,1\nb,high\nc,low\n');
  expect(words.problems).toEqual([]);
  expect(column(words, 'level').numbers).toBeNull();
});

it('takes a column without any value as text', async () => {
  const reading = await read('id,empty,x\na,,1\nb,NA,2\n');
  expect(column(reading, 'empty').numbers).toBeNull();
});

it('names columns without a heading, and tells columns of the same name apart', async () => {
  const reading = await read('id,x,,x,x_2\na,1,2,3,4\nb,1,2,3,4\n');
  expect(reading.value.columns.map(({ name }) => name)).toEqual(['id', 'x', '列 3', 'x_3', 'x_2']);
  expect(codes(reading)).toEqual(['warning unnamed-column', 'warning duplicate-column']);
});

it('names the column of row names that R writes without a heading', async () => {
  const reading = await read('"x" "y"\n"a" 1 2\n"b" 3 4\n'.replaceAll(' ', '\t'));
  expect(reading.value.columns.map(({ name }) => name)).toEqual(['id', 'x', 'y']);
});

it('reads one column of numbers, whatever the delimiter would have been', async () => {
  for (const content of ['x\n1\n2.5\nNA\n', '"x"\n1\n2.5\n\n', 'x\r\n1\r\n2.5\r\n']) {
    const reading = await read(content);
    expect(reading.value.columns.map(({ name }) => name)).toEqual(['x']);
    expect([...column(reading, 'x').numbers!].slice(0, 2)).toEqual([1, 2.5]);
    expect(codes(reading).filter((code) => code.startsWith('error'))).toEqual([]);
  }
});

it('takes numbers alone as values without a heading, so that the first one is not lost', async () => {
  const reading = await read('3.5\n1\n2.5\n');
  expect(reading.value.columns.map(({ name, numbers }) => [name, ...numbers!])).toEqual([['列 1', 3.5, 1, 2.5]]);
  expect(codes(reading)).toEqual(['warning no-heading']);
});

it('refuses rows of another length and tables without rows, and doubts one column of words', async () => {
  const ragged = await read('id,x,y\na,1,2\nb,1\nc,1,2,3\n');
  expect(codes(ragged)).toEqual(['error ragged-row']);
  expect(ragged.problems[0]).toMatchObject({ row: 3, count: 2 });
  expect(codes(await read('id\na\nb\n'))).toEqual(['warning one-column']);
  expect(codes(await read('id，x\na，1\nb，2\n'))).toEqual(['error one-column']);
  expect(codes(await read('id,x\n'))).toEqual(['error no-records']);
});

it('either reads any text or refuses it in Chinese', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('id', 'a', ',', ',', '\t', ';', '\n', '\n', '"', '1', '2.5', '1,5', 'NA', '肝', ' ', '#'),
        { maxLength: 40 },
      ),
      async (pieces) => {
        try {
          const { problems, value } = await read(pieces.join(''));
          expect(new Set(value.columns.map(({ name }) => name)).size).toBe(value.columns.length);
          for (const one of value.columns)
            expect([one.text.length, one.numbers?.length ?? value.rows]).toEqual([value.rows, value.rows]);
          for (const { what } of problems) expect(what).not.toMatch(/undefined|NaN|null/u);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
    { numRuns: 300 },
  ));
