import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { buildStaff } from '../../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { resumableOf } from '../../../testing/sendResumable.ts';
import { fileIdHeader } from '../uploads/resumable.ts';

const disk = { free: Number.MAX_SAFE_INTEGER };

let test: TestApp;
let token: string;
let address: string;
let uploads: ReturnType<typeof resumableOf>;
beforeEach(async () => {
  disk.free = Number.MAX_SAFE_INTEGER;
  test = await buildTestApp({
    env: { PANOME_QUOTA_BYTES: '1000', PANOME_DISK_RESERVE: '500' },
    freeBytes: async () => disk.free,
  });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ token } = await test.buildUser());
  uploads = resumableOf(address, token);
});
afterEach(() => test.close());

const filesUnder = (name: string) =>
  readdirSync(join(test.platform.config.dataFolder, 'files', name), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
const bytesOf = (size: number) => Buffer.from('id,A\n'.padEnd(size, '1'));
const begin = async (size: number) => (await uploads.create(size, { filename: 'a.csv' })).headers.get('location')!;
const used = async () => (await test.data<{ used: number }>(calls.fileStoreQuota, { token })).used;

it('SEC-32: ten uploads at once cannot pass the quota together, and the refused ones are told how much is left', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => uploads.create(300, { filename: `${at}.csv` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 413)!;
  expect(await refused.json()).toMatchObject({
    code: 0,
    showMsg:
      '空间不足：还剩 100 字节（另有 900 字节 留给正在进行的上传），这次至少需要 300 字节。请删除不用的文件并清空回收站，或等正在进行的上传完成后重试',
  });
  const form = await sendForm(test, calls.fileStoreUpload, { token, name: 'form.csv', content: bytesOf(101) });
  expect(form.statusCode).toBe(413);
  expect(filesUnder('incoming')).toEqual([]);
  expect(filesUnder('objects')).toEqual([]);
  await Promise.all(
    answers
      .filter(({ status }) => status === 201)
      .map(({ headers }) => uploads.patch(headers.get('location')!, 0, bytesOf(300))),
  );
  expect(await used()).toBe(900);
});

it('SEC-32: ten forms at once cannot pass the quota together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      sendForm(test, calls.fileStoreUpload, { token, name: `${at}.csv`, content: bytesOf(300) }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(3);
  expect(await used()).toBeLessThanOrEqual(1000);
  expect(filesUnder('objects')).toHaveLength((await used()) / 300);
  expect(filesUnder('incoming')).toEqual([]);
  // Those that were refused hold nothing any more.
  expect((await uploads.create(1000 - (await used()), { filename: 'rest.csv' })).status).toBe(201);
});

it('SEC-32: the room of an upload comes free when it is given up and when it has expired', async () => {
  const [given, old] = [await begin(500), await begin(500)];
  expect((await uploads.create(500, { filename: 'b.csv' })).status).toBe(413);
  await uploads.giveUp(given);
  expect((await uploads.create(500, { filename: 'b.csv' })).status).toBe(201);
  expect((await uploads.create(500, { filename: 'c.csv' })).status).toBe(413);

  // As the sweep of expired uploads leaves it.
  for (const end of ['', '.json'])
    rmSync(join(test.platform.config.dataFolder, 'files', 'tus', `${old.split('/').at(-1)!}${end}`));
  await test.app.close();
  const again = await buildApp({ platform: test.platform, unserved: () => true });
  const later = resumableOf(await again.listen({ port: 0, host: '127.0.0.1' }), token);
  try {
    expect((await later.create(501, { filename: 'c.csv' })).status).toBe(413);
    expect((await later.create(500, { filename: 'c.csv' })).status).toBe(201);
  } finally {
    await again.close();
  }
});

