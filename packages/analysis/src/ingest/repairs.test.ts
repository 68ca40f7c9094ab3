import { describe, expect, it } from 'vitest';
import { readAsMatrix, rowsOf } from './testing/read.ts';

describe('a repair does what it says', () => {
  const repaired = async (text: string, repairs: Record<string, string>) => {
    const reading = await readAsMatrix(text, { repairs });
    expect(reading.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    return reading;
  };
  const duplicates = 'id,S1,S2,S3\nA,1,9,NA\nB,3,4,5\nA,2,3,NA\nA,6,,NA\n';

  it.each([
    [
      'suffix',
      ['A', 'B', 'A_2', 'A_3'],
      [
        [1, 9, NaN],
        [3, 4, 5],
        [2, 3, NaN],
        [6, NaN, NaN],
      ],
    ],
    [
      'max-mean',
      ['A', 'B'],
      [
        [6, NaN, NaN],
        [3, 4, 5],
      ],
    ],
    [
      'sum',
      ['A', 'B'],
      [
        [9, 12, NaN],
        [3, 4, 5],
      ],
    ],
    [
      'median',
      ['A', 'B'],
      [
        [2, 6, NaN],
        [3, 4, 5],
      ],
    ],
  ])('duplicate features: %s', async (choice, ids, rows) => {
    const reading = await repaired(duplicates, { 'duplicate-feature': choice });
    expect(reading.matrix.ids).toEqual(ids);
    expect(rowsOf(reading)).toEqual(
      choice === 'max-mean'
        ? [
            [6, NaN, NaN],
            [3, 4, 5],
          ]
        : rows,
    );
  });

  it('duplicate features that another column tells apart take its names', async () => {
    const probes = 'Description,Accession,S1,S2\nEST,M97935_at,1,9\nTob,D00017_at,3,4\nEST,M97936_at,2,3\n';
    const offered = (await readAsMatrix(probes)).problems[0]?.repair?.choices?.map(({ value }) => value);
    expect(offered).toEqual(['other-column', 'suffix', 'max-mean', 'sum', 'median']);
    expect((await readAsMatrix(duplicates)).problems[0]?.repair?.choices).toHaveLength(4);
    const { effects, matrix } = await repaired(probes, { 'duplicate-feature': 'other-column' });
    expect(matrix).toMatchObject({
      idName: 'Accession',
      ids: ['M97935_at', 'D00017_at', 'M97936_at'],
      annotations: [{ name: 'Description', values: ['EST', 'Tob', 'EST'] }],
    });
    expect(effects).toMatchObject([{ count: 1, examples: [{ before: 'EST', after: 'M97936_at' }] }]);
  });

  it.each([
    ['march', ['MARCHF1', 'SEPTIN2', 'DELEC1', 'MARCHF2', 'TP53']],
    ['marc', ['MTARC1', 'SEPTIN2', 'DELEC1', 'MTARC2', 'TP53']],
    ['keep', ['1-Mar', 'Sep-02', '12月1日', '2023/3/2', 'TP53']],
  ])('dates as genes: %s', async (choice, ids) => {
    const text = 'id,S1,S2\n1-Mar,1,2\nSep-02,3,4\n12月1日,5,6\n2023/3/2,7,8\nTP53,9,10\n';
    expect((await repaired(text, { 'date-genes': choice })).matrix.ids).toEqual(ids);
  });

  it('recognises serial numbers of dates among gene names', async () =>
    expect((await repaired('id,S1\n44256,1\nTP53,2\nBRCA1,3\n', { 'date-genes': 'march' })).matrix.ids[0]).toBe(
      'MARCHF1',
    ));

  it('reads decimal commas with points as thousands separators', async () =>
    expect(rowsOf(await repaired('id\tS1\tS2\nA\t1.234,5\t2\nB\t-0,25\t1.234\n', { decimal: 'comma' }))).toEqual([
      [1234.5, 2],
      [-0.25, 1234],
    ]));

  it('reads commas as thousands separators', async () =>
    expect(rowsOf(await repaired('id\tS1\nA\t1,234\nB\t1,234,567.5\n', { decimal: 'thousands' }))).toEqual([
      [1234],
      [1234567.5],
    ]));

  it('never converts a column that mixes points and commas', async () =>
    expect(
      (await readAsMatrix('id\tS1\nA\t1,5\nB\t2.5\n', { repairs: { decimal: 'comma' } })).problems[0],
    ).toMatchObject({ code: 'mixed-decimal' }));

  it('reads text as missing', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,x,1\nB,2,3\n', { 'text-in-number': 'missing' }))).toEqual([
      [NaN, 1],
      [2, 3],
    ]));

  it('fills short rows with missing values', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,1,2\nB,3\n', { 'ragged-row': 'fill' }))).toEqual([
      [1, 2],
      [3, NaN],
    ]));

  it('reads zeros as missing', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,0,20000\nB,30000,40000\n', { zeros: 'missing' }))).toEqual([
      [NaN, 20000],
      [30000, 40000],
    ]));

  it('transposes the table and still names the cells of the file', async () => {
    const reading = await readAsMatrix('sample,A,B,C\nS1,1,2,3\nS2,4,bad,6\n', {
      repairs: { orientation: 'transpose' },
    });
    expect(reading.matrix).toMatchObject({ ids: ['A', 'B', 'C'], samples: ['S1', 'S2'] });
    expect(rowsOf(reading)).toEqual([
      [1, 4],
      [2, NaN],
      [3, 6],
    ]);
    expect(reading.problems[0]).toMatchObject({ code: 'text-in-number', row: 3, column: 3, cell: 'C3' });
  });

  it('is refused when no such repair exists', async () => {
    await expect(readAsMatrix('id,S1\nA,1\n', { repairs: { magic: 'yes' } })).rejects.toThrow('没有名为“magic”的修复');
    await expect(readAsMatrix('id,S1\nA,1\n', { repairs: { decimal: 'x' } })).rejects.toThrow('没有“x”这种做法');
  });
});
