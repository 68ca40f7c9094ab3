import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { calls, statusHeader } from '@panome/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';

let test: TestApp;
afterEach(() => test.close());

const incoming = () => readdirSync(join(test.platform.config.dataFolder, 'files', 'incoming'));
const objects = () =>
  readdirSync(join(test.platform.config.dataFolder, 'files', 'objects'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());

const listen = async (): Promise<string> => new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port;

/** Sends the beginning of a form with a file and goes on until there is an answer. */
function sendWithoutEnd(port: string, token: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { token, [statusHeader]: 'http', 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path: calls.fileStoreUpload.path, headers });
    let answered = false;
    const chunk = Buffer.alloc(64 * 1024, 'a');
    const more = () => {
      if (answered) return;
      sending.write(chunk, () => setImmediate(more));
    };
    sending.on('response', (response) => {
      answered = true;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode!, body: Buffer.concat(parts).toString() });
        sending.destroy();
      });
    });
    sending.on('error', (error) => !answered && reject(error));
    sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="big.csv"\r\n\r\n');
    more();
  });
}

it('SEC-32: an endless upload is refused at the limit and leaves no bytes', async () => {
  test = await buildTestApp({ config: (config) => ({ ...config, upload: { ...config.upload, form: 1024 * 1024 } }) });
  const { token } = await test.buildUser();
  const port = await listen();
  const answer = await sendWithoutEnd(port, token);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 0,
    showMsg: '文件超过 1 MB，请在“我的文件”中使用断点续传上传',
  });
  await vi.waitUntil(() => incoming().length === 0);
  expect(objects()).toEqual([]);
});

it('REL-02: an upload that breaks off leaves no bytes', async () => {
  test = await buildTestApp();
  const { token } = await test.buildUser();
  const port = await listen();
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: calls.fileStoreUpload.path,
    headers: { token, 'content-type': 'multipart/form-data; boundary=b' },
  });
  sending.on('error', () => undefined);
  sending.write(`--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a'.repeat(200_000)}`);
  await vi.waitUntil(() => incoming().length === 1);
  sending.destroy();
  await vi.waitUntil(() => incoming().length === 0);
  expect(objects()).toEqual([]);
  expect(await test.data(calls.fileStoreList, { token })).toEqual([]);
});

it('SEC-32: the quota of an account holds, the trash included', async () => {
  test = await buildTestApp({ config: (config) => ({ ...config, quota: { bytes: 30, files: 10 } }) });
  const { token } = await test.buildUser();
  const first = await sendForm(test, calls.fileStoreUpload, { token, name: 'a.csv', content: 'x'.repeat(20) });
  const { id } = first.json<{ content: { data: { id: string } } }>().content.data;
  await test.data(calls.fileStoreDelete, { token, input: { ids: id } });
  const second = await sendForm(test, calls.fileStoreUpload, { token, name: 'b.csv', content: 'x'.repeat(20) });
  expect(second.json()).toMatchObject({
    code: 0,
    showMsg: '空间不足：还剩 10 字节，这次至少需要 20 字节。请删除不用的文件并清空回收站后重试',
  });
  expect(objects()).toHaveLength(1);
  await test.data(calls.fileStorePurge, { token, input: { ids: id } });
  expect(
    (await sendForm(test, calls.fileStoreUpload, { token, name: 'b.csv', content: 'x'.repeat(20) })).statusCode,
  ).toBe(200);
});

it('REL-12: a nearly full disk refuses an upload cleanly', async () => {
  test = await buildTestApp({ config: (config) => ({ ...config, diskReserve: Number.MAX_SAFE_INTEGER }) });
  const { token } = await test.buildUser();
  const response = await sendForm(test, calls.fileStoreUpload, { token, name: 'a.csv', content: 'id,A\n' });
  expect(response.statusCode).toBe(507);
  expect(response.json<{ showMsg: string }>().showMsg).toContain('存储空间不足');
  expect(incoming()).toEqual([]);
});

it('SEC-32: a form takes one file, and each field once', async () => {
  test = await buildTestApp();
  const { token } = await test.buildUser();
  const part = (name: string, extra: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\nid,A\n\r\n`;
  const send = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: calls.fileStoreUpload.path,
      headers: { token, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
  const file = part('file', '; filename="a.csv"');
  expect((await send(`${file}${file}--b--\r\n`)).json()).toMatchObject({ code: 0, showMsg: '一次最多上传 1 个文件' });
  expect((await send(`${part('current_dir', '')}${part('current_dir', '')}${file}--b--\r\n`)).statusCode).toBe(400);
  expect((await send(`${part('current_dir', '')}--b--\r\n`)).json()).toMatchObject({
    showMsg: '没有收到文件，请重新选择',
  });
  expect(objects()).toEqual([]);
});
