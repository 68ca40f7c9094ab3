import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileItem } from '@panome/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { fetchCall, loginDemo, runServer, type ServerProcess } from '../../../testing/runServer.ts';
import { resumableOf } from '../../../testing/sendResumable.ts';
import { fileIdHeader, tusPath } from './resumable.ts';

const version = { 'tus-resumable': '1.0.0' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Text, because a table must be. */
const bytesOf = (size: number) => Buffer.from(`id,A\n${randomBytes(size).toString('hex')}`.slice(0, size));

const create = (address: string, token: string, size: number, fields: Readonly<Record<string, string>>) =>
  resumableOf(address, token).create(size, fields);
const patch = (address: string, location: string, token: string, offset: number, body: Uint8Array) =>
  resumableOf(address, token).patch(location, offset, body);
const head = (address: string, location: string, token: string) => resumableOf(address, token).head(location);

describe('on a server that is killed', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panome-tus-'));
    server = await runServer(folder);
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('REL-03: goes on where it stopped', async () => {
    const token = await loginDemo(server.address);
    const bytes = bytesOf(3_000_000);
    const created = await create(server.address, token, bytes.length, { filename: '断点.csv' });
    expect(created.status).toBe(201);
    const location = created.headers.get('location')!;
    await patch(server.address, location, token, 0, bytes.subarray(0, 1_234_567));
    await server.kill();

    server = await runServer(folder);
    const offset = Number((await head(server.address, location, token)).headers.get('upload-offset'));
    expect(offset).toBe(1_234_567);
    const done = await patch(server.address, location, token, offset, bytes.subarray(offset));
    expect(done.status).toBe(204);
    const id = done.headers.get(fileIdHeader)!;
    const detail = await fetchCall<FileItem>(server.address, calls.fileStoreDetail, { id }, token);
    expect(detail.content.data).toMatchObject({ name: '断点.csv', size: bytes.length, sha256: sha256(bytes) });
  });
});

