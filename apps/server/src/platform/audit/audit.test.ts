import { calls } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { hashOf } from './hashOf.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const verify = () => runCommand(commands, test.platform, ['audit', 'verify']);
const logIn = (email: string) => test.call(calls.login, { input: { email, password: 'x12345678' } });
const rows = () => test.platform.database.selectFrom('audit_event').selectAll().orderBy('seq').execute();
const change = (seq: number, values: Partial<Awaited<ReturnType<typeof rows>>[number]>) =>
  test.platform.database.updateTable('audit_event').set(values).where('seq', '=', seq).execute();

it.each([
  ['half a character', 'a\ud800@example.com'],
  ['the other half', '\udc00a@example.com'],
  ['a long text that ends within an emoji', `${'x'.repeat(399)}😀@example.com`],
  ['control characters', 'a\u0007\u2028@example.com'],
])('SEC-82: an anonymous login with %s leaves the chain whole', async (_name, email) => {
  expect((await logIn(email)).statusCode).toBe(400);
  await test.platform.audit.append({ ...event, object: email, agent: email });
  expect(await test.platform.audit.verify()).toMatchObject({ breaks: [], recovered: 0 });
});

const event = {
  actorId: '',
  action: 'login',
  object: '',
  result: 'refused',
  ip: '',
  agent: '',
  requestId: '',
} as const;

it('SEC-82: every break is named, and the rest is still verified', async () => {
  for (let at = 1; at <= 7; at += 1) await test.platform.audit.append({ ...event, object: `${at}@example.com` });
  await change(2, { object: 'somebody@example.com' });
  await test.platform.database.deleteFrom('audit_event').where('seq', '=', 4).execute();
  await change(6, { result: 'ok' });
  expect((await test.platform.audit.verify()).breaks).toEqual([
    { seq: 2, kind: 'changed' },
    { seq: 5, kind: 'unlinked' },
    { seq: 6, kind: 'changed' },
  ]);
  await expect(verify()).rejects.toThrow(/共 6 条，有 3 处不符[^]*第 2 条[^]*第 5 条[^]*第 6 条/);
});

/** As former versions did: hashed as it was typed, stored as the database can. */
async function appendAsBefore(object: string): Promise<void> {
  await test.platform.audit.append(event);
  const row = (await rows()).at(-1)!;
  await change(row.seq, { object: object.toWellFormed(), hash: hashOf({ ...row, object }) });
}

it('SEC-82: a chain that halves of characters had broken is proven again where its hashes allow it', async () => {
  await appendAsBefore('a\ud83d');
  await appendAsBefore('\udbffb\udbff');
  await appendAsBefore('plain');
  expect(await test.platform.audit.verify()).toEqual({ events: 3, breaks: [], recovered: 2 });
  expect(await verify()).toContain('其中 2 条由旧版本写入');

  await appendAsBefore('\ud83dc\udbff');
  await test.platform.audit.append(event);
  await change(1, { object: 'b\ufffd' });
  expect(await test.platform.audit.verify()).toMatchObject({
    events: 5,
    breaks: [
      { seq: 1, kind: 'unproven' },
      { seq: 4, kind: 'unproven' },
    ],
    recovered: 1,
  });
});
