import { describe, expect, it } from 'vitest';
import { groupsOf, readAsGroups, readAsMatrix, rowsOf } from './testing/read.ts';

describe('groups meet the matrix by sample name', () => {
  const matrix = 'gene,Length,T-1,CK-1,CK-2,Note\nA,100,1,2,3,x\nB,200,4,5,7,y\n';

  it('a column of peptide or spectrum counts of proteins is recognised without its name', async () => {
    const reading = await readAsMatrix('protein,unique_peptides,PSMs,CK-1,T-1\nP1,3,9,1,2\nP2,1,2,4,5\n', {
      groups: await groupsOf('CK-1 CK\nT-1 T'),
    });
    expect(reading.matrix.annotations.map(({ name }) => name)).toEqual(['unique_peptides', 'PSMs']);
    expect(reading.problems).toEqual([]);
  });

  it('a sheet of an archive is met by the column that has the samples of the matrix, and it is said', async () => {
    const sheet =
      ',SampleName,dex,avgLength\nSRR1,GSM7,untrt,126\nSRR2,GSM8,trt,126\nSRR3,GSM9,untrt,87\nSRR4,GSM5,trt,98\n';
    const samples = ['SRR1', 'SRR2', 'SRR3', 'SRR4'];
    const { groups, problems } = await readAsGroups(sheet, ['gene', ...samples]);
    expect(groups).toMatchObject({ samples, levels: ['untrt', 'trt'] });
    expect(problems).toMatchObject([{ code: 'sample-column', severity: 'warning' }]);
    // The column that is headed so keeps it as soon as one of its names is there.
    const headed = await readAsGroups(sheet, ['gene', ...samples, 'GSM7']);
    expect([headed.groups.samples[0], headed.problems]).toEqual(['GSM7', []]);
  });

  it('in the order of the matrix, whatever the order of the sheet; other columns are annotations', async () => {
    const reading = await readAsMatrix(matrix, { groups: await groupsOf('CK-1 CK\nCK-2 CK\nT-1 T') });
    expect(reading.matrix.samples).toEqual(['T-1', 'CK-1', 'CK-2']);
    expect(reading.matrix.annotations).toEqual([
      { name: 'Length', values: ['100', '200'] },
      { name: 'Note', values: ['x', 'y'] },
    ]);
    expect(reading.groups).toMatchObject({
      samples: ['T-1', 'CK-1', 'CK-2'],
      group: ['T', 'CK', 'CK'],
      levels: ['CK', 'T'],
    });
    expect(rowsOf(reading)).toEqual([
      [1, 2, 3],
      [4, 5, 7],
    ]);
    expect(reading.problems).toEqual([]);
    // A length is known to be none; another column of numbers may be a sample that was forgotten.
    const doubtful = await readAsMatrix(matrix.replace('Length', 'T-2'), {
      groups: await groupsOf('CK-1 CK\nCK-2 CK\nT-1 T'),
    });
    expect(doubtful.problems.map(({ code }) => code)).toEqual(['matrix-only']);
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
    ['no group', 'sample,group\nS1,A\nS2,\n', { code: 'missing-group', severity: 'warning', cell: 'B3' }],
    ['no sample', 'sample,group\nS1,A\n,B\n', { code: 'empty-sample', severity: 'error', cell: 'A3' }],
    ['no rows', 'sample,group\n', { code: 'no-samples', severity: 'error' }],
    [
      'a group of one sample',
      'sample,group\nS1,A\nS2,A\nS3,B\n',
      { code: 'single-sample-group', severity: 'warning', row: 4 },
    ],
    [
      'groups that differ by case',
      'sample,group\nS1,CK\nS2,CK\nS3,ck\nS4,ck\n',
      { code: 'similar-levels', severity: 'warning' },
    ],
  ])('%s', async (_, text, expected) => {
    const { problems } = await readAsGroups(text);
    expect(problems).toContainEqual(expect.objectContaining({ ...expected, input: 'groups' }));
  });

  it('a missing group or factor is read as one, named by sample and cell, and is no level', async () => {
    const { groups, problems } = await readAsGroups(
      'sample,group,pair,age\nS1,A,p1,30\nS2,B,NA,41\nS3,NA,p1,ND\nS4,B,p2,\nS5,A,N/A,28\nS6,None,p3,20\nS7,None,p2,22\n',
    );
    expect(groups).toMatchObject({
      group: ['A', 'B', '', 'B', 'A', 'None', 'None'],
      levels: ['A', 'B', 'None'],
      factors: [
        { name: 'pair', values: ['p1', '', 'p1', 'p2', '', 'p3', 'p2'] },
        { name: 'age', values: ['30', '41', '', '', '28', '20', '22'] },
      ],
    });
    const told = problems.map(({ cell, code, what }) => [code, cell, what]);
    expect(told).toContainEqual(['missing-group', 'B4', '样本“S3”没有分组（“NA”按缺失处理），不参与分析']);
    expect(told).toContainEqual([
      'missing-factor',
      'C3',
      '样本“S2”、“S5”没有“pair”的值（“NA”、“N/A”按缺失处理），用到这一列的分析不含这些样本',
    ]);
    expect(told).toContainEqual([
      'missing-factor',
      'D4',
      '样本“S3”、“S4”没有“age”的值（空白，“ND”按缺失处理），用到这一列的分析不含这些样本',
    ]);
    expect(told).toContainEqual(['doubtful-missing', 'B7', '“None”作为组名，没有当作缺失']);
  });

  it('reads Chinese headings and factors, levels in the order of appearance', async () =>
    expect((await readAsGroups('样本,批次,分组\nS1,b1,处理\nS2,b2,对照\nS3,b1,处理\nS4,b2,对照\n')).groups).toEqual({
      samples: ['S1', 'S2', 'S3', 'S4'],
      group: ['处理', '对照', '处理', '对照'],
      levels: ['处理', '对照'],
      colors: {},
      factors: [{ name: '批次', values: ['b1', 'b2', 'b1', 'b2'] }],
    }));

  it('takes a column that classes before one that measures, also of a table of mostly numbers', async () => {
    const sites = [
      '2.8,1,SF,4',
      '3.5,1,BF,2',
      '4.3,2,SF,4',
      '4.2,2,SF,4',
      '6.3,1,HF,2',
      '4.3,1,HF,2',
      '2.8,1,HF,3',
      '4.2,5,HF,3',
    ];
    const { groups, problems } = await readAsGroups(
      `"",A1,Moisture,Management,Manure\n${sites.map((site, at) => `${at + 1},${site}\n`).join('')}`,
    );
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(groups.factors.map(({ name }) => name)).toEqual(['A1', 'Management', 'Manure']);
    expect(groups.levels).toEqual(['1', '2', '5']);
  });

  it('reads a sheet without headings when its first sample is in the matrix', async () =>
    expect((await readAsGroups('S1,A\nS2,A\nS3,B\n', ['id', 'S1', 'S2', 'S3'])).groups.samples).toEqual([
      'S1',
      'S2',
      'S3',
    ]));
});

describe('the column that groups, when no heading says it', () => {
  it('is the first in which samples share a value: barcodes and remarks group nobody', async () => {
    const { groups } = await readAsGroups('X.SampleID,Barcode,Type,Plate\na,AC,soil,p\nb,GT,sea,p\nc,TT,soil,p\n');
    expect([groups.levels, groups.factors.map(({ name }) => name)]).toEqual([
      ['soil', 'sea'],
      ['Barcode', 'Plate'],
    ]);
  });

  it('is the first one where no column groups', async () => {
    const { groups } = await readAsGroups('id,a,b\nx,1,4\ny,2,5\n');
    expect(groups.levels).toEqual(['1', '2']);
  });
});
