import { calls, type FileItem } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { unzip } from '../../../testing/unzip.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ token } = await test.buildUser());
});

const upload = async (name: string, content: string, folder = ''): Promise<FileItem> => {
  const response = await sendForm(test, calls.fileStoreUpload, {
    token,
    name,
    content,
    fields: { current_dir: folder },
  });
  return response.json<{ content: { data: FileItem } }>().content.data;
};
const download = (ids: readonly string[], headers: Record<string, string> = {}) =>
  test.call(calls.fileStoreDownload, { token, input: { ids }, headers });

describe('one file', () => {
  it('SEC-35: a downloaded file is an attachment that runs nothing in our origin', async () => {
    const file = await upload('图表.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { headers } = await download([file.id]);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="__.svg"; filename*=UTF-8''${encodeURIComponent('图表.svg')}`,
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  // Two bytes of text may look like the beginning of a compressed stream.
  it.each(['80,82\n', 'hb,A1\n', 'H,A1\n', 'x y\n', 'id,A1\n'])(
    'a file that begins with %j is sent unchanged and with its length to a browser that accepts gzip',
    async (beginning) => {
      const content = `${beginning}${'P1,1\n'.repeat(2_000)}`;
      const file = await upload('a.csv', content);
      const answer = await download([file.id], { 'accept-encoding': 'gzip, deflate, br' });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['content-length']).toBe(String(content.length));
      expect(answer.body).toBe(content);
    },
  );

  it('a requested range of a file is sent', async () => {
    const file = await upload('a.csv', 'id,A\nP1,1\n');
    const part = await download([file.id], { range: 'bytes=5-6' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 5-6/10');
    expect(part.body).toBe('P1');
    const beyond = await download([file.id], { range: 'bytes=10-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.json()).toMatchObject({ code: 0, showMsg: '请求的文件范围不存在' });
  });

  it('the ids may stand in the query of a POST without a body', async () => {
    const [one, other] = [await upload('a.csv', 'id,A\nP1,1\n'), await upload('b.csv', 'id,B\n')];
    const send = (ids: string) =>
      test.app.inject({ method: 'POST', url: `${calls.fileStoreDownload.path}?ids=${ids}`, headers: { token } });
    expect((await send(one.id)).body).toBe('id,A\nP1,1\n');
    const both = await send(`${one.id},${other.id}`);
    expect(Object.keys(await unzip(both.rawPayload)).toSorted()).toEqual(['a.csv', 'b.csv']);
    expect((await send('')).json()).toMatchObject({ code: 0 });
  });

  it('SEC-82: every download is written to the audit log', async () => {
    const file = await upload('a.csv', 'id,A\nP1,1\n');
    await download([file.id]);
    const event = await test.platform.database
      .selectFrom('audit_event')
      .selectAll()
      .where('object', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ action: 'file.download', result: 'ok' });
  });
});

describe('several files', () => {
  it('several files are sent as an archive with their folders', async () => {
    const outer = await test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name: '实验' } });
    const inner = await test.data<FileItem>(calls.fileStoreAddDir, {
      token,
      input: { name: '空', current_dir: outer.id },
    });
    const other = await test.data<FileItem>(calls.fileStoreAddDir, { token, input: { name: '另一个' } });
    await upload('a.csv', 'in the folder', outer.id);
    const far = await upload('b.csv', 'far', other.id);
    const near = await upload('b.csv', 'near');
    const response = await download([outer.id, far.id, near.id]);
    expect(response.headers['content-type']).toBe('application/zip');
    const found = await unzip(response.rawPayload);
    expect(Object.keys(found).toSorted()).toEqual(['b (1).csv', 'b.csv', '实验/', '实验/a.csv', '实验/空/']);
    expect(found['实验/a.csv']).toBe('in the folder');
    expect(new Set([found['b.csv'], found['b (1).csv']])).toEqual(new Set(['far', 'near']));
    expect(inner.dir_path).toBe('/实验');
  });

  it('all files are refused when one of them belongs to somebody else', async () => {
    const mine = await upload('a.csv', 'mine');
    const stranger = await test.buildUser();
    const theirs = await test.data<FileItem>(calls.fileStoreAddDir, { token: stranger.token, input: { name: 'x' } });
    expect((await download([mine.id, theirs.id])).statusCode).toBe(404);
  });
});

describe('SEC-36: a signed address', () => {
  const sign = async (id: string) =>
    (await test.data<{ url: string }>(calls.fileStoreDownloadUrl, { token, input: { id } })).url;

  it('a signed address gives the file without a session for 15 minutes, also in ranges', async () => {
    const url = await sign((await upload('a.csv', 'id,A\nP1,1\n')).id);
    expect((await test.app.inject({ url })).body).toBe('id,A\nP1,1\n');
    expect((await test.app.inject({ url, headers: { range: 'bytes=0-1' } })).body).toBe('id');
    test.clock.advance(15 * 60_000 + 1);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
  });

  it('a changed address, or one of a deleted file, gives nothing', async () => {
    const file = await upload('a.csv', 'mine');
    const other = await upload('b.csv', 'other');
    const url = new URL(await sign(file.id), 'http://localhost');
    for (const [key, value] of [
      ['id', other.id],
      ['session', 'somebody'],
      ['expires', '9999999999999'],
      ['signature', 'AAAA'],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(key, value);
      expect((await test.app.inject({ url: `${changed.pathname}${changed.search}` })).statusCode).toBe(404);
    }
    await test.data(calls.fileStoreDelete, { token, input: { ids: file.id } });
    expect((await test.app.inject({ url: `${url.pathname}${url.search}` })).statusCode).toBe(404);
  });
});