describe('on a running server', () => {
  let test: TestApp;
  let address: string;
  let token: string;
  beforeEach(async () => {
    test = await buildTestApp({
      config: (config) => ({ ...config, upload: { ...config.upload, resumable: 5_000_000 } }),
    });
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ token } = await test.buildUser());
  });
  afterEach(() => test.close());

  const list = async () => (await test.data<FileItem[]>(calls.fileStoreList, { token })).map((item) => item.name);
  const locationOf = async (size: number, fields: Readonly<Record<string, string>>) =>
    (await create(address, token, size, fields)).headers.get('location')!;

  it('shows nothing of an upload before its last byte', async () => {
    const bytes = bytesOf(1000);
    const location = await locationOf(bytes.length, { filename: 'a.csv' });
    await patch(address, location, token, 0, bytes.subarray(0, 999));
    expect(await list()).toEqual([]);
    await patch(address, location, token, 999, bytes.subarray(999));
    expect(await list()).toEqual(['a.csv']);
  });

  it('REL-03: a client whose last answer was lost learns the same file, and there is one', async () => {
    const bytes = bytesOf(1000);
    const location = await locationOf(bytes.length, { filename: 'a.csv' });
    const id = (await patch(address, location, token, 0, bytes)).headers.get(fileIdHeader);
    const again = await head(address, location, token);
    expect(again.headers.get('upload-offset')).toBe('1000');
    expect(again.headers.get(fileIdHeader)).toBe(id);
    expect(await list()).toEqual(['a.csv']);
  });

  it('REL-01: an upload whose server ended between the last byte and the row becomes a file when the client asks', async () => {
    const bytes = bytesOf(1000);
    const location = await locationOf(bytes.length, { filename: 'a.csv' });
    writeFileSync(join(test.platform.config.dataFolder, 'files', 'tus', location.split('/').at(-1)!), bytes);
    const asked = await Promise.all([head(address, location, token), head(address, location, token)]);
    const [first, second] = asked.map((response) => response.headers.get(fileIdHeader));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(await list()).toEqual(['a.csv']);
  });

  it('asks before it takes a name that the folder has, and replaces only into the trash', async () => {
    const send = async (content: string, conflict: string) => {
      const bytes = Buffer.from(content);
      const created = await create(address, token, bytes.length, { filename: '重名.csv', conflict });
      if (created.status !== 201) return created;
      return patch(address, created.headers.get('location')!, token, 0, bytes);
    };
    const named = async (trash: '0' | '1') =>
      (await test.data<FileItem[]>(calls.fileStoreList, { token, input: { trash } })).map(({ name, size }) => [
        name,
        size,
      ]);
    expect((await send('id,A\nP,1\n', 'ask')).status).toBe(204);

    const refused = await send('id,A\nP,22\n', 'ask');
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({ showMsg: '此文件夹中已有“重名.csv”' });
    expect(await named('0')).toEqual([['重名.csv', 9]]);

    expect((await send('id,A\nP,22\n', 'replace')).status).toBe(204);
    expect(await named('0')).toEqual([['重名.csv', 10]]);
    expect(await named('1')).toEqual([['重名.csv', 9]]);

    expect((await send('id,A\nP,333\n', 'keep')).status).toBe(204);
    const both = new Set(await named('0'));
    expect(both).toEqual(
      new Set([
        ['重名 (1).csv', 11],
        ['重名.csv', 10],
      ]),
    );
  });

  it('goes into the folder it was meant for', async () => {
    const folder = await test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name: '数据' } });
    const bytes = bytesOf(100);
    await patch(address, await locationOf(100, { filename: 'a.csv', current_dir: folder.id }), token, 0, bytes);
    const [file] = await test.data<FileItem[]>(calls.fileStoreList, { token, input: { current_dir: folder.id } });
    expect(file).toMatchObject({ dir_path: '/数据', sha256: sha256(bytes) });
  });

  describe('what began and did not end', () => {
    const unfinished = (of = token) =>
      test.data<{ url: string; name: string; sent: number }[]>(calls.fileStoreUnfinished, { token: of });
    const bytes = bytesOf(1000);

    it('REL-03: is listed for its owner with what is needed to go on, and for nobody else', async () => {
      const folder = await test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name: '数据' } });
      const fields = { filename: '断点.csv', current_dir: folder.id, modified: '1700000000123' };
      const location = await locationOf(bytes.length, fields);
      await patch(address, location, token, 0, bytes.subarray(0, 400));
      expect(await unfinished()).toEqual([
        {
          url: location,
          name: '断点.csv',
          size: 1000,
          sent: 400,
          current_dir: folder.id,
          dir_name: '数据',
          modified: 1_700_000_000_123,
          created_at: expect.any(String) as string,
        },
      ]);
      const stranger = await test.buildUser();
      expect(await unfinished(stranger.token)).toEqual([]);

      await test.data(calls.fileStoreDelete, { token, input: { ids: folder.id } });
      expect(await unfinished()).toEqual([]);
    });

    it('leaves the list when it is whole, when it is given up, and when it has expired', async () => {
      const whole = await locationOf(bytes.length, { filename: '完整.csv' });
      const given = await locationOf(bytes.length, { filename: '放弃.csv' });
      const old = await locationOf(bytes.length, { filename: '过期.csv' });
      expect(new Set((await unfinished()).map(({ name }) => name))).toEqual(
        new Set(['完整.csv', '放弃.csv', '过期.csv']),
      );
      await patch(address, whole, token, 0, bytes);
      await fetch(`${address}${given}`, { method: 'DELETE', headers: { ...version, token } });
      expect((await unfinished()).map(({ name }) => name)).toEqual(['过期.csv']);
      const state = join(test.platform.config.dataFolder, 'files', 'tus', `${old.split('/').at(-1)!}.json`);
      const began = new Date(Date.now() - 25 * 3_600_000).toISOString();
      writeFileSync(
        state,
        JSON.stringify({ ...(JSON.parse(readFileSync(state, 'utf8')) as object), creation_date: began }),
      );
      expect(await unfinished()).toEqual([]);
    });

    it('is not listed while its bytes come in', async () => {
      const location = await locationOf(bytes.length, { filename: '进行中.csv' });
      const stop = new AbortController();
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 10))),
      });
      const headers = { ...version, token, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const sending = fetch(`${address}${location}`, {
        method: 'PATCH',
        headers,
        body,
        signal: stop.signal,
        duplex: 'half',
      } as RequestInit);
      const ended = expect(sending).rejects.toThrow();
      await expect.poll(async () => (await unfinished()).length).toBe(0);
      stop.abort();
      await ended;
      await expect.poll(async () => (await unfinished()).length).toBe(1);
    });
  });

  it('refuses bytes that are not what the client announced', async () => {
    const location = await locationOf(100, { filename: 'a.csv', sha256: '0'.repeat(64) });
    const response = await patch(address, location, token, 0, bytesOf(100));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ showMsg: '文件在传输中损坏（校验值不一致），请重新上传' });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a type that is not taken', 10, { filename: 'a.exe' }, 400],
    ['a file that is too large', 5_000_001, { filename: 'a.csv' }, 413],
    ['a missing name', 10, {}, 400],
    ['a folder that is none', 10, { filename: 'a.csv', current_dir: 'nothing' }, 404],
    ['a name that leads elsewhere', 10, { filename: '../../etc/passwd.csv' }, 400],
  ])('refuses %s before a byte comes', async (_what, size, fields, status) => {
    expect((await create(address, token, size, fields as Record<string, string>)).status).toBe(status);
  });

  it('SEC-21: the upload of somebody else is unknown', async () => {
    const location = await locationOf(100, { filename: 'a.csv' });
    const stranger = await test.buildUser();
    expect((await head(address, location, stranger.token)).status).toBe(404);
    expect((await patch(address, location, stranger.token, 0, bytesOf(100))).status).toBe(404);
    expect(
      (await fetch(`${address}${location}`, { method: 'DELETE', headers: { ...version, token: stranger.token } }))
        .status,
    ).toBe(404);
    expect((await head(address, location, token)).headers.get('upload-offset')).toBe('0');
  });

  it('answers code 2 without a session', async () => {
    const response = await fetch(`${address}${tusPath}`, {
      method: 'POST',
      headers: { ...version, 'upload-length': '1' },
    });
    expect(await response.json()).toMatchObject({ code: 2 });
  });
});
