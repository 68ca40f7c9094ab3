import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWorkbook, sheetRows } from '../../testing/buildWorkbook.ts';
import { buildZip } from '../../testing/buildZip.ts';
import { sourceOf } from '../../testing/read.ts';
import { readInput } from '../readInput.ts';

const read = (content: string | Uint8Array) => readInput('cells', sourceOf(content));
type Reading = Awaited<ReturnType<typeof read>>;
const codes = ({ problems }: Reading): string[] => problems.map(({ code, severity }) => `${severity} ${code}`);
/** Genes × cells as a table again. */
const dense = ({ value: { cells, genes, rows, starts, values } }: Reading): number[][] =>
  genes.map((_, gene) =>
    cells.map((__, cell) => {
      for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) if (rows[at] === gene) return values[at]!;
      return 0;
    }),
  );

const table = [
  [0, 3, 0, 1],
  [5, 0, 0, 2],
  [0, 0, 7, 0],
];
const mtx = '%%MatrixMarket matrix coordinate integer general\n% software\n3 4 5\n2 1 5\n3 3 7\n1 2 3\n1 4 1\n2 4 2\n';
const barcodes = 'AAA-1\nAAC-1\nAAG-1\nAAT-1\n';
const features = 'ENSG1\tCD3D\tGene Expression\nENSG2\tMT-CO1\tGene Expression\nENSG3\tCD3D\tGene Expression\n';
const zip = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  buildZip(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })));

describe('a table of genes × cells', () => {
  it.each([
    ['CSV', 'gene,c1,c2,c3,c4\nA,0,3,0,1\nB,5,0,0,2\nC,0,0,7,0\n'],
    ['TSV of R, header one short', 'c1\tc2\tc3\tc4\nA\t0\t3\t0\t1\nB\t5\t0\t0\t2\nC\t0\t0\t7\t0\n'],
    ['quoted, CRLF', '"gene","c1","c2","c3","c4"\r\n"A","0","3","0","1"\r\n"B",5,0.0,0,2\r\n"C",0,0,7e0,0\r\n'],
    [
      'xlsx',
      buildWorkbook({
        sheets: [
          {
            name: 'S',
            rows: sheetRows([
              ['gene', 'c1', 'c2', 'c3', 'c4'],
              ['A', 0, 3, 0, 1],
              ['B', 5, 0, 0, 2],
              ['C', 0, 0, 7, 0],
            ]),
          },
        ],
      }),
    ],
  ])('is read in every format and stored sparse: %s', async (_, content) => {
    const reading = await read(content);
    expect(reading).toMatchObject({
      rows: 3,
      columns: 4,
      problems: [],
      value: { genes: ['A', 'B', 'C'], cells: ['c1', 'c2', 'c3', 'c4'] },
    });
    expect(dense(reading)).toEqual(table);
    expect(reading.value.values).toHaveLength(5);
  });

  it('names the place of a value that is missing, text, negative or a fraction', async () => {
    const reading = await read('gene,c1,c2,c3\nA,1,NA,2\nB,x1,0,2.5\nC,0,-4,1\n');
    expect(codes(reading)).toEqual([
      'error missing-count',
      'error text-in-number',
      'error negative-count',
      'error fractional-count',
    ]);
    expect(reading.problems.map(({ what }) => what)).toEqual([
      '第 2 行第 3 列（C2）没有值；计数表里没有测到应当写 0',
      '第 3 行第 2 列（B3）的“x1”不是数字',
      '基因“C”在细胞“c2”的值为 -4，计数不能为负（共 1 处）',
      '基因“B”在细胞“c3”的值为 2.5，不是整数（共 1 处）',
    ]);
    expect(reading.problems.every(({ input }) => input === 'cells')).toBe(true);
  });

  it('keeps genes of the same name apart, and refuses repeated cell names and rows of another length', async () => {
    const twice = await read('gene,c1,c2\nA,1,2\nA,3,4\nA.1,5,6\n');
    expect(twice.value.genes).toEqual(['A', 'A.2', 'A.1']);
    expect(codes(twice)).toEqual(['warning duplicate-gene']);
    expect(codes(await read('gene,c1,c1\nA,1,2\nB,3,4\n'))).toEqual(['error duplicate-cell']);
    expect(codes(await read('gene,c1,c2\nA,1,2\nB,3\nC,1,2\n'))).toContain('error ragged-row');
  });

  it('refuses a header without rows, and a single column', async () => {
    await expect(read('gene,c1,c2\n')).rejects.toThrow('没有数据行');
    await expect(read('gene\nA\nB\n')).rejects.toThrow('只有一列');
  });
});

