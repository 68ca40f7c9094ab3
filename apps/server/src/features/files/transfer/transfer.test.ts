import { calls, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMany } from '../../../platform/database/insertMany.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { uploadFile } from '../../../testing/uploadFile.ts';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
});
afterEach(() => test.close());

type Outcome = { done: FileItem[]; skipped: { id: string; name: string }[] };
const folder = (name: string, current_dir = '') =>
  test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name, current_dir } });
const move = (input: object) => test.data<Outcome>(calls.fileStoreMove, { token, input });
const copy = (input: object) => test.data<Outcome>(calls.fileStoreCopy, { token, input });
const names = async (current_dir = '') =>
  (
    await test.data<FileItem[]>(calls.fileStoreList, {
      token,
      input: { current_dir, size: 100, sort: 'name', order: 'asc' },
    })
  ).map((item) => item.name);
const text = async (id: string) => (await test.call(calls.fileStoreDownload, { token, input: { ids: [id] } })).body;

describe('user_file_store/move', () => {
  it('several files can be moved, and a taken name is asked about first', async () => {
    const to = await folder('目标');
    const [a, b] = [
      await uploadFile(test, token, 'a.csv', 'id,A\n1,1\n'),
      await uploadFile(test, token, 'b.csv', 'id,A\n'),
    ];
    await move({ ids: [b.id], current_dir: to.id });
    const twin = await uploadFile(test, token, 'b.csv', 'id,B\n');
    const asked = await test.call(calls.fileStoreMove, { token, input: { ids: [a.id, twin.id], current_dir: to.id } });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      showMsg: expect.stringContaining('“b.csv”') as string,
      content: { data: { taken: [{ id: twin.id, name: 'b.csv' }] } },
    });
    expect(await names()).toEqual(['目标', 'a.csv', 'b.csv']);
  });

  it.each([
    ['keep', ['b.csv', 'b (1).csv'], []],
    ['skip', ['b.csv'], ['b.csv']],
    ['replace', ['b.csv'], []],
  ])('a taken name: %s', async (conflict, expected, skipped) => {
    const to = await folder('目标');
    const former = await uploadFile(test, token, 'b.csv', 'id,old\n');
    await move({ ids: [former.id], current_dir: to.id });
    const twin = await uploadFile(test, token, 'b.csv', 'id,new\n');
    const outcome = await move({ ids: [twin.id], current_dir: to.id, conflict });
    expect((await names(to.id)).toSorted()).toEqual(expected.toSorted());
    expect(outcome.skipped.map((item) => item.name)).toEqual(skipped);
    const trash = await test.data<FileItem[]>(calls.fileStoreList, { token, input: { trash: '1' } });
    expect(trash.map((item) => item.id)).toEqual(conflict === 'replace' ? [former.id] : []);
  });

  it('a folder cannot be moved into itself, and nothing is moved when one item cannot be', async () => {
    const outer = await folder('外');
    const inner = await folder('内', outer.id);
    const file = await uploadFile(test, token, 'a.csv', 'id\n');
    const answer = await test.call(calls.fileStoreMove, {
      token,
      input: { ids: [file.id, outer.id], current_dir: inner.id },
    });
    expect(answer.json()).toMatchObject({ code: 0, showMsg: '不能把文件夹“外”移动到它自己里面' });
    expect(await names()).toEqual(['外', 'a.csv']);
  });
});

