import { describe, expect, it } from 'vitest';
import { lines } from './testing/lines.ts';
import { groupsOf, readAsGroups, readAsMatrix, rowsOf } from './testing/read.ts';

describe('the input of LEfSe', () => {
  const file = lines(
    ['oxygen', 'High', 'High', 'Low', 'Low', 'Low'],
    ['body_site', 'skin', 'nose', 'gut', 'gut', 'oral'],
    ['subject_id', 158, 159, 160, 161, 162],
    ['Bacteria', 10, 20, 30, 40, 50],
    ['Bacteria|Firmicutes', 1, 2, 3, 4, 5],
    ['Bacteria|Firmicutes|Bacilli', 0, 0, 1, 2, 3],
  );

  it('is read as features and samples without its class rows', async () => {
    const reading = await readAsMatrix(file);
    expect(reading.matrix.samples).toEqual(['158', '159', '160', '161', '162']);
    expect(reading.matrix.ids).toEqual(['Bacteria', 'Bacteria|Firmicutes', 'Bacteria|Firmicutes|Bacilli']);
    expect(rowsOf(reading)[1]).toEqual([1, 2, 3, 4, 5]);
    expect(reading.problems[0]).toMatchObject({ code: 'lefse-groups', severity: 'warning' });
    expect(reading.problems[0]!.what).toContain('“High” 2 个、“Low” 3 个');
  });

  it('gives the groups when the same file is chosen as groups', async () => {
    const { groups, problems } = await readAsGroups(file);
    expect(problems).toEqual([]);
    expect([groups.samples, groups.group, groups.factors]).toEqual([
      ['158', '159', '160', '161', '162'],
      ['High', 'High', 'Low', 'Low', 'Low'],
      [{ name: 'body_site', values: ['skin', 'nose', 'gut', 'gut', 'oral'] }],
    ]);
    expect((await readAsMatrix(file, { groups })).groups?.group).toEqual(groups.group);
  });

  it('numbers samples without a name within their class', async () => {
    const bare = lines(
      ['class', 'A', 'A', 'B', 'B'],
      ['Bacteria', 1, 2, 3, 4],
      ['Archaea', 1, 2, 3, 4],
      ['x', 0, 1, 0, 1],
    );
    expect((await readAsMatrix(bare)).matrix.samples).toEqual(['A_1', 'A_2', 'B_1', 'B_2']);
  });

  it('keeps the row of the file in every problem', async () => {
    expect((await readAsMatrix(file.replace('|Firmicutes\t1', '|Firmicutes\t一'))).problems[0]).toMatchObject({
      code: 'text-in-number',
      row: 5,
      column: 2,
    });
  });

  it.each([
    ['a header of samples', 'id\tS1\tS2\tS3\tS4\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\nc\t1\t2\t3\t4\n'],
    [
      'MetaboAnalyst, whose samples stand above the labels',
      'Sample\tS1\tS2\tS3\tS4\nLabel\tA\tA\tB\tB\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\n',
    ],
    ['the same name twice by mistake', 'id\tS1\tS1\tS3\tS4\na\t1\t2\t3\t4\nb\t1\t2\t3\t4\nc\t1\t2\t3\t4\n'],
  ])('is not recognised in %s', async (_, text) =>
    expect((await readAsMatrix(text)).problems.map(({ code }) => code)).not.toContain('lefse-groups'),
  );

  it('uses groups of another file when they are given', async () => {
    const groups = await groupsOf('158 a\n159 a\n160 b\n161 b\n162 b');
    expect((await readAsMatrix(file, { groups })).groups?.levels).toEqual(['a', 'b']);
  });
});
