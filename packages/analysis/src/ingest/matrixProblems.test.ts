import { describe, expect, it } from 'vitest';
import { groupsOf, readAsGroups, readAsMatrix, rowsOf } from './testing/read.ts';

type Expected = { readonly code: string; readonly severity: 'error' | 'warning'; readonly cell?: string; readonly row?: number; readonly count?: number };

/** Each fault alone, in an otherwise sound table: nothing else may be reported as an error. */
const FAULTS: readonly (readonly [string, string, Expected])[] = [
  ['a row that is too short', 'id,S1,S2\nA,1,2\nB,1\n', { code: 'ragged-row', severity: 'error', row: 3 }],
  ['a row that is too long', 'id,S1,S2\nA,1,2\nB,1,2,3\n', { code: 'ragged-row', severity: 'error', row: 3, cell: 'D3' }],
  ['one column', 'id\nA\nB\n', { code: 'one-column', severity: 'error' }],
  ['a 1×1 table', '5', { code: 'one-column', severity: 'error' }],
  ['a header only', 'id,S1,S2\n', { code: 'no-features', severity: 'error' }],
  ['text columns only', 'id,a,b\nA,x,y\nB,z,w\n', { code: 'no-samples', severity: 'error' }],
  ['text in a numeric cell', 'id,S1,S2\nA,1,2\nB,Ctsd,3\n', { code: 'text-in-number', severity: 'error', cell: 'B3' }],
  ['an Excel error', 'id,S1,S2\nA,1,2\nB,#DIV/0!,3\n', { code: 'error-cell', severity: 'error', cell: 'B3' }],
  ['a number too large for a double', 'id,S1,S2\nA,1,2\nB,1e999,3\n', { code: 'text-in-number', severity: 'error', cell: 'B3' }],
  ['duplicate features', 'id,S1,S2\nA,1,2\nB,3,4\nA,5,6\n', { code: 'duplicate-feature', severity: 'error', cell: 'A4' }],
  ['duplicate samples', 'id,S1,S2,S1\nA,1,2,3\nB,3,4,5\n', { code: 'duplicate-sample', severity: 'error', cell: 'D1' }],
  ['a feature without an id', 'id,S1,S2\nA,1,2\n,3,4\n', { code: 'empty-id', severity: 'error', cell: 'A3' }],
  ['a column without a name', 'id,S1,,S2\nA,1,2,3\nB,3,4,5\n', { code: 'unnamed-column', severity: 'error', cell: 'C1' }],
  ['decimal commas', 'id\tS1\tS2\nA\t1,5\t2\nB\t2,25\t3\n', { code: 'decimal-comma', severity: 'error', cell: 'B2', count: 2 }],
  ['points and commas in a column', 'id\tS1\tS2\nA\t1,5\t2\nB\t2.25\t3\n', { code: 'mixed-decimal', severity: 'error', cell: 'B2' }],
  ['genes turned into dates', 'id,S1,S2\nA,1,2\n2-Sep,3,4\n3月5日,5,6\n', { code: 'date-genes', severity: 'error', cell: 'A3', count: 2 }],
  ['an all-NA row', 'id,S1,S2\nA,1,2\nB,NA,\n', { code: 'all-missing-row', severity: 'warning', row: 3 }],
  ['a constant row', 'id,S1,S2\nA,1,2\nB,3,3\n', { code: 'constant-row', severity: 'warning', row: 3 }],
  ['an all-missing sample', 'id,S1,S2,S3\nA,1,,2\nB,3,NA,4\n', { code: 'all-missing-sample', severity: 'warning' }],
  ['words for missing', 'id,S1,S2\nA,1,ND\nB,未检出,4\nC,5,<LOD\n', { code: 'missing-words', severity: 'warning', cell: 'C2', count: 3 }],
  ['samples that differ by case', 'id,S1,s1\nA,1,2\nB,3,4\n', { code: 'similar-samples', severity: 'warning', cell: 'C1' }],
  ['samples that differ by a space', 'id,S1,S 1\nA,1,2\nB,3,4\n', { code: 'similar-samples', severity: 'warning', cell: 'C1' }],
  ['ids that are numbers', 'entrez,S1,S2\n1017,1,2\n1018,3,4\n', { code: 'numeric-ids', severity: 'warning', cell: 'A2' }],
  ['ids in scientific notation', 'id,S1,S2\n2.31E+13,1,2\nB,3,4\n', { code: 'scientific-id', severity: 'warning', cell: 'A2' }],
  ['title lines', 'My study,,\nid,S1,S2\nA,1,2\nB,3,4\n', { code: 'title-rows', severity: 'warning' }],
  ['many zeros among large numbers', 'id,S1,S2\nA,0,20000\nB,30000,40000\n', { code: 'zeros', severity: 'warning', count: 1 }],
];