describe('user_file_store/copy', () => {
  it('a folder is copied with its content, and the copies stay when the originals are deleted for good', async () => {
    const source = await folder('数据');
    const deep = await folder('原始', source.id);
    const file = await uploadFile(test, token, 'a.csv', 'id,A\nP,1\n');
    await move({ ids: [file.id], current_dir: deep.id });
    const { done } = await copy({ ids: [source.id], current_dir: '' });
    expect(done).toMatchObject([{ name: '数据 (1)', is_dir: 1 }]);
    await test.data(calls.fileStoreDelete, { token, input: { ids: source.id } });
    await test.data(calls.fileStorePurge, { token, input: { ids: source.id } });
    const [inner] = await test.data<FileItem[]>(calls.fileStoreList, { token, input: { current_dir: done[0]!.id } });
    const [leaf] = await test.data<FileItem[]>(calls.fileStoreList, { token, input: { current_dir: inner!.id } });
    expect(await text(leaf!.id)).toBe('id,A\nP,1\n');
  });

  it('bytes are deleted with the last file that refers to them', async () => {
    const file = await uploadFile(test, token, 'a.csv', 'id,A\n');
    const [twin] = (await copy({ ids: [file.id], current_dir: '' })).done;
    const { object_key: key } = await test.platform.database
      .selectFrom('file_node')
      .select('object_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    const purge = async (id: string) => {
      await test.data(calls.fileStoreDelete, { token, input: { ids: id } });
      await test.data(calls.fileStorePurge, { token, input: { ids: id } });
    };
    await purge(file.id);
    expect(await text(twin!.id)).toBe('id,A\n');
    await purge(twin!.id);
    await expect(test.platform.storage.read(key)).rejects.toThrow('ENOENT');
  });

  it('copies count towards the quota', async () => {
    const small = await buildTestApp({ config: (config) => ({ ...config, quota: { bytes: 30, files: 10 } }) });
    try {
      const user = await small.buildUser();
      const file = await uploadFile(small, user.token, 'a.csv', 'x'.repeat(20));
      const answer = await small.call(calls.fileStoreCopy, {
        token: user.token,
        input: { ids: [file.id], current_dir: '' },
      });
      expect(answer.statusCode).toBe(413);
    } finally {
      await small.close();
    }
  });

  it('SEC-21: nothing of somebody else can be moved or copied', async () => {
    const file = await uploadFile(test, token, 'a.csv', 'id\n');
    const other = await test.buildUser();
    const theirs = await test.data<FileItem>(calls.fileStoreAddDir, { token: other.token, input: { name: '他' } });
    for (const call of [calls.fileStoreCopy, calls.fileStoreMove]) {
      expect(
        (await test.call(call, { token: other.token, input: { ids: [file.id], current_dir: '' } })).statusCode,
      ).toBe(404);
      expect((await test.call(call, { token, input: { ids: [file.id], current_dir: theirs.id } })).statusCode).toBe(
        404,
      );
    }
  });
});

it('user_file_store/usage tells the space used by each folder, level by level', async () => {
  const [big, small] = [await folder('大'), await folder('小')];
  const deep = await folder('深', big.id);
  const put = async (name: string, size: number, dir: string) => {
    const { id } = await uploadFile(test, token, name, 'x'.repeat(size));
    if (dir) await move({ ids: [id], current_dir: dir });
    return id;
  };
  await put('r.txt', 5, '');
  await put('a.txt', 100, deep.id);
  await put('b.txt', 50, big.id);
  await put('c.txt', 7, small.id);
  const gone = await put('d.txt', 1_000, small.id);
  await test.data(calls.fileStoreDelete, { token, input: { ids: gone } });
  const usage = (current_dir: string) => test.data(calls.fileStoreUsage, { token, input: { current_dir } });
  expect(await usage('')).toEqual({
    size: 162,
    files: 4,
    own: { size: 5, files: 1 },
    folders: [
      { id: big.id, name: '大', size: 150, files: 2 },
      { id: small.id, name: '小', size: 7, files: 1 },
    ],
  });
  expect(await usage(big.id)).toMatchObject({
    size: 150,
    own: { size: 50, files: 1 },
    folders: [{ name: '深', size: 100, files: 1 }],
  });
  const other = await test.buildUser();
  expect(
    (await test.call(calls.fileStoreUsage, { token: other.token, input: { current_dir: big.id } })).statusCode,
  ).toBe(404);
});

it('REL-24: a folder of thousands of files leaves others their turns while it is copied', async () => {
  const full = await folder('满');
  const { database } = test.platform;
  const { owner_id } = await database.selectFrom('file_node').select('owner_id').executeTakeFirstOrThrow();
  const now = test.platform.clock.now();
  const row = (at: number) => [`id-${at}`, owner_id, full.id, 0, `${at}.csv`, '', `${at}`, 1, '', '', '{}', now, now];
  const columns = ['id', 'owner_id', 'parent_id', 'kind', 'name', 'search_key', 'sort_key', 'size', 'sha256'] as const;
  await insertMany(
    database,
    'file_node',
    [...columns, 'object_key', 'config', 'created_at', 'updated_at'],
    Array.from({ length: 3_000 }, (_, at) => row(at)),
  );
  const none = await folder('空');
  const turnsOf = async (call: () => Promise<unknown>): Promise<number> => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    count();
    await call().finally(() => clearImmediate(next));
    return turns;
  };
  const copying = (id: string) => turnsOf(() => copy({ ids: [id], current_dir: '' }));
  const few = await copying(none.id);
  expect(await copying(full.id)).toBeGreaterThanOrEqual(few + 5);
  const whole = await test.data(calls.fileStoreUsage, { token, input: { current_dir: '' } });
  expect(whole).toMatchObject({
    files: 6_000,
    folders: [{ files: 3_000 }, { files: 3_000 }, { files: 0 }, { files: 0 }],
  });
});
