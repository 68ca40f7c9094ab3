import type { AddressInfo } from 'node:net';
import { calls, tokenHeader, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, testPassword, type TestApp } from '../../testing/buildTestApp.ts';

let test: TestApp;
let address: string;
beforeEach(async () => {
  test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterEach(() => test.close());

const stream = (token: string, signal?: AbortSignal) =>
  fetch(`${address}${calls.taskEvents.path}`, { headers: { [tokenHeader]: token }, ...(signal && { signal }) });
/** Resolves when the server has ended the stream. */
const ended = async (response: Response) => {
  for await (const _part of response.body!);
  return true;
};

it('an event stream ends with its session: by logout, by a changed password, by a sign-out from elsewhere', async () => {
  const { email, id, token } = await test.buildUser();
  const other = (await test.platform.sessions.open(id, { ip: '', agent: '' })).token;
  const third = (await test.platform.sessions.open(id, { ip: '', agent: '' })).token;
  const [one, two, three] = await Promise.all([stream(token), stream(other), stream(third)]);
  await test.call(calls.logout, { token: other });
  expect(await ended(two)).toBe(true);
  await test.call(calls.userUpdatePassword, {
    token,
    input: { old_password: testPassword, password: 'another long enough password' },
  });
  expect(await ended(three)).toBe(true);
  expect(
    (await test.call(calls.login, { input: { email, password: 'another long enough password' } })).statusCode,
  ).toBe(200);
  await test.platform.database.updateTable('account').set({ disabled: 1 }).where('id', '=', id).execute();
  await test.platform.sessions.closeAll(id);
  expect(await ended(one)).toBe(true);
});

it('an account has twenty event streams and no more', async () => {
  const { token } = await test.buildUser();
  // Pages that close break off: a body that is cancelled here would be noticed with the next event only.
  const closing = new AbortController();
  await Promise.all(Array.from({ length: 20 }, () => stream(token, closing.signal)));
  expect((await stream(token)).status).toBe(429);
  closing.abort();
  await expect.poll(async () => (await stream(token, AbortSignal.timeout(5_000))).status).toBe(200);
});

it('SEC-36: a signed address ends with the session that asked for it', async () => {
  const { token } = await test.buildUser();
  const form = new FormData();
  form.append('file', new File(['id,A\nP1,1\n'], 'a.csv'));
  const sent = await fetch(`${address}${calls.fileStoreUpload.path}`, {
    method: 'POST',
    headers: { token },
    body: form,
  });
  const { content } = (await sent.json()) as { content: { data: FileItem } };
  const { url } = await test.data<{ url: string }>(calls.fileStoreDownloadUrl, {
    token,
    input: { id: content.data.id },
  });
  expect((await test.app.inject({ url })).statusCode).toBe(200);
  await test.call(calls.logout, { token });
  expect((await test.app.inject({ url })).statusCode).toBe(404);
});
