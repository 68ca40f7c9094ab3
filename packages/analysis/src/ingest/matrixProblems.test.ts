import { describe, expect, it } from 'vitest';
import { readAsMatrix } from './testing/read.ts';

type Expected = {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly cell?: string;
  readonly row?: number;
  readonly count?: number;
};

/** Each fault alone, in an otherwise sound table: nothing else may be reported as an error. */
const FAULTS: readonly (readonly [string, string, Expected])[] = [
  ['a row that is too short', 'id,S1,S2\nA,1,2\nB,1\n', { code: 'ragged-row', severity: 'error', row: 3 }],
  [
    'a row that is too long',
    'id,S1,S2\nA,1,2\nB,1,2,3\n',
    { code: 'ragged-row', severity: 'error', row: 3, cell: 'D3' },
  ],
  ['one column', 'id\nA\nB\n', { code: 'one-column', severity: 'error' }],
  ['a 1×1 table', '5', { code: 'one-column', severity: 'error' }],
  ['a header only', 'id,S1,S2\n', { code: 'no-features', severity: 'error' }],
  ['text columns only', 'id,a,b\nA,x,y\nB,z,w\n', { code: 'no-samples', severity: 'error' }],
  ['text in a numeric cell', 'id,S1,S2\nA,1,2\nB,Ctsd,3\n', { code: 'text-in-number', severity: 'error', cell: 'B3' }],
  ['an Excel error', 'id,S1,S2\nA,1,2\nB,#DIV/0!,3\n', { code: 'error-cell', severity: 'error', cell: 'B3' }],
  [
    'a number too large for a double',
    'id,S1,S2\nA,1,2\nB,1e999,3\n',
    { code: 'text-in-number', severity: 'error', cell: 'B3' },
  ],
  [
    'duplicate features',
    'id,S1,S2\nA,1,2\nB,3,4\nA,5,6\n',
    { code: 'duplicate-feature', severity: 'error', cell: 'A4' },
  ],
  ['duplicate samples', 'id,S1,S2,S1\nA,1,2,3\nB,3,4,5\n', { code: 'duplicate-sample', severity: 'error', cell: 'D1' }],
  ['a feature without an id', 'id,S1,S2\nA,1,2\n,3,4\n', { code: 'empty-id', severity: 'error', cell: 'A3' }],
  [
    'a column without a name',
    'id,S1,,S2\nA,1,2,3\nB,3,4,5\n',
    { code: 'unnamed-column', severity: 'error', cell: 'C1' },
  ],
  [
    'decimal commas',
    'id\tS1\tS2\nA\t1,5\t2\nB\t2,25\t3\n',
    { code: 'decimal-comma', severity: 'error', cell: 'B2', count: 2 },
  ],
  [
    'points and commas in a column',
    'id\tS1\tS2\nA\t1,5\t2\nB\t2.25\t3\n',
    { code: 'mixed-decimal', severity: 'error', cell: 'B2' },
  ],
  [
    'genes turned into dates',
    'id,S1,S2\nA,1,2\n2-Sep,3,4\n3月5日,5,6\n',
    { code: 'date-genes', severity: 'error', cell: 'A3', count: 2 },
  ],
  ['an all-NA row', 'id,S1,S2\nA,1,2\nB,NA,\n', { code: 'all-missing-row', severity: 'warning', row: 3 }],
  ['a constant row', 'id,S1,S2\nA,1,2\nB,3,3\n', { code: 'constant-row', severity: 'warning', row: 3 }],
  ['an all-missing sample', 'id,S1,S2,S3\nA,1,,2\nB,3,NA,4\n', { code: 'all-missing-sample', severity: 'warning' }],
  [
    'words for missing',
    'id,S1,S2\nA,1,ND\nB,未检出,4\nC,5,<LOD\n',
    { code: 'missing-words', severity: 'warning', cell: 'C2', count: 3 },
  ],
  [
    'samples that differ by case',
    'id,S1,s1\nA,1,2\nB,3,4\n',
    { code: 'similar-samples', severity: 'warning', cell: 'C1' },
  ],
  [
    'samples that differ by a space',
    'id,S1,S 1\nA,1,2\nB,3,4\n',
    { code: 'similar-samples', severity: 'warning', cell: 'C1' },
  ],
  [
    'ids that are numbers',
    'entrez,S1,S2\n1017,1,2\n1018,3,4\n',
    { code: 'numeric-ids', severity: 'warning', cell: 'A2' },
  ],
  [
    'ids in scientific notation',
    'id,S1,S2\n2.31E+13,1,2\nB,3,4\n',
    { code: 'scientific-id', severity: 'warning', cell: 'A2' },
  ],
  ['title lines', 'My study,,\nid,S1,S2\nA,1,2\nB,3,4\n', { code: 'title-rows', severity: 'warning' }],
  [
    'many zeros among large numbers',
    'id,S1,S2\nA,0,20000\nB,30000,40000\n',
    { code: 'zeros', severity: 'warning', count: 1 },
  ],
];

describe('a fault of a matrix is named with its place and a remedy', () => {
  it.each(FAULTS)('%s', async (_, text, expected) => {
    const { problems } = await readAsMatrix(text);
    const found = problems.find((problem) => problem.code === expected.code);
    expect(found).toMatchObject({ ...expected, input: 'matrix' });
    expect(found!.remedy).not.toBe('');
    expect(problems.filter((problem) => problem.severity === 'error' && problem !== found)).toEqual([]);
  });

  it('does not call samples or features empty when their cells could not be read', async () => {
    const { problems } = await readAsMatrix('id\tS1\tS2\nA\t1,5\t2\nB\t2,25\t3\nC\t3,5\t4,5\n');
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['decimal-comma']));
  });

  it('quotes the value in the message', async () =>
    expect((await readAsMatrix('id,S1,S2\nA,1,2\nB,Ctsd,3\n')).problems[0]!.what).toContain('“Ctsd”'));

  it('counts rows as a spreadsheet does, including comments and blank rows', async () =>
    expect((await readAsMatrix('# made by X\n\nid,S1,S2\nA,1,2\n\nB,oops,3\n')).problems[0]).toMatchObject({
      row: 6,
      cell: 'B6',
    }));

  it('lists at most 50 problems', async () => {
    const rows = Array.from({ length: 400 }, (_, row) => `G${row % 150},1,word${row},2,3`);
    const { problems } = await readAsMatrix(
      `id,S1,S2,S3,S4\nX,1,2,3,4\n${Array.from({ length: 400 }, (_, i) => `Y${i},1,2,3,5`).join('\n')}\n${rows.join('\n')}\n`,
    );
    expect(problems.length).toBeLessThanOrEqual(50);
    const total = (code: string) =>
      problems.filter((problem) => problem.code === code).reduce((sum, { count }) => sum + (count ?? 1), 0);
    expect(total('text-in-number')).toBe(400);
  });
});
