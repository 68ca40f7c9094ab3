import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type TaskForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
/** Runs a tool on a file; what its example gives beside that file is left out unless it is given. */
async function run(tool: string, input: 'matrix' | 'cells', file: TaskForm['inputs']['matrix'], more: Partial<TaskForm> = {}) {
  const example = await exampleForm(server, token, tool);
  const inputs: TaskForm['inputs'] = input === 'matrix' ? { matrix: file, groups: null, more: {} } : { ...example.inputs, groups: null, more: { [input]: file! } };
  return runTask(server, token, { ...example, options: {}, ...more, inputs });
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
    const task = await run('pca', 'matrix', { file_id: id, sheet: '定量结果' }, { recipe });
    expect([task.failure, task.state]).toEqual([null, 'succeeded']);
  });

  it('with a password, or cut, it says what to do', async () => {
    const cut = await inspectFile(server, token, { id: await upload('残缺.xls', fixture('xls/fixtures/continued.xls').subarray(0, 20_000)) });
    expect(cut).toMatchObject({ state: 'failed', problems: [{ code: 'broken-workbook', remedy: expect.stringContaining('重新下载') as string }] });
  });
});