describe('a zipped folder', () => {
  it.each([
    ['at the top', { 'matrix.mtx': mtx, 'barcodes.tsv': barcodes, 'features.tsv': features }],
    [
      'one folder deep, each part zipped, with what macOS adds',
      {
        'run/': '',
        'run/matrix.mtx.gz': gzipSync(mtx),
        'run/barcodes.tsv.gz': gzipSync(barcodes),
        'run/features.tsv.gz': gzipSync(features),
        '__MACOSX/run/._matrix.mtx.gz': 'x',
      },
    ],
    [
      'named after a sample, second version',
      {
        'GSM1_matrix.mtx': mtx,
        'GSM1_barcodes.tsv': barcodes,
        'GSM1_genes.tsv': 'ENSG1\tCD3D\nENSG2\tMT-CO1\nENSG3\tCD3D\n',
      },
    ],
    [
      'turned',
      {
        'matrix.mtx': '%%MatrixMarket matrix coordinate real general\n4 3 5\n1 2 5\n3 3 7\n2 1 3\n4 1 1\n4 2 2\n',
        'barcodes.tsv': barcodes,
        'features.tsv': features,
      },
    ],
  ])('is read %s', async (where, parts) => {
    const reading = await read(zip(parts));
    expect(dense(reading)).toEqual(table);
    expect(reading.value.genes).toEqual(['CD3D', 'MT-CO1', 'CD3D.1']);
    expect(reading.value.cells[0]).toBe('AAA-1');
    expect(codes(reading)).toEqual([
      ...(where === 'turned' ? ['warning cells-in-rows'] : []),
      'warning duplicate-gene',
    ]);
  });

  it('leaves antibody counts out and says so', async () => {
    const reading = await read(
      zip({
        'matrix.mtx': mtx,
        'barcodes.tsv': barcodes,
        'features.tsv': 'E1\tA\tGene Expression\nE2\tB\tAntibody Capture\nE3\tC\tGene Expression\n',
      }),
    );
    expect(dense(reading)).toEqual([table[0], table[2]]);
    expect(codes(reading)).toEqual(['warning other-features']);
  });

  it.each([
    ['a part is missing', { 'matrix.mtx': mtx, 'features.tsv': features }, '没有找到 barcodes.tsv'],
    [
      'it is too deep',
      { 'a/b/matrix.mtx': mtx, 'a/b/barcodes.tsv': barcodes, 'a/b/features.tsv': features },
      '没有找到 matrix.mtx',
    ],
    [
      'there are two samples',
      { 'a/matrix.mtx': mtx, 'b/matrix.mtx': mtx, 'a/barcodes.tsv': barcodes, 'a/features.tsv': features },
      '不止一个样本',
    ],
    [
      'a name points outside',
      { '../matrix.mtx': mtx, 'barcodes.tsv': barcodes, 'features.tsv': features },
      '指向压缩包之外',
    ],
    ['sizes do not fit', { 'matrix.mtx': mtx, 'barcodes.tsv': 'A\nB\n', 'features.tsv': features }, '对不上'],
    [
      'it inflates too far',
      { 'matrix.mtx.gz': gzipSync(Buffer.alloc(4_000_000)), 'barcodes.tsv': barcodes, 'features.tsv': features },
      '安全检查',
    ],
    [
      'values are lacking',
      { 'matrix.mtx': mtx.replace('3 4 5', '3 4 9'), 'barcodes.tsv': barcodes, 'features.tsv': features },
      '声明有 9 个值，实际有 5 个',
    ],
    [
      'a line is outside',
      { 'matrix.mtx': mtx.replace('3 3 7', '3 9 7'), 'barcodes.tsv': barcodes, 'features.tsv': features },
      '第 5 行“3 9 7”',
    ],
    [
      'an entry comes twice',
      { 'matrix.mtx': mtx.replace('3 3 7', '2 1 7'), 'barcodes.tsv': barcodes, 'features.tsv': features },
      '出现了两次',
    ],
    [
      'it is dense',
      {
        'matrix.mtx': '%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n4\n',
        'barcodes.tsv': barcodes,
        'features.tsv': features,
      },
      '不是稀疏计数矩阵',
    ],
  ])('is refused in Chinese when %s', async (_, parts, text) => {
    await expect(read(zip(parts))).rejects.toThrow(text);
  });

  it('asks for the other files when only the matrix was uploaded', async () => {
    await expect(read(mtx)).rejects.toThrow('只上传了 matrix.mtx');
  });
});

it('gives the same matrix from a table and from a folder with its entries in any order', async () => {
  const tables = fc.integer({ min: 1, max: 5 }).chain((cells) =>
    fc.array(fc.array(fc.constantFrom(0, 0, 0, 1, 2, 40), { minLength: cells, maxLength: cells }), {
      minLength: 2,
      maxLength: 6,
    }),
  );
  await fc.assert(
    fc.asyncProperty(tables, fc.boolean(), async (rows, reversed) => {
      fc.pre(rows[0]!.length >= 2);
      const cells = rows[0]!.map((_, i) => `c${i + 1}`);
      const entries = rows.flatMap((row, gene) =>
        row.flatMap((value, cell) => (value === 0 ? [] : [`${gene + 1} ${cell + 1} ${value}`])),
      );
      if (reversed) entries.reverse();
      const folder = zip({
        'matrix.mtx': `%%MatrixMarket matrix coordinate integer general\n${rows.length} ${cells.length} ${entries.length}\n${entries.join('\n')}\n`,
        'barcodes.tsv': `${cells.join('\n')}\n`,
        'genes.tsv': rows.map((_, i) => `E${i}\tg${i + 1}\n`).join(''),
      });
      const text = `gene,${cells.join(',')}\n${rows.map((row, i) => `g${i + 1},${row.join(',')}\n`).join('')}`;
      const [one, other] = [await read(folder), await read(text)];
      // A square matrix of a folder keeps its direction.
      expect(one.value).toEqual(other.value);
      expect(dense(one)).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});
