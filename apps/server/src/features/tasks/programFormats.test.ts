import { calls, type GroupScheme } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifact } from '../../../../../packages/analysis/src/ingest/testing/buildArtifact.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { fixture, userFiles } from './testing/userFiles.ts';

/** Files that other programs write, through upload, inspection, preview and task. */

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

const { preview, run, upload } = userFiles(() => ({ server, token }));

it('FASTA is read as a table of records that can be filtered by length', async () => {
  const id = await upload(
    '蛋白.fasta',
    '>sp|P1|A_HUMAN First GN=AAA\nMKVL\n>sp|P2|B_HUMAN Second GN=BBB\nMK\n>sp|P3|C_HUMAN Third GN=CCC\nMKVLAA\n',
  );
  expect(await inspectFile(server, token, { id, as: 'records' })).toMatchObject({ state: 'done', problems: [] });
  expect(await preview(id)).toMatchObject({
    header: ['id', 'gene', 'description', 'sequence', 'length'],
    total_rows: 3,
  });
  const task = await run(
    'table-filter',
    { more: { records: { file_id: id } } },
    { options: { operator_1: 'ge', column_1: 'length', value_1: 4 } },
  );
  expect([task.failure, task.state]).toEqual([null, 'succeeded']);
});

it('FASTA is also read as a list of the ids of its sequences', async () => {
  const id = await upload('差异蛋白.faa', '>sp|P1|A_HUMAN First\nMKVL\n>sp|P2|B_HUMAN Second\nMK\n');
  expect(await inspectFile(server, token, { id, as: 'list' })).toMatchObject({
    state: 'done',
    problems: [{ code: 'list-of-sequences' }],
    report: { shape: { rows: 2 } },
  });
});

it('CLS gives the groups of its table by the order of the samples', async () => {
  const matrix = await upload(
    '表达.gct',
    '#1.2\n2\t4\nName\tDescription\tS1\tS2\tS3\tS4\nA\tx\t1\t2\t3\t4\nB\ty\t5\t6\t7\t9\n',
  );
  const classes = await upload('表型.cls', '4 2 1 \n# CK T \n0 1 0 1 \n');
  expect((await inspectFile(server, token, { id: classes })).report).toMatchObject({ format: 'cls', kind: 'groups' });
  const { problems, scheme } = await server.data<{ scheme: GroupScheme; problems: { code: string }[] }>(
    calls.toolGroupScheme,
    { token, input: { matrix: { file_id: matrix }, source: { kind: 'file', file: { file_id: classes } } } },
  );
  expect(scheme.groups.map(({ name, samples }) => [name, samples])).toEqual([
    ['CK', ['S1', 'S3']],
    ['T', ['S2', 'S4']],
  ]);
  expect(problems.map(({ code }) => code)).toContain('cls-order');
});

it('QIIME 2 table, taxonomy and tree are read from .qza; a .qzv is refused with what to bring instead', async () => {
  const table = await upload(
    'table.qza',
    buildArtifact('FeatureTable[Frequency]', { 'feature-table.biom': fixture('hdf5/fixtures/bare.biom') }),
  );
  const taxonomy = await upload(
    'taxonomy.qza',
    buildArtifact('FeatureData[Taxonomy]', {
      'taxonomy.tsv': 'Feature ID\tTaxon\nOTU1\tk__B; p__F\nOTU2\tk__B; p__G\nOTU3\tk__A\n',
    }),
  );
  const tree = await upload(
    'rooted-tree.qza',
    buildArtifact('Phylogeny[Rooted]', { 'tree.nwk': '((OTU1:1,OTU2:2):1,OTU3:3);' }),
  );
  expect((await inspectFile(server, token, { id: table })).report).toMatchObject({
    format: 'hdf5',
    kind: 'matrix',
    shape: { rows: 4, columns: 5 },
  });
  expect((await inspectFile(server, token, { id: taxonomy, as: 'taxonomy' })).state).toBe('done');
  expect((await inspectFile(server, token, { id: tree, as: 'tree' })).state).toBe('done');
  expect((await preview(taxonomy)).rows[0]).toEqual(['OTU1', 'k__B; p__F']);
  const task = await run('composition', { matrix: { file_id: table }, more: { taxonomy: { file_id: taxonomy } } });
  expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  const visual = await inspectFile(server, token, {
    id: await upload('barplot.qzv', buildArtifact('Visualization', { 'index.html': '<html></html>' })),
  });
  expect(visual).toMatchObject({
    state: 'failed',
    problems: [{ code: 'format-qzv', remedy: expect.stringContaining('.qza') as string }],
  });
});

