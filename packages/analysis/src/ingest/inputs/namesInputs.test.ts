import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import { sheetOf } from '../testing/sheetOf.ts';
import { sourceOf } from '../testing/read.ts';
import { readInput } from './index.ts';

const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);

describe('a list', () => {
  const read = (content: string | Uint8Array) => readInput('list', sourceOf(content));

  it('has one name on a line, without the heading, each name once', async () => {
    const { value, problems, rows } = await read('gene\nTP53\nMYC\n\nTP53\nEGFR\n');
    expect(value).toEqual(['TP53', 'MYC', 'EGFR']);
    expect(rows).toBe(3);
    expect(problems).toEqual([expect.objectContaining({ code: 'duplicate-name', row: 5, cell: 'A5', input: 'list' })]);
  });

  it('keeps names with commas and spaces whole', async () => {
    expect((await read('2,3-butanediol\ncitric acid\nmalic acid\nL-proline\n')).value).toEqual([
      '2,3-butanediol',
      'citric acid',
      'malic acid',
      'L-proline',
    ]);
    expect((await read('citric acid\nmalic acid\n')).value).toEqual(['citric acid', 'malic acid']);
  });

  it('can be on one line, or in the first column of a table', async () => {
    expect((await read('TP53、MYC, EGFR')).value).toEqual(['TP53', 'MYC', 'EGFR']);
    expect((await read('TP53 MYC EGFR')).value).toEqual(['TP53', 'MYC', 'EGFR']);
    const table = await read('Accession_no,log2fc\nP1,2.5\nP2,-1\n');
    expect(table.value).toEqual(['P1', 'P2']);
    expect(codes(table.problems)).toEqual(['list-more-columns']);
  });

  it('reads GB18030 and workbooks', async () => {
    expect((await read(Uint8Array.from([0xbb, 0xf9, 0xd2, 0xf2, 10, 0xcc, 0xc7, 10, 0xcb, 0xe1, 10]))).value).toEqual([
      '糖',
      '酸',
    ]);
    expect((await readInput('background', sourceOf(sheetOf([['特征'], ['A1'], ['A2']])))).value).toEqual(['A1', 'A2']);
  });

  it('warns where a spreadsheet turned a gene into a date, and refuses an empty list', async () => {
    const { problems } = await read('gene\nTP53\n1-Mar\n');
    expect(problems[0]).toMatchObject({ code: 'date-gene', row: 3, cell: 'A3' });
    expect(problems[0]!.what).toContain('MARCHF1 或 MTARC1');
    expect(codes((await read('gene\n')).problems)).toContain('empty-list');
    await expect(read('')).rejects.toThrow(InputError);
  });
});

describe('lists side by side', () => {
  it('can have different lengths, and get their names from the header', async () => {
    const { value, problems, columns, rows } = await readInput(
      'lists',
      sourceOf('A,B,,A\na1,b1,c1,x\na2,,c2,x\na3,,,y\n'),
    );
    expect(value).toEqual({
      names: ['A', 'B', '列表 3', 'A（2）'],
      members: [['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2'], ['x', 'y']],
    });
    expect([columns, rows]).toEqual([4, 3]);
    expect(codes(problems)).toEqual(['unnamed-list', 'duplicate-list', 'duplicate-name']);
  });

  it('are read past a title and an empty column', async () => {
    const { value, problems } = await readInput('lists', sourceOf('差异基因\t\t\nA\tB\tC\na1\tb1\t\na2\tb2\t\n'));
    expect(value).toEqual({
      names: ['A', 'B'],
      members: [
        ['a1', 'a2'],
        ['b1', 'b2'],
      ],
    });
    expect(codes(problems)).toEqual(['title-rows', 'empty-list']);
    expect(codes((await readInput('lists', sourceOf('A,B\n'))).problems)).toContain('no-lists');
  });
});

