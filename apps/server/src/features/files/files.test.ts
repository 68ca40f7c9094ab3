import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type FileItem } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { inspectFile } from '../../testing/inspectFile.ts';
import { sendForm } from '../../testing/sendForm.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ token } = await test.buildUser());
});

const table = 'id,A1,A2,B1\nP1,1,2,3\nP2,4,5,6\n';

async function upload(name: string, content: string | Uint8Array = table, folder = ''): Promise<FileItem> {
  const response = await sendForm(test, calls.fileStoreUpload, {
    token,
    name,
    content,
    fields: { current_dir: folder },
  });
  expect(response.json()).toMatchObject({ code: 1 });
  return response.json<{ content: { data: FileItem } }>().content.data;
}
const addFolder = (name: string, folder = '') =>
  test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name, current_dir: folder } });
const list = async (input: object = {}) =>
  (await test.data<FileItem[]>(calls.fileStoreList, { token, input })).map((item) => item.name);
const messageOf = async (call: (typeof calls)[keyof typeof calls], input: object) =>
  (await test.call(call, { token, input })).json<{ showMsg: string }>().showMsg;

describe('uploads', () => {
  it('an uploaded file with a Chinese name keeps its bytes, size and hash', async () => {
    const file = await upload('样本 表达量.csv');
    expect(file).toMatchObject({
      name: '样本 表达量.csv',
      dir_path: '/',
      is_dir: 0,
      size: table.length,
      sha256: createHash('sha256').update(table).digest('hex'),
    });
    const response = await test.call(calls.fileStoreDownload, { token, input: { ids: [file.id] } });
    expect(response.body).toBe(table);
  });

  it('a file whose name is taken gets a number', async () => {
    await upload('a.csv');
    await upload('a.csv');
    await upload('a.csv');
    expect((await list({ sort: 'name', order: 'asc' })).toSorted()).toEqual(['a (1).csv', 'a (2).csv', 'a.csv']);
  });

  it('REL-04: 50 files that are uploaded at once under one name are all kept', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => upload('same.csv', `id,A\nP,${index}\n`)));
    const names = await list({ size: 100 });
    expect(new Set(names).size).toBe(50);
  });

  it('a file uploaded through the file picker lies in 上传数据', async () => {
    const response = await sendForm(test, calls.fileUploadTask, { token, name: 'b.tsv', content: 'id\tA\nP\t1\n' });
    expect(response.json()).toMatchObject({
      content: { data: { dir_path: '/上传数据', store_path: '/上传数据/b.tsv' } },
    });
  });

  it.each([
    ['empty.csv', '', '文件是空的（0 字节）'],
    ['binary.csv', new Uint8Array([1, 0, 3, 0, 0, 7, 9, 0]), '不是文本'],
    ['fake.xlsx', 'id,A\nP,1\n', '不是 .xlsx 格式'],
    ['tool.exe', 'MZ', '不支持上传'],
    ['program.csv', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1]), '可执行程序'],
  ])('SEC-31: refuses %s and keeps nothing of it', async (name, content, message) => {
    const response = await sendForm(test, calls.fileStoreUpload, { token, name, content });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ showMsg: string }>().showMsg).toContain(message);
    expect(await list()).toEqual([]);
  });

  it('SEC-31: a table that Excel saved as HTML under the name .xls is accepted', async () => {
    const html =
      '<html><body><table><tr><td>id</td><td>A1</td></tr><tr><td>P1</td><td>2</td></tr></table></body></html>';
    const file = await upload('export.xls', html);
    const answer = await inspectFile(test, token, { id: file.id });
    expect(answer).toMatchObject({ state: 'done', report: { format: 'html' } });
  });

  it('an upload without a session is refused before a byte is read', async () => {
    const response = await sendForm(test, calls.fileStoreUpload, { name: 'a.csv', content: table });
    expect(response.json()).toMatchObject({ code: 2 });
  });

  it('SEC-21: nothing can be uploaded into a folder of somebody else', async () => {
    const { id } = await addFolder('私有');
    const stranger = await test.buildUser();
    const response = await sendForm(test, calls.fileStoreUpload, {
      token: stranger.token,
      name: 'a.csv',
      content: table,
      fields: { current_dir: id },
    });
    expect(response.statusCode).toBe(404);
  });
});

