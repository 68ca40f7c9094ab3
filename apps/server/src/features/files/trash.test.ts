import { calls, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../platform/database/insertMany.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { uploadFile } from '../../testing/uploadFile.ts';
import { eraseBelow } from './tree/eraseBelow.ts';

let test: TestApp;
let token: string;
let owner: string;
beforeEach(async () => {
  test = await buildTestApp();
  ({ id: owner, token } = await test.buildUser());
});
afterEach(() => test.close());

const folder = (name: string, current_dir = '') =>
  test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name, current_dir } });
const fileIn = async (name: string, { id }: FileItem): Promise<FileItem> => {
  const file = await uploadFile(test, token, name, 'id,A\nP,1\n');
  await test.data(calls.fileStoreMove, { token, input: { ids: [file.id], current_dir: id } });
  return file;
};
const names = async (input: object) =>
  (await test.data<FileItem[]>(calls.fileStoreList, { token, input: { size: 100, ...input } }))
    .map((item) => item.name)
    .toSorted();
const throwAway = (...rows: FileItem[]) =>
  test.data(calls.fileStoreDelete, { token, input: { ids: rows.map((row) => row.id).join() } });
const restore = (row: FileItem) => test.data(calls.fileStoreRestore, { token, input: { ids: [row.id] } });
const purge = (row: FileItem) => test.data(calls.fileStorePurge, { token, input: { ids: row.id } });
const rows = () => test.platform.database.selectFrom('file_node').selectAll().orderBy('id').execute();

/** Puts rows into a folder by a fast way. */
async function fill({ id: parent }: FileItem, count: number): Promise<void> {
  const now = test.platform.clock.now();
  const columns = ['id', 'owner_id', 'parent_id', 'kind', 'name', 'search_key', 'sort_key', 'size', 'sha256'] as const;
  await insertMany(
    test.platform.database,
    'file_node',
    [...columns, 'object_key', 'config', 'created_at', 'updated_at'],
    Array.from({ length: count }, (_, at) => {
      const name = `${at}.csv`;
      return [`${parent}-${at}`, owner, parent, 0, name, name, name, 1, '', '', '{}', now, now];
    }),
  );
}

it('what lies in a folder in the trash is nowhere to be found, and is all there again when it is restored', async () => {
  const outer = await folder('外');
  const inner = await folder('内', outer.id);
  const file = await fileIn('a.csv', inner);
  const statuses = async () =>
    Promise.all(
      (
        [
          [calls.fileStoreDetail, { id: file.id }],
          [calls.fileStoreList, { current_dir: inner.id }],
          [calls.fileStoreDownload, { ids: [file.id] }],
          [calls.fileStoreDownloadUrl, { id: file.id }],
          [calls.fileStoreUsage, { current_dir: inner.id }],
          [calls.fileStoreAddDir, { name: '新', current_dir: inner.id }],
          [calls.fileStoreUpdate, { id: file.id, current_dir: '' }],
          [calls.fileStoreMove, { ids: [file.id], current_dir: inner.id }],
          [calls.fileStoreDelete, { ids: file.id }],
          [calls.fileStorePreview, { id: file.id }],
        ] as const
      ).map(async ([call, input]) => (await test.call(call, { token, input })).statusCode),
    );
  await throwAway(outer);
  expect(new Set(await statuses())).toEqual(new Set([404]));
  expect([await names({ name: 'a' }), await names({ flat: '1' }), await names({ trash: '1' })]).toEqual([
    [],
    [],
    ['外'],
  ]);
  expect(await test.data(calls.fileStoreQuota, { token })).toMatchObject({ used: 9, trash: 9, files: 1 });
  expect(await test.data(calls.fileStoreUsage, { token, input: { current_dir: '' } })).toMatchObject({ files: 0 });
  await restore(outer);
  expect([await names({ name: 'a' }), await names({ flat: '1' }), await names({ trash: '1' })]).toEqual([
    ['a.csv'],
    ['a.csv'],
    [],
  ]);
  expect(await test.data(calls.fileStoreQuota, { token })).toMatchObject({ used: 9, trash: 0, files: 1 });
});

