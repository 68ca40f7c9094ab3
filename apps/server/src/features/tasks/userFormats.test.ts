import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArtifact } from '../../../../../packages/analysis/src/ingest/testing/buildArtifact.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';
import { uploadFile } from '../../testing/uploadFile.ts';

/** Files as users bring them, from the upload over the inspection and the preview to the end of a task. */

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await server.buildUser());
});
afterAll(() => server.close());

const ingest = join(import.meta.dirname, '../../../../../packages/analysis/src/ingest');
const fixture = (path: string): Buffer => readFileSync(join(ingest, path));
const upload = async (name: string, content: string | Uint8Array) => (await uploadFile(server, token, name, content)).id;
const preview = (id: string, input: Readonly<Record<string, string>> = {}) => server.data<ResponseOf<'fileStorePreview'>>(calls.fileStorePreview, { token, input: { id, offset: '0', limit: '20', column_offset: '0', column_limit: '20', ...input } });
/** Runs a tool on these files; what its example gives beside is left out. */
async function run(tool: string, files: Partial<TaskForm['inputs']>, more: Partial<TaskForm> = {}) {
  const example = await exampleForm(server, token, tool);
  return runTask(server, token, { ...example, options: {}, ...more, inputs: { matrix: null, groups: null, more: {}, ...files } });
}

describe('.xls of Excel 97–2003', () => {
  it('is inspected, shown and analysed like .xlsx, with its sheets to choose from', async () => {
    const id = await upload('定量.xls', fixture('xls/fixtures/xlwt.xls'));
    const { problems, report, state } = await inspectFile(server, token, { id });
    expect([state, report?.format, report?.sheet, report?.sheets, report?.samples]).toEqual(['done', 'xls', '定量结果', ['草稿', '定量结果', '分组'], ['S1', 'S2', 'S3']]);
    expect(problems.find(({ repair }) => repair?.id === 'text-in-number')?.what).toContain('#DIV/0!');
    expect((await preview(id)).rows[0]).toEqual(['葡萄糖', '1', '2.5', '12.34', '2023-03-01']);
    expect((await preview(id, { sheet: '分组' })).rows).toEqual([['S1', '对照'], ['S2', '对照'], ['S3', '处理']]);
    const recipe = { format: 1, steps: [{ input: 'matrix', repair: 'text-in-number', choice: 'missing' }] } as TaskForm['recipe'];
    const task = await run('pca', { matrix: { file_id: id, sheet: '定量结果' } }, { recipe });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('with a password, or cut, it says what to do', async () => {
    const cut = await inspectFile(server, token, { id: await upload('残缺.xls', fixture('xls/fixtures/continued.xls').subarray(0, 20_000)) });
    expect(cut).toMatchObject({ state: 'failed', problems: [{ code: 'broken-workbook', remedy: expect.stringContaining('重新下载') as string }] });
  });
});

describe('HDF5', () => {
  it('of single cells: the counts are found, the table of cells is shown, and a tool runs', async () => {
    const id = await upload('样本.h5ad', fixture('hdf5/fixtures/layers.h5ad'));
    const { problems, report } = await inspectFile(server, token, { id, as: 'cells' });
    expect([report?.format, report?.sheet, report?.sheets, report?.shape]).toEqual(['hdf5', 'layers/counts', ['X', 'layers/counts', 'layers/scaled'], { rows: 9, columns: 12 }]);
    expect(problems.find(({ code }) => code === 'counts-elsewhere')?.what).toBe('X 是归一化或缩放过的表达量，读取的是 layers/counts 中的原始计数');
    expect((await preview(id)).header).toEqual(['cell', 'group', 'n_counts', 'doublet', 'note', 'age']);
    const task = await run('sc-qc', { more: { cells: { file_id: id } } }, { options: { thresholds: 'fixed', min_genes: 0 } });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('normalised values are refused with what to do, before and in a task', async () => {
    const id = await upload('归一化.h5ad', fixture('hdf5/fixtures/normalised.h5ad'));
    expect(await inspectFile(server, token, { id, as: 'cells' })).toMatchObject({ state: 'failed', problems: [{ code: 'normalised-only', input: 'cells' }] });
    expect((await run('sc-qc', { more: { cells: { file_id: id } } })).failure).toMatchObject({ class: 'data', what: expect.stringContaining('没有原始计数') as string });
  });

  it('of communities: one BIOM file is the table and its taxonomy', async () => {
    const id = await upload('丰度.biom', fixture('hdf5/fixtures/table.biom'));
    expect((await inspectFile(server, token, { id })).report).toMatchObject({ format: 'hdf5', kind: 'matrix', samples: ['样本1', 'S2', 'S3', 'S4'], annotation_columns: ['taxonomy'] });
    expect((await preview(id)).rows[1]).toEqual(['OTU2', '0', '0', '7.5', '1', 'd__Bacteria; p__Bacteroidota']);
    const task = await run('composition', { matrix: { file_id: id }, more: { taxonomy: { file_id: id } } });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });
});

it('QIIME 2: a table, its taxonomy and its tree as .qza; a .qzv says what to bring instead', async () => {
  const table = await upload('table.qza', buildArtifact('FeatureTable[Frequency]', { 'feature-table.biom': fixture('hdf5/fixtures/bare.biom') }));
  const taxonomy = await upload('taxonomy.qza', buildArtifact('FeatureData[Taxonomy]', { 'taxonomy.tsv': 'Feature ID\tTaxon\nOTU1\tk__B; p__F\nOTU2\tk__B; p__G\nOTU3\tk__A\n' }));
  const tree = await upload('rooted-tree.qza', buildArtifact('Phylogeny[Rooted]', { 'tree.nwk': '((OTU1:1,OTU2:2):1,OTU3:3);' }));
  expect((await inspectFile(server, token, { id: table })).report).toMatchObject({ format: 'hdf5', kind: 'matrix', shape: { rows: 4, columns: 5 } });
  expect((await inspectFile(server, token, { id: taxonomy, as: 'taxonomy' })).state).toBe('done');
  expect((await inspectFile(server, token, { id: tree, as: 'tree' })).state).toBe('done');
  expect((await preview(taxonomy)).rows[0]).toEqual(['OTU1', 'k__B; p__F']);
  const task = await run('composition', { matrix: { file_id: table }, more: { taxonomy: { file_id: taxonomy } } });
  expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  const visual = await inspectFile(server, token, { id: await upload('barplot.qzv', buildArtifact('Visualization', { 'index.html': '<html></html>' })) });
  expect(visual).toMatchObject({ state: 'failed', problems: [{ code: 'format-qzv', remedy: expect.stringContaining('.qza') as string }] });
});