describe('folders and names', () => {
  it('folders are listed first, numbers sort by value and Chinese names by pinyin', async () => {
    for (const name of ['s10.csv', 's2.csv', '中.csv', '安.csv', 'B.csv', 'a.csv']) await upload(name);
    await addFolder('zz');
    expect(await list({ sort: 'name', order: 'asc' })).toEqual([
      'zz',
      'a.csv',
      'B.csv',
      's2.csv',
      's10.csv',
      '安.csv',
      '中.csv',
    ]);
  });

  it('SEC-48: the search looks below a folder and takes % and _ literally', async () => {
    const outer = await addFolder('外');
    const inner = await addFolder('内', outer.id);
    await upload('100%.csv', table, inner.id);
    await upload('1000.csv', table, inner.id);
    await upload('100%b.csv');
    expect(await list({ name: '100%', current_dir: outer.id })).toEqual(['100%.csv']);
    expect(await list({ name: '_' })).toEqual([]);
    const [found] = await test.data<FileItem[]>(calls.fileStoreList, { token, input: { name: '1000' } });
    expect(found).toMatchObject({ is_search: 1, dir_path: '/外/内' });
  });

  it('the files of all folders are listed without the folders, the newest first', async () => {
    const outer = await addFolder('外');
    await upload('旧.csv', table, outer.id);
    test.clock.advance(1000);
    await upload('新.csv');
    test.clock.advance(1000);
    await upload('最新.csv', table, (await addFolder('内', outer.id)).id);
    expect(await list({ flat: '1' })).toEqual(['最新.csv', '新.csv', '旧.csv']);
    expect(await list({ flat: '1', current_dir: outer.id })).toEqual(['最新.csv', '旧.csv']);
  });

  it('file/list gives the rows of the picker by page, size, name and current_dir', async () => {
    const folder = await addFolder('数据');
    for (const name of ['a1.csv', 'a2.csv', 'b.csv']) await upload(name, table, folder.id);
    const asked = { page: 2, size: 1, name: 'a', current_dir: folder.id, sort: 'name', order: 'asc' };
    const answer = await test.call(calls.fileList, { token, input: asked });
    expect(answer.json()).toMatchObject({ code: 1, content: { data: [{ name: 'a2.csv' }], total: 2 } });
  });

  it('SEC-52: a page has at most 100 rows, and a page beyond the end is empty with the true total', async () => {
    for (let index = 0; index < 3; index += 1) await addFolder(`f${index}`);
    const response = await test.call(calls.fileStoreList, { token, input: { page: 9, size: 10_000 } });
    expect(response.json()).toMatchObject({ code: 1, content: { data: [], total: 3 } });
    expect((await test.call(calls.fileStoreList, { token, input: { size: '1e9' } })).statusCode).toBe(400);
    expect((await test.call(calls.fileStoreList, { token, input: { size: -1 } })).statusCode).toBe(400);
  });

  it('a renamed file keeps its extension', async () => {
    const file = await upload('a.csv');
    expect(await test.data(calls.fileStoreUpdate, { token, input: { id: file.id, name: ' 新名 ' } })).toMatchObject({
      name: '新名.csv',
    });
    expect(await test.data(calls.fileStoreUpdate, { token, input: { id: file.id, name: 'b.CSV' } })).toMatchObject({
      name: 'b.csv',
    });
    expect(await test.data(calls.fileStoreUpdate, { token, input: { id: file.id, name: 'c.txt' } })).toMatchObject({
      name: 'c.txt.csv',
    });
  });

  it('a name that exists in the folder is refused and named', async () => {
    await upload('a.csv');
    const file = await upload('b.csv');
    const response = await test.call(calls.fileStoreUpdate, { token, input: { id: file.id, name: 'a' } });
    expect(response.statusCode).toBe(409);
    expect(response.json<{ showMsg: string }>().showMsg).toBe('此文件夹中已有“a.csv”，请换一个名称');
  });

  it('a folder cannot be moved into itself', async () => {
    const outer = await addFolder('外');
    const inner = await addFolder('内', outer.id);
    expect(await messageOf(calls.fileStoreUpdate, { id: outer.id, current_dir: inner.id })).toBe(
      '不能把文件夹移动到它自己里面',
    );
    expect(await messageOf(calls.fileStoreUpdate, { id: outer.id, current_dir: outer.id })).toBe(
      '不能把文件夹移动到它自己里面',
    );
  });

  it('E-07: what the system made is neither a file nor a folder, and is not renamed, moved or deleted', async () => {
    const { id } = await upload('生成.csv');
    await test.platform.database.updateTable('file_node').set({ kind: 2 }).where('id', '=', id).execute();
    const [row] = await test.data<FileItem[]>(calls.fileStoreList, { token });
    expect(row).toMatchObject({ is_dir: 2, can: { rename: false, move: false, delete: false, download: true } });
    expect(await messageOf(calls.fileStoreUpdate, { id, name: '改名' })).toBe('系统生成的文件不能改名或移动');
    expect(await messageOf(calls.fileStoreMove, { ids: [id], current_dir: (await addFolder('外')).id })).toBe(
      '系统生成的文件不能改名或移动',
    );
    expect(await messageOf(calls.fileStoreDelete, { ids: id })).toBe('系统生成的文件不能删除');
  });

  it('the path of a file is told', async () => {
    const outer = await addFolder('外');
    const inner = await addFolder('内', outer.id);
    const file = await upload('a.csv', table, inner.id);
    const detail = await test.data<{ path: { name: string }[] }>(calls.fileStoreDetail, {
      token,
      input: { id: file.id },
    });
    expect(detail.path.map((folder) => folder.name)).toEqual(['外', '内']);
  });
});

