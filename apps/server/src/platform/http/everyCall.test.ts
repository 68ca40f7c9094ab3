import { calls, type Call } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { baseRole, builtInRoles } from '../access/roles.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  const user = await test.buildUser();
  ({ token } = user);
  // Somebody who holds every role: what refuses is the parameter, not the policy.
  const roles = JSON.stringify(builtInRoles.map(({ id }) => id).filter((id) => id !== baseRole));
  await test.platform.database.updateTable('account').set({ roles }).where('id', '=', user.id).execute();
});
afterAll(() => test.close());

const all = Object.entries<Call>(calls);
const closed = all.filter(([, call]) => call.auth !== 'public');
const json = all.filter(([, call]) => call.kind !== 'multipart' && call !== calls.logout);
const noSession = 'x'.repeat(43);

describe('SEC-20: every call of the contract', () => {
  it.each(closed)('%s answers code 2 without a session, and with one that is over', async (_name, call) => {
    for (const sent of [undefined, noSession]) {
      const response = await test.call(call, { token: sent });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 2, content: { data: null } });
    }
  });

  it.each(closed)('%s answers 401 to a header that cannot be a token', async (_name, call) => {
    const response = await test.call(call, { headers: { token: "' or 1=1" } });
    expect(response.statusCode).toBe(401);
  });

  it.each(json)('SEC-23: %s refuses a parameter that it does not know', async (_name, call) => {
    const response = await test.call(call, { token, input: { owner_id: 'x', surprise: 1 } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0 });
  });
});

describe('SEC-21: what belongs to somebody else is as unknown as what never was', () => {
  const withId: readonly (readonly [Call, (id: string) => object])[] = [
    [calls.fileStoreDetail, (id) => ({ id })],
    [calls.fileStoreUpdate, (id) => ({ id, name: 'x' })],
    [calls.fileStoreUpdateConfig, (id) => ({ id, encoding: 'utf-8' })],
    [calls.fileStoreDelete, (id) => ({ ids: id })],
    [calls.fileStoreRestore, (id) => ({ ids: [id] })],
    [calls.fileStorePurge, (id) => ({ ids: id })],
    [calls.fileStoreDownload, (id) => ({ ids: [id] })],
    [calls.fileStoreDownloadUrl, (id) => ({ id })],
    [calls.fileStoreInspect, (id) => ({ id })],
    [calls.fileStorePreview, (id) => ({ id })],
    [calls.fileStorePeek, (id) => ({ id })],
    [calls.fileStoreUsage, (id) => ({ current_dir: id })],
    [calls.fileStoreMove, (id) => ({ ids: [id], current_dir: '' })],
    [calls.fileStoreCopy, (id) => ({ ids: [id], current_dir: '' })],
    [calls.fileAttachment, (id) => ({ id })],
    [calls.fileStoreList, (id) => ({ current_dir: id })],
    [calls.fileStoreAddDir, (id) => ({ name: 'x', current_dir: id })],
    [calls.notifyDetail, (id) => ({ id })],
  ];

  it.each(withId.map(([call, input]) => [`${call.method} ${call.path}`, call, input] as const))(
    '%s',
    async (_path, call, input) => {
      const owner = await test.buildUser();
      const folder = await test.data<{ id: string }>(calls.fileStoreAddDir, {
        token: owner.token,
        input: { name: 'private' },
      });
      const strangers = await test.call(call, { token, input: input(folder.id) });
      const nothing = await test.call(call, { token, input: input('01990000-0000-7000-8000-000000000000') });
      expect(strangers.statusCode).toBe(404);
      expect({ ...strangers.json<object>(), debugMsg: '' }).toEqual({ ...nothing.json<object>(), debugMsg: '' });
      const untouched = await test.data<{ name: string }>(calls.fileStoreDetail, {
        token: owner.token,
        input: { id: folder.id },
      });
      expect(untouched.name).toBe('private');
    },
  );
});