it.each([
  ['restored', restore, ['b.csv']],
  ['deleted for good', purge, []],
])('what was thrown away before its folder stays in the trash when that is %s', async (_, act, left) => {
  const outer = await folder('外');
  const early = await fileIn('a.csv', outer);
  await fileIn('b.csv', outer);
  await throwAway(early);
  await throwAway(outer);
  await act(outer);
  expect([await names({ flat: '1' }), await names({ trash: '1' })]).toEqual([left, ['a.csv']]);
  await restore(early);
  expect(await names({ flat: '1' })).toEqual(['a.csv', ...left]);
});

it('a folder and something in it, thrown away together, are one entry of the trash', async () => {
  const outer = await folder('外');
  const file = await fileIn('a.csv', outer);
  await throwAway(outer, file);
  expect(await names({ trash: '1' })).toEqual(['外']);
  await restore(outer);
  expect(await names({ current_dir: outer.id })).toEqual(['a.csv']);
});

it('REL-24: throwing away and restoring a folder changes one row, whatever it holds', async () => {
  const full = await folder('满');
  await fill(full, 3_000);
  const before = await rows();
  const changed = async () => {
    const after = await rows();
    return after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at])).map((row) => row.id);
  };
  await throwAway(full);
  expect(await changed()).toEqual([full.id]);
  test.clock.advance(1_000);
  await restore(full);
  expect(await changed()).toEqual([full.id]);
});

it('REL-24: others are answered while a full folder is deleted for good', async () => {
  const full = await folder('满');
  await fill(full, 3_000);
  await throwAway(full);
  let running = true;
  const purging = purge(full).finally(() => (running = false));
  const left: number[] = [];
  while (running) {
    await names({ trash: '1' });
    left.push((await rows()).length);
  }
  await purging;
  // The states that others saw: neither all nor nothing only.
  expect(new Set(left).size).toBeGreaterThan(3);
  expect(await rows()).toEqual([]);
});

it('a folder whose deletion for good was interrupted is still in the trash, with what is left of it', async () => {
  const full = await folder('满');
  await fill(await folder('深', full.id), 30);
  await throwAway(full);
  const { database } = test.platform;
  const root = { id: full.id, owner_id: owner };
  let batches = 0;
  const interrupted = eraseBelow(database, root, 10, () =>
    (batches += 1) === 2 ? Promise.reject(new Error('killed')) : Promise.resolve(),
  );
  await expect(interrupted).rejects.toThrow('killed');
  expect(await names({ trash: '1' })).toEqual(['满']);
  await restore(full);
  expect(await names({ flat: '1' })).toHaveLength(10);
  await throwAway(full);
  await purge(full);
  expect(await rows()).toEqual([]);
});

it('a folder that is restored while it is deleted for good keeps the rest', async () => {
  const full = await folder('满');
  await fill(full, 30);
  await throwAway(full);
  const root = { id: full.id, owner_id: owner };
  expect(await eraseBelow(test.platform.database, root, 10, async () => void (await restore(full)))).toBe(false);
  expect(await names({ flat: '1' })).toHaveLength(20);
});

it('a name with characters of patterns gets the next number that is free', async () => {
  const home = await folder('家');
  const copy = async (row: FileItem) => {
    // Equal requests within a few seconds are one.
    test.clock.advance(60_000);
    const input = { ids: [row.id], current_dir: home.id };
    return (await test.data<{ done: FileItem[] }>(calls.fileStoreCopy, { token, input })).done[0]!.name;
  };
  const odd = await fileIn('100%_a\uff3c.csv', home);
  const like = await fileIn('100x_a.csv', home);
  const long = await fileIn(`${'很长'.repeat(38)}.csv`, home);
  expect([await copy(odd), await copy(odd), await copy(like)]).toEqual([
    '100%_a\uff3c (1).csv',
    '100%_a\uff3c (2).csv',
    '100x_a (1).csv',
  ]);
  expect([await copy(long), await copy(long)].map((name) => name.slice(-8))).toEqual([' (1).csv', ' (2).csv']);
});