describe('trash', () => {
  it('a folder is moved to the trash and restored with its content', async () => {
    const folder = await addFolder('数据');
    await upload('a.csv', table, folder.id);
    await test.data(calls.fileStoreDelete, { token, input: { ids: folder.id } });
    expect(await list()).toEqual([]);
    expect(await list({ trash: '1' })).toEqual(['数据']);
    await test.data(calls.fileStoreRestore, { token, input: { ids: [folder.id] } });
    expect(await list({ current_dir: folder.id })).toEqual(['a.csv']);
  });

  it('a file whose folder is gone is restored to the root, with a number when its name is taken', async () => {
    const folder = await addFolder('数据');
    const file = await upload('a.csv', table, folder.id);
    await test.data(calls.fileStoreDelete, { token, input: { ids: file.id } });
    await test.data(calls.fileStoreDelete, { token, input: { ids: folder.id } });
    await upload('a.csv');
    const [restored] = await test.data<FileItem[]>(calls.fileStoreRestore, { token, input: { ids: [file.id] } });
    expect(restored).toMatchObject({ name: 'a (1).csv', parent_id: '' });
  });

  it('purging files frees their space and removes their bytes', async () => {
    const file = await upload('a.csv');
    await test.data(calls.fileStoreDelete, { token, input: { ids: file.id } });
    const full = await test.data<{ used: number; trash: number }>(calls.fileStoreQuota, { token });
    expect(full).toMatchObject({ used: table.length, trash: table.length });
    const row = await test.platform.database
      .selectFrom('file_node')
      .selectAll()
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    await test.data(calls.fileStorePurge, { token, input: { ids: file.id } });
    expect(await test.data(calls.fileStoreQuota, { token })).toMatchObject({ used: 0, files: 0 });
    await expect(test.platform.storage.read(row.object_key)).rejects.toThrow('ENOENT');
  });

  it('only files in the trash can be purged', async () => {
    const file = await upload('a.csv');
    expect((await test.call(calls.fileStorePurge, { token, input: { ids: file.id } })).statusCode).toBe(404);
  });
});