describe('files of programs', () => {
  it('a limma table of several comparisons names them, and one is chosen by its name', async () => {
    const rows = ['B - A', 'C - A'].flatMap((contrast, which) =>
      ['g1', 'g2', 'g3', 'g4'].map((gene, at) => `${contrast},${gene},${at - which * 2},0.0${at + 1}`),
    );
    const id = await upload('limma.csv', ['contrast,feature,log2fc,p', ...rows, ''].join('\n'));
    expect((await inspectFile(server, token, { id })).report?.comparisons).toEqual(['B - A', 'C - A']);
    expect((await inspectFile(server, token, { id, as: 'matrix2' })).report?.comparisons).toEqual(['B - A', 'C - A']);
    const file = { file_id: id };
    const task = await run(
      'nine-quadrant',
      { matrix: file, more: { matrix2: file } },
      { options: { comparison_y: 'C - A' } },
    );
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
    expect(
      (await run('nine-quadrant', { matrix: file, more: { matrix2: file } }, { options: { comparison_y: 'D - A' } }))
        .failure,
    ).toMatchObject({ class: 'parameter', what: '第二个表中没有比较“D - A”', remedy: '请选择其中之一：B - A、C - A' });
  });

  it('the quantities of proteins are read from mzTab, and other sections can be chosen', async () => {
    const file = [
      'MTD\tmzTab-version\t1.0.0',
      'PRH\taccession\tprotein_abundance_assay[1]\tprotein_abundance_assay[2]\tprotein_abundance_assay[3]\tprotein_abundance_study_variable[1]',
      'PRT\tP1\t1\t2\t4\t2',
      'PRT\tP2\t5\t3\t1\t3',
      'PRT\tP3\t2\t9\tnull\t5',
      '',
    ].join('\n');
    const id = await upload('蛋白.mzTab', file);
    expect((await inspectFile(server, token, { id })).report).toMatchObject({
      format: 'mztab',
      sheets: ['PRT assay', 'PRT study_variable'],
      samples: ['assay[1]', 'assay[2]', 'assay[3]'],
    });
    expect((await preview(id, { sheet: 'PRT study_variable' })).rows[0]).toEqual(['P1', '2']);
    const task = await run('pca', { matrix: { file_id: id } });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('one Kraken report is a table of one sample with its lineages', async () => {
    const id = await upload(
      'gut.kreport',
      ' 10.00\t10\t10\tU\t0\tunclassified\n 90.00\t90\t0\tD\t2\tBacteria\n 90.00\t90\t90\tP\t1239\t  Bacillota\n',
    );
    const { problems, report } = await inspectFile(server, token, { id });
    expect([report?.format, report?.samples, report?.annotation_columns, problems[0]?.code]).toEqual([
      'kraken',
      ['gut'],
      ['taxonomy'],
      'kraken-report',
    ]);
    expect((await preview(id)).rows).toEqual([
      ['unclassified', '10', 'Unassigned'],
      ['Bacillota', '90', 'd__Bacteria; p__Bacillota'],
    ]);
  });

  it('the classes of a LEfSe file are offered as groups', async () => {
    const id = await upload(
      'lefse.txt',
      'class\tA\tA\tB\tB\nsubject_id\t1\t2\t3\t4\nBacteria\t10\t20\t30\t40\nBacteria|Firmicutes\t1\t5\t3\t9\nBacteria|Other\t9\t15\t27\t31\n',
    );
    const { problems, report } = await inspectFile(server, token, { id });
    expect([report?.samples, problems[0]?.code]).toEqual([['1', '2', '3', '4'], 'lefse-groups']);
    const { scheme } = await server.data<ResponseOf<'toolGroupScheme'>>(calls.toolGroupScheme, {
      token,
      input: { matrix: { file_id: id }, source: { kind: 'guess' } },
    });
    expect(scheme.groups.map(({ name, samples }) => [name, samples])).toEqual([
      ['A', ['1', '2']],
      ['B', ['3', '4']],
    ]);
    const task = await run('two-group', { matrix: { file_id: id }, groups: scheme });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });
});
