import { calls } from '@panome/contract';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';
import { sendForm } from '../../../testing/sendForm.ts';
import { buildPng, jpeg, pngChunk } from './testPictures.ts';

let test: TestApp;
let token: string;
beforeEach(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser('李明'));
});
afterEach(() => test.close());

const upload = (content: Uint8Array, name = 'me.png') =>
  sendForm(test, calls.fileUploadHeadImage, { token, name, content });
const pathOf = async () => (await test.data<{ head_image_path: string }>(calls.userDetail, { token })).head_image_path;
const keyOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('image')!;

it('SEC-37: an avatar is served without camera data to anybody who has its address, never as a page', async () => {
  const answer = await upload(buildPng(3, 2, pngChunk('eXIf', Buffer.from('GPSLatitude'))));
  const path = await pathOf();
  expect(answer.json()).toMatchObject({ code: 1, content: { data: { head_image_path: path, store_path: path } } });
  const shown = await test.app.inject({ url: path });
  expect(shown.rawPayload).toEqual(buildPng(3, 2));
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(shown.headers['content-security-policy']).toContain('sandbox');
});

it('a new picture removes the old one, row and bytes', async () => {
  await upload(buildPng(3, 2));
  const old = await pathOf();
  await upload(jpeg, 'me.jpg');
  expect(await pathOf()).not.toBe(old);
  expect((await test.app.inject({ url: old })).statusCode).toBe(404);
  expect(existsSync(test.platform.storage.pathOf(keyOf(old)))).toBe(false);
  expect((await test.call(calls.userDeleteHeadImage, { token })).statusCode).toBe(200);
  expect(await pathOf()).toBe('');
});

it('a file that is no usable picture is refused in words', async () => {
  expect((await upload(Buffer.from('<svg/>'), 'x.png')).json()).toMatchObject({
    showMsg: '只能上传 PNG、JPEG 或 WebP 图片，请转换格式后再上传',
  });
  expect((await upload(buildPng(5000, 5000))).json()).toMatchObject({
    showMsg: expect.stringContaining('5000 × 5000') as string,
  });
  const large = await upload(Buffer.concat([buildPng(3, 2), Buffer.alloc(2 * 1024 * 1024)]));
  expect([large.statusCode, large.json<{ showMsg: string }>().showMsg]).toEqual([413, '图片超过 2 MB，请缩小后再上传']);
  expect(await pathOf()).toBe('');
  expect((await test.call(calls.fileHeadImage, { input: { image: 'x'.repeat(43) } })).statusCode).toBe(404);
});

it('the sweep of unused bytes keeps avatars', async () => {
  await upload(buildPng(3, 2));
  const { referredObjects } = await import('../../../platform/storage/objectTables.ts');
  const key = keyOf(await pathOf());
  expect(await referredObjects(test.platform.database, [key, 'other'])).toEqual(new Set([key]));
});