it('SEC-32: what was uploaded and refused for what it is keeps no bytes and no room', async () => {
  const location = (await uploads.create(900, { filename: 'a.xlsx' })).headers.get('location')!;
  expect((await uploads.patch(location, 0, bytesOf(900))).status).toBe(400);
  expect([...filesUnder('tus'), ...filesUnder('objects'), ...filesUnder('incoming')]).toEqual([]);
  expect((await uploads.create(1000, { filename: 'b.csv' })).status).toBe(201);
});

it('REL-03: an upload that has become a file takes its bytes once, and its answer can still be asked for', async () => {
  const location = await begin(900);
  const id = (await uploads.patch(location, 0, bytesOf(900))).headers.get(fileIdHeader);
  expect(filesUnder('tus')).toEqual([]);
  const asked = await uploads.head(location);
  expect(asked.headers.get('upload-offset')).toBe('900');
  expect(asked.headers.get(fileIdHeader)).toBe(id);
  await test.data(calls.fileStoreDelete, { token, input: { ids: id } });
  await test.data(calls.fileStorePurge, { token, input: { ids: id } });
  expect(filesUnder('objects')).toEqual([]);
  expect((await uploads.head(location)).status).toBe(404);
});

it('REL-12: what is sent to be delivered has room beside what was promised, and others beside it', async () => {
  const staff = resumableOf(address, (await buildStaff(test, '客服', ['Support'])).token);
  const sendTo = (size: number, path: string) =>
    staff.create(size, { filename: path, delivery: 'a'.repeat(32), path, conflict: 'replace' });
  await begin(600);
  disk.free = 1_400;
  // 300 bytes are left: 1,400 − 500 of reserve − 600 that were promised to an account.
  expect((await sendTo(301, 'a.csv')).status).toBe(507);
  expect((await sendTo(200, 'a.csv')).status).toBe(201);
  expect((await sendTo(101, 'b.csv')).status).toBe(507);
  const other = resumableOf(address, (await test.buildUser()).token);
  expect((await other.create(101, { filename: 'a.csv' })).status).toBe(507);
  expect((await other.create(100, { filename: 'a.csv' })).status).toBe(201);
});

it('REL-12: the reserve of the disk is looked at while bytes come, and a refused upload leaves none', async () => {
  const location = await begin(600);
  disk.free = 1_400;
  // 600 bytes are promised already: 1,400 − 500 − 600 are left for others.
  const other = resumableOf(address, (await test.buildUser()).token);
  expect((await other.create(301, { filename: 'a.csv' })).status).toBe(507);
  expect((await other.create(300, { filename: 'a.csv' })).status).toBe(201);

  disk.free = 499;
  const refused = await uploads.patch(location, 0, bytesOf(600));
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 0, showMsg: expect.stringContaining('存储空间不足') as string });
  expect((await uploads.head(location)).status).toBe(404);
  expect(filesUnder('tus').filter(({ name }) => location.endsWith(name))).toEqual([]);
  disk.free = Number.MAX_SAFE_INTEGER;
  expect((await uploads.create(1000, { filename: 'a.csv' })).status).toBe(201);
});

it('SEC-32: example data that have no room are refused and leave no bytes', async () => {
  await begin(1000);
  const answer = await test.call(calls.taskStoreExample, { token, input: { tool_id: 'pca' } });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ showMsg: expect.stringMatching(/^空间不足：还剩 0 字节/) as string });
  expect(filesUnder('objects')).toEqual([]);
  expect(filesUnder('incoming')).toEqual([]);
});

it('SEC-32: a copy counts what is being uploaded', async () => {
  const { id } = (await sendForm(test, calls.fileStoreUpload, { token, name: 'a.csv', content: bytesOf(400) })).json<{
    content: { data: FileItem };
  }>().content.data;
  const location = await begin(300);
  const copy = () =>
    test.call(calls.fileStoreCopy, {
      token,
      input: { ids: [id], current_dir: '' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect((await copy()).statusCode).toBe(413);
  await uploads.giveUp(location);
  expect((await copy()).statusCode).toBe(200);
  expect((await copy()).statusCode).toBe(413);
});