describe('tables', () => {
  it('a table is inspected and a part of it is shown', async () => {
    const file = await upload('a.csv');
    const answer = await inspectFile(test, token, { id: file.id });
    expect(answer).toMatchObject({
      state: 'done',
      report: { samples: ['A1', 'A2', 'B1'], shape: { rows: 3, columns: 4 }, id_column: 'id' },
    });
    const preview = await test.data(calls.fileStorePreview, {
      token,
      input: { id: file.id, offset: 1, limit: 1, column_offset: 1, column_limit: 2 },
    });
    expect(preview).toMatchObject({ header: ['A1', 'A2'], rows: [['4', '5']], total_rows: 2, total_columns: 4 });
  });

  it('an inspection says which tools the table suits, where it is asked for', async () => {
    const file = await upload('groups.csv', 'sample,group\nA1,A\nA2,A\nB1,B\n');
    expect(await inspectFile(test, token, { id: file.id })).not.toHaveProperty('tools');
    const { tools } = await inspectFile(test, token, { id: file.id, tools: 'ranked' });
    expect(tools).toMatchObject({ table: '样本分组表', none: expect.stringContaining('样本分组') as string });
    expect(tools!.ranked.find(({ id }) => id === 'deseq2')).toMatchObject({ fit: 'unfit', input: 'groups' });
  });

  it('the next part of a table is shown without reading the file again, and purging the file removes the kept rows', async () => {
    const file = await upload('rows.csv', 'id,A1,A2\n\n# comment\nP1,1,2\nP2,3,4\n');
    const ask = (line: number) => test.data(calls.fileStorePreview, { token, input: { id: file.id, line, limit: 1 } });
    expect(await ask(4)).toMatchObject({ rows: [['P1', '1', '2']], lines: [4], offset: 0 });

    const { object_key: key } = await test.platform.database
      .selectFrom('file_node')
      .select('object_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    await writeFile(test.platform.storage.pathOf(key), 'no table any more');
    expect(await ask(5)).toMatchObject({ rows: [['P2', '3', '4']], lines: [5], offset: 1, total_rows: 2 });

    const rows = join(test.platform.config.dataFolder, 'files', 'rows');
    const kept = async () => (await readdir(rows)).filter((name) => name.startsWith(key));
    expect(await kept()).toHaveLength(1);
    await test.data(calls.fileStoreDelete, { token, input: { ids: file.id } });
    expect(await kept()).toHaveLength(1);
    await test.data(calls.fileStorePurge, { token, input: { ids: file.id } });
    expect(await kept()).toEqual([]);
  });

  it('a table is read with the remembered reading settings', async () => {
    const file = await upload('a.txt', 'id;A1;A2\nP1;1;2\nP2;3;4\n');
    await test.data(calls.fileStoreUpdateConfig, { token, input: { id: file.id, delimiter: 'semicolon' } });
    expect(await test.data(calls.fileStoreDetail, { token, input: { id: file.id } })).toMatchObject({
      config: { delimiter: 'semicolon' },
    });
    expect(await messageOf(calls.fileStoreUpdateConfig, { id: file.id, encoding: 'klingon' })).toContain(
      '不支持的文字编码',
    );
  });

  it('a file that is no table is refused with the reason', async () => {
    const file = await upload('a.csv', '>sp|P1\nMKV\n');
    expect(await inspectFile(test, token, { id: file.id })).toMatchObject({
      state: 'failed',
      report: null,
      problems: [{ severity: 'error' }],
    });
  });
});
