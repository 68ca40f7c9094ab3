import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Attachment } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenHeader } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { createAttachments } from '../index.ts';

let test: TestApp;
let user: { id: string; token: string };
beforeEach(async () => {
  test = await buildTestApp();
  user = await test.buildUser();
});
afterEach(() => test.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const send = (name: string, content: string | Uint8Array, token = user.token) =>
  sendForm(test, calls.fileUploadNormal, { token, name, content });
const upload = async (name = '截图.png', content: string | Uint8Array = png) =>
  (await send(name, content)).json<{ content: { data: Attachment } }>().content.data;
const actorOf = (id: string) => ({ id, marks: new Set(), tree: [] }) as unknown as Actor;
const objects = () =>
  readdirSync(join(test.platform.config.dataFolder, 'files', 'objects'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
const fetchIt = (token: string, id: string) =>
  test.app.inject({ method: 'GET', url: calls.fileAttachment.path, query: { id }, headers: { [tokenHeader]: token } });

describe('file/upload_normal_file', () => {
  it('a picture is stored outside of 我的文件, and its owner can download it', async () => {
    const kept = await upload();
    expect(kept).toEqual({
      id: kept.id,
      name: '截图.png',
      size: png.length,
      path: `${calls.fileAttachment.path}?id=${kept.id}`,
      store_path: `${calls.fileAttachment.path}?id=${kept.id}`,
    });
    expect(await test.data(calls.fileStoreList, { token: user.token })).toEqual([]);
    const answer = await fetchIt(user.token, kept.id);
    expect(new Uint8Array(answer.rawPayload)).toEqual(png);
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  it('SEC-21: an upload does not exist for other accounts', async () => {
    const { id } = await upload();
    const other = await test.buildUser();
    expect((await fetchIt(other.token, id)).statusCode).toBe(404);
    expect((await fetchIt(other.token, 'nothing')).statusCode).toBe(404);
  });

  it.each([
    ['page.html', '<p>', '不支持'],
    ['a.svg', '<svg/>', '不支持'],
    ['fake.png', 'id,A\n', '不是 .png 格式'],
    ['empty.pdf', '', '0 字节'],
  ])('SEC-31: %s is refused and nothing of it is stored', async (name, content, message) => {
    const answer = await send(name, content);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ showMsg: string }>().showMsg).toContain(message);
    expect(objects()).toEqual([]);
  });

  it('SEC-32: more than 20 MB are refused', async () => {
    const answer = await send('a.txt', 'x'.repeat(20 * 1024 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ showMsg: '附件超过 20 MB，请压缩或分开后再上传' });
    expect(objects()).toEqual([]);
  });
});

describe('claim', () => {
  it('uploads are claimed once, in their order, and only by their owner', async () => {
    const attachments = createAttachments(test.platform);
    const [first, second] = [await upload('a.png'), await upload('b.png')];
    const other = await test.buildUser();
    await expect(attachments.claim(actorOf(other.id), [first.id])).rejects.toMatchObject({ status: 400 });
    const rows = await attachments.claim(actorOf(user.id), [second.id, first.id]);
    expect(rows.map((row) => row.name)).toEqual(['b.png', 'a.png']);
    await expect(attachments.claim(actorOf(user.id), [first.id])).rejects.toMatchObject({ status: 400 });
  });

  it('nothing is claimed when one of the uploads is missing', async () => {
    const attachments = createAttachments(test.platform);
    const { id } = await upload();
    await expect(attachments.claim(actorOf(user.id), [id, 'nothing'])).rejects.toMatchObject({ status: 400 });
    expect(await attachments.claim(actorOf(user.id), [id])).toHaveLength(1);
  });

  it('claimed uploads are kept, all others are deleted after a day', async () => {
    const attachments = createAttachments(test.platform);
    const [kept, left] = [await upload('a.png'), await upload('b.png')];
    await attachments.claim(actorOf(user.id), [kept.id]);
    test.clock.advance(86_400_000 + 1);
    await attachments.sweep();
    const rows = await test.platform.database.selectFrom('attachment').select('id').execute();
    expect(rows).toEqual([{ id: kept.id }]);
    expect(rows).not.toContainEqual({ id: left.id });
  });
});