describe('a fault of a matrix is named with its place and a remedy', () => {
  it.each(FAULTS)('%s', async (_, text, expected) => {
    const { problems } = await readAsMatrix(text);
    const found = problems.find((problem) => problem.code === expected.code);
    expect(found).toMatchObject({ ...expected, input: 'matrix' });
    expect(found!.remedy).not.toBe('');
    expect(problems.filter((problem) => problem.severity === 'error' && problem !== found)).toEqual([]);
  });

  it('quotes the value', async () => expect((await readAsMatrix('id,S1,S2\nA,1,2\nB,Ctsd,3\n')).problems[0]!.what).toContain('“Ctsd”'));

  it('counts rows as a spreadsheet does, comments and blank rows included', async () =>
    expect((await readAsMatrix('# made by X\n\nid,S1,S2\nA,1,2\n\nB,oops,3\n')).problems[0]).toMatchObject({ row: 6, cell: 'B6' }));

  it('lists at most 50 problems, however bad the file', async () => {
    const rows = Array.from({ length: 400 }, (_, row) => `G${row % 150},1,word${row},2,3`);
    const { problems } = await readAsMatrix(`id,S1,S2,S3,S4\nX,1,2,3,4\n${Array.from({ length: 400 }, (_, i) => `Y${i},1,2,3,5`).join('\n')}\n${rows.join('\n')}\n`);
    expect(problems.length).toBeLessThanOrEqual(50);
    const total = (code: string) => problems.filter((problem) => problem.code === code).reduce((sum, { count }) => sum + (count ?? 1), 0);
    expect(total('text-in-number')).toBe(400);
  });
});

