import { calls, type TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { fixture, userFiles } from './testing/userFiles.ts';

/** Workbooks and binary files as users have them, through upload, inspection, preview and task. */

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

const { preview, run, upload } = userFiles(() => ({ server, token }));

describe('.xls of Excel 97–2003', () => {
  it('an .xls workbook is inspected, previewed and analysed like .xlsx, with a choice of sheets', async () => {
    const id = await upload('定量.xls', fixture('xls/fixtures/xlwt.xls'));
    const { problems, report, state } = await inspectFile(server, token, { id });
    expect([state, report?.format, report?.sheet, report?.sheets, report?.samples]).toEqual([
      'done',
      'xls',
      '定量结果',
      ['草稿', '定量结果', '分组'],
      ['S1', 'S2', 'S3'],
    ]);
    expect(problems.find(({ repair }) => repair?.id === 'text-in-number')?.what).toContain('#DIV/0!');
    expect((await preview(id)).rows[0]).toEqual(['葡萄糖', '1', '2.5', '12.34', '2023-03-01']);
    expect((await preview(id, { sheet: '分组' })).rows).toEqual([
      ['S1', '对照'],
      ['S2', '对照'],
      ['S3', '处理'],
    ]);
    const recipe = {
      format: 1,
      steps: [{ input: 'matrix', repair: 'text-in-number', choice: 'missing' }],
    } as TaskForm['recipe'];
    const task = await run('pca', { matrix: { file_id: id, sheet: '定量结果' } }, { recipe });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
    // The command line names the same sheet.
    const { command } = await server.data<ResponseOf<'taskResult'>>(calls.taskResult, {
      token,
      input: { id: task.id },
    });
    expect(command).toContain("--read 'matrix.sheet=定量结果' --set");
  });

  it('an .xls workbook with a password, or cut off, is refused with what to do', async () => {
    const cut = await inspectFile(server, token, {
      id: await upload('残缺.xls', fixture('xls/fixtures/continued.xls').subarray(0, 20_000)),
    });
    expect(cut).toMatchObject({
      state: 'failed',
      problems: [{ code: 'broken-workbook', remedy: expect.stringContaining('重新下载') as string }],
    });
  });
});

describe('HDF5', () => {
  it('single-cell HDF5: the counts are found, the table of cells is shown, and a tool runs', async () => {
    const id = await upload('样本.h5ad', fixture('hdf5/fixtures/layers.h5ad'));
    const { problems, report } = await inspectFile(server, token, { id, as: 'cells' });
    expect([report?.format, report?.sheet, report?.sheets, report?.shape]).toEqual([
      'hdf5',
      'layers/counts',
      ['X', 'layers/counts', 'layers/scaled'],
      { rows: 9, columns: 12 },
    ]);
    expect(problems.find(({ code }) => code === 'counts-elsewhere')?.what).toBe(
      'X 是归一化或缩放过的表达量，读取的是 layers/counts 中的原始计数',
    );
    expect((await preview(id)).header).toEqual(['cell', 'group', 'n_counts', 'doublet', 'note', 'age']);
    const task = await run(
      'sc-qc',
      { more: { cells: { file_id: id } } },
      { options: { thresholds: 'fixed', min_genes: 0 } },
    );
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('single-cell HDF5 with normalised values is refused with what to do, before and in a task', async () => {
    const id = await upload('归一化.h5ad', fixture('hdf5/fixtures/normalised.h5ad'));
    expect(await inspectFile(server, token, { id, as: 'cells' })).toMatchObject({
      state: 'failed',
      problems: [{ code: 'normalised-only', input: 'cells' }],
    });
    expect((await run('sc-qc', { more: { cells: { file_id: id } } })).failure).toMatchObject({
      class: 'data',
      what: expect.stringContaining('没有原始计数') as string,
    });
  });

  it('one BIOM file gives the table of a community and its taxonomy', async () => {
    const id = await upload('丰度.biom', fixture('hdf5/fixtures/table.biom'));
    expect((await inspectFile(server, token, { id })).report).toMatchObject({
      format: 'hdf5',
      kind: 'matrix',
      samples: ['样本1', 'S2', 'S3', 'S4'],
      annotation_columns: ['taxonomy'],
    });
    expect((await preview(id)).rows[1]).toEqual(['OTU2', '0', '0', '7.5', '1', 'd__Bacteria; p__Bacteroidota']);
    const task = await run('composition', { matrix: { file_id: id }, more: { taxonomy: { file_id: id } } });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });
});

it('single-cell zarr in a zip: the counts are found, and a tool runs', async () => {
  const id = await upload('样本.zarr.zip', fixture('zarr/fixtures/folder.zip'));
  const { report } = await inspectFile(server, token, { id, as: 'cells' });
  expect([report?.format, report?.sheet, report?.sheets]).toEqual(['zarr', 'layers/counts', ['X', 'layers/counts']]);
  const task = await run(
    'sc-qc',
    { more: { cells: { file_id: id } } },
    { options: { thresholds: 'fixed', min_genes: 0 } },
  );
  expect([task.failure, task.state]).toEqual([null, 'succeeded']);
});

describe('objects of R', () => {
  it('the counts of a Seurat object are found, its cells are shown, and a tool runs', async () => {
    const id = await upload('样本.rds', fixture('rds/fixtures/seurat5.rds'));
    const { problems, report } = await inspectFile(server, token, { id, as: 'cells' });
    expect([report?.format, report?.sheet, report?.sheets, problems]).toEqual([
      'rds',
      'RNA/counts',
      ['RNA/counts', 'RNA/data'],
      [],
    ]);
    expect((await preview(id)).header).toEqual(['cell', 'orig.ident', 'nCount_RNA']);
    const task = await run(
      'sc-qc',
      { more: { cells: { file_id: id } } },
      { options: { thresholds: 'fixed', min_genes: 0 } },
    );
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('the matrix of an R workspace is analysed by the groups of its table of samples', async () => {
    const id = await upload('结果.RData', fixture('rds/fixtures/several.RData'));
    expect((await inspectFile(server, token, { id })).report).toMatchObject({
      format: 'rds',
      sheet: 'counts',
      sheets: ['counts', 'meta'],
      kind: 'matrix',
    });
    const task = await run('pca', { matrix: { file_id: id, sheet: 'counts' } });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('an R object that is no table is refused with the name of its class', async () => {
    const id = await upload('模型.rds', fixture('rds/fixtures/lm.rds'));
    expect(await inspectFile(server, token, { id })).toMatchObject({
      state: 'failed',
      problems: [{ code: 'format-rds-class', what: expect.stringContaining('“lm”') as string }],
    });
  });
});