describe('a ranking', () => {
  const read = (content: string) => readInput('ranked', sourceOf(content));

  it('takes the second column of two, with or without a heading', async () => {
    for (const content of ['g1\t2.5\ng2\t-1\ng3\t0\n', 'gene\tmyscore\ng1\t2.5\ng2\t-1\ng3\t0\n']) {
      const { value } = await read(content);
      expect(value.ids).toEqual(['g1', 'g2', 'g3']);
      expect([...value.scores]).toEqual([2.5, -1, 0]);
    }
  });

  it('takes the score by its heading, and says so', async () => {
    const { value, problems } = await read('feature,mean_ref,log2fc,p\ng1,10,2.5,0.1\ng2,8,NA,0.2\ng3,9,-3,0.5\n');
    expect(value.ids).toEqual(['g1', 'g3']);
    expect([...value.scores]).toEqual([2.5, -3]);
    expect(codes(problems)).toEqual(['several-scores', 'empty-score']);
    expect(problems[0]!.what).toContain('第 3 列“log2fc”');
  });

  it('keeps the score furthest from 0 of a repeated feature', async () => {
    const { value, problems } = await read('id\tscore\ng1\t1\ng2\t2\ng1\t-4\n');
    expect([...value.scores]).toEqual([-4, 2]);
    expect(problems[0]).toMatchObject({ code: 'duplicate-feature', row: 4, severity: 'warning' });
  });

  it('refuses words and infinite values, naming the cell', async () => {
    const { problems } = await read('id\tscore\ng1\t1\ng2\tInf\ng3\t-0,5\ng4\tx\ng5\t3\n');
    expect(problems[0]).toMatchObject({ code: 'text-in-number', severity: 'error', row: 3, cell: 'B3', count: 3 });
    expect(problems[0]!.what).toContain('无穷大');
    expect(codes((await read('id\nA\nB\n')).problems)).toContain('no-scores');
  });
});

describe('a list from sequences', () => {
  const read = (content: string) => readInput('list', sourceOf(content));

  it('is the list of their ids, each once', async () => {
    const { problems, value } = await read(
      '>sp|P12345|AATM_RABIT Aspartate OS=X GN=GOT2\nMKV\nLLA\n>ENSP7.1 pep\nMA\n>P12345 again\nM\n',
    );
    expect(value).toEqual(['P12345', 'ENSP7.1']);
    expect(codes(problems).toSorted()).toEqual(['duplicate-name', 'list-of-sequences']);
    expect(problems.find(({ code }) => code === 'list-of-sequences')!.what).toContain('P12345');
    expect((await readInput('background', sourceOf('>a\nMK\n>b\nMK\n'))).value).toEqual(['a', 'b']);
  });
});

describe('an edge table', () => {
  const read = (content: string) => readInput('edges', sourceOf(content));

  it('has a weight of 1 where none is given, and finds its columns by name', async () => {
    const plain = await read('a\tb\nb\tc\n');
    expect(plain.value).toEqual({ source: ['a', 'b'], target: ['b', 'c'], weight: Float64Array.of(1, 1) });
    const named = await read('weight,target,source\n2.5,b,a\n,c,a\n');
    expect(named.value).toEqual({ source: ['a', 'a'], target: ['b', 'c'], weight: Float64Array.of(2.5, 1) });
    expect((await read('ligand,receptor\nIL6,IL6R+IL6ST\n')).value).toMatchObject({
      source: ['IL6'],
      target: ['IL6R+IL6ST'],
    });
  });

  it('names the cell with the problem', async () => {
    const { problems } = await read('source,target,weight\na,b,1\na,,2\nc,c,3\nd,e,heavy\n');
    expect(problems.map(({ code, cell, severity }) => [code, cell, severity])).toEqual([
      ['empty-end', 'B3', 'error'],
      ['text-in-number', 'C5', 'error'],
      ['self-edge', 'B4', 'warning'],
    ]);
    expect(codes((await read('source,target\n')).problems)).toContain('no-edges');
  });
});