describe('a repair does what it says', () => {
  const repaired = async (text: string, repairs: Record<string, string>) => {
    const reading = await readAsMatrix(text, { repairs });
    expect(reading.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    return reading;
  };
  const duplicates = 'id,S1,S2,S3\nA,1,9,NA\nB,3,4,5\nA,2,3,NA\nA,6,,NA\n';

  it.each([
    ['suffix', ['A', 'B', 'A_2', 'A_3'], [[1, 9, NaN], [3, 4, 5], [2, 3, NaN], [6, NaN, NaN]]],
    ['max-mean', ['A', 'B'], [[6, NaN, NaN], [3, 4, 5]]],
    ['sum', ['A', 'B'], [[9, 12, NaN], [3, 4, 5]]],
    ['median', ['A', 'B'], [[2, 6, NaN], [3, 4, 5]]],
  ])('duplicate features: %s', async (choice, ids, rows) => {
    const reading = await repaired(duplicates, { 'duplicate-feature': choice });
    expect(reading.matrix.ids).toEqual(ids);
    expect(rowsOf(reading)).toEqual(choice === 'max-mean' ? [[6, NaN, NaN], [3, 4, 5]] : rows);
  });

  it.each([
    ['march', ['MARCHF1', 'SEPTIN2', 'DELEC1', 'MARCHF2', 'TP53']],
    ['marc', ['MTARC1', 'SEPTIN2', 'DELEC1', 'MTARC2', 'TP53']],
    ['keep', ['1-Mar', 'Sep-02', '12月1日', '2023/3/2', 'TP53']],
  ])('dates as genes: %s', async (choice, ids) => {
    const text = 'id,S1,S2\n1-Mar,1,2\nSep-02,3,4\n12月1日,5,6\n2023/3/2,7,8\nTP53,9,10\n';
    expect((await repaired(text, { 'date-genes': choice })).matrix.ids).toEqual(ids);
  });

  it('knows a date serial among gene names', async () =>
    expect((await repaired('id,S1\n44256,1\nTP53,2\nBRCA1,3\n', { 'date-genes': 'march' })).matrix.ids[0]).toBe('MARCHF1'));

  it('reads decimal commas with points between thousands', async () =>
    expect(rowsOf(await repaired('id\tS1\tS2\nA\t1.234,5\t2\nB\t-0,25\t1.234\n', { decimal: 'comma' }))).toEqual([[1234.5, 2], [-0.25, 1234]]));

  it('reads commas between thousands', async () =>
    expect(rowsOf(await repaired('id\tS1\nA\t1,234\nB\t1,234,567.5\n', { decimal: 'thousands' }))).toEqual([[1234], [1234567.5]]));

  it('never converts a column that mixes points and commas', async () =>
    expect((await readAsMatrix('id\tS1\nA\t1,5\nB\t2.5\n', { repairs: { decimal: 'comma' } })).problems[0]).toMatchObject({ code: 'mixed-decimal' }));

  it('takes text as missing', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,x,1\nB,2,3\n', { 'text-in-number': 'missing' }))).toEqual([[NaN, 1], [2, 3]]));

  it('fills short rows as missing', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,1,2\nB,3\n', { 'ragged-row': 'fill' }))).toEqual([[1, 2], [3, NaN]]));

  it('takes zeros as missing', async () =>
    expect(rowsOf(await repaired('id,S1,S2\nA,0,20000\nB,30000,40000\n', { zeros: 'missing' }))).toEqual([[NaN, 20000], [30000, 40000]]));

  it('turns the table and still names the cell of the file', async () => {
    const reading = await readAsMatrix('sample,A,B,C\nS1,1,2,3\nS2,4,bad,6\n', { repairs: { orientation: 'transpose' } });
    expect(reading.matrix).toMatchObject({ ids: ['A', 'B', 'C'], samples: ['S1', 'S2'] });
    expect(rowsOf(reading)).toEqual([[1, 4], [2, NaN], [3, 6]]);
    expect(reading.problems[0]).toMatchObject({ code: 'text-in-number', row: 3, column: 3, cell: 'C3' });
  });

  it('is refused when it does not exist', async () => {
    await expect(readAsMatrix('id,S1\nA,1\n', { repairs: { magic: 'yes' } })).rejects.toThrow('没有名为“magic”的修复');
    await expect(readAsMatrix('id,S1\nA,1\n', { repairs: { decimal: 'x' } })).rejects.toThrow('没有“x”这种做法');
  });
});

describe('groups meet the matrix by sample name', () => {
  const matrix = 'gene,Length,T-1,CK-1,CK-2,Note\nA,100,1,2,3,x\nB,200,4,5,7,y\n';

  it('in the order of the matrix, whatever the order of the sheet; other columns are annotations', async () => {
    const reading = await readAsMatrix(matrix, { groups: await groupsOf('CK-1 CK\nCK-2 CK\nT-1 T') });
    expect(reading.matrix.samples).toEqual(['T-1', 'CK-1', 'CK-2']);
    expect(reading.matrix.annotations).toEqual([{ name: 'Length', values: ['100', '200'] }, { name: 'Note', values: ['x', 'y'] }]);
    expect(reading.groups).toMatchObject({ samples: ['T-1', 'CK-1', 'CK-2'], group: ['T', 'CK', 'CK'], levels: ['CK', 'T'] });
    expect(rowsOf(reading)).toEqual([[1, 2, 3], [4, 5, 7]]);
    expect(reading.problems.map(({ code }) => code)).toEqual(['matrix-only']);
  });

  it.each([
    ['names that R mangled', 'CK.1 CK\nCK.2 CK\nT.1 T', 'samples-matched-loosely', 'warning'],
    ['names in another case', 'ck-1 CK\nck-2 CK\nt-1 T', 'samples-matched-loosely', 'warning'],
    ['samples that are not in the matrix', 'CK-1 CK\nCK-2 CK\nT-1 T\nT-9 T', 'groups-only', 'warning'],
    ['no sample in common', 'x CK\ny CK\nz T', 'groups-match-nothing', 'error'],
    ['samples in the rows', 'A CK\nB CK', 'samples-in-rows', 'error'],
  ])('%s', async (_, lines, code, severity) => {
    const { problems } = await readAsMatrix(matrix, { groups: await groupsOf(lines) });
    expect(problems).toContainEqual(expect.objectContaining({ code, severity }));
  });

  it('does not guess between names that differ by case only', async () => {
    const groups = await groupsOf('CK1 CK\nCk1 CK\nT-1 T');
    const { problems } = await readAsMatrix('id,ck1,T-1\nA,1,2\nB,3,4\n', { groups });
    expect(problems[0]).toMatchObject({ code: 'ambiguous-samples', severity: 'error' });
  });
});

describe('a fault of a groups sheet is named with its place and a remedy', () => {
  it.each([
    ['one column', 'sample\nS1\nS2\n', { code: 'one-column', severity: 'error' }],
    ['a sample twice', 'sample,group\nS1,A\nS2,A\nS1,B\n', { code: 'duplicate-sample', severity: 'error', cell: 'B4' }],
    ['no group', 'sample,group\nS1,A\nS2,\n', { code: 'empty-group', severity: 'error', cell: 'B3' }],
    ['no sample', 'sample,group\nS1,A\n,B\n', { code: 'empty-sample', severity: 'error', cell: 'A3' }],
    ['no rows', 'sample,group\n', { code: 'no-samples', severity: 'error' }],
    ['a group of one sample', 'sample,group\nS1,A\nS2,A\nS3,B\n', { code: 'single-sample-group', severity: 'warning', row: 4 }],
    ['groups that differ by case', 'sample,group\nS1,CK\nS2,CK\nS3,ck\nS4,ck\n', { code: 'similar-levels', severity: 'warning' }],
  ])('%s', async (_, text, expected) => {
    const { problems } = await readAsGroups(text);
    expect(problems).toContainEqual(expect.objectContaining({ ...expected, input: 'groups' }));
  });

  it('reads Chinese headings and factors, levels in the order of appearance', async () =>
    expect((await readAsGroups('样本,批次,分组\nS1,b1,处理\nS2,b2,对照\nS3,b1,处理\nS4,b2,对照\n')).groups).toEqual({
      samples: ['S1', 'S2', 'S3', 'S4'],
      group: ['处理', '对照', '处理', '对照'],
      levels: ['处理', '对照'],
      colors: {},
      factors: [{ name: '批次', values: ['b1', 'b2', 'b1', 'b2'] }],
    }));

  it('reads a sheet without headings when its first sample is in the matrix', async () =>
    expect((await readAsGroups('S1,A\nS2,A\nS3,B\n', ['id', 'S1', 'S2', 'S3'])).groups.samples).toEqual(['S1', 'S2', 'S3']));
});
