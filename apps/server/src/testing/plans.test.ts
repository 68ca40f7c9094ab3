import { DatabaseSync } from 'node:sqlite';
import { calls, type Call } from '@panome/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { buildTestApp, type TestApp } from './buildTestApp.ts';
import { randomFrom, requestWith } from './requestsOf.ts';
import { idsOf } from './rowsOf.ts';

/** Tables that hold rows of everybody and grow with use; a statement that reads one from end to end stops the server. */
const big = [
  'file_node',
  'task',
  'session',
  'notification',
  'proof',
  'outbox',
  'idempotency',
  'daily_login',
  'project_file',
];

/** Of the seed of the demo, of the helpers of this test and of a migration, which no call sends. */
const elsewhere = [/\btrash_id\b/, /^select "owner_id" from "notification" where "type"/, /^select \* from "proof"/];

const statements = new Set<string>();
let test: TestApp;

beforeAll(async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  test = await buildTestApp();
  await seedDemo(test.platform);
  const { id } = await test.platform.database
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'demo@panome.dev')
    .executeTakeFirstOrThrow();
  const ids = await idsOf(test.platform.database, id);
  const random = randomFrom(11);
  for (const call of Object.values<Call>(calls)) {
    if (call.kind === 'events' || call.kind === 'multipart') continue;
    for (const one of ids.slice(0, 12)) {
      const input = requestWith(call, one, random);
      const { token } = await test.platform.sessions.open(id, { ip: '127.0.0.1', agent: 'plans' });
      await test.call(call, { token, input: input ?? {} });
      if (!input) break;
    }
  }
  const { token } = await test.platform.sessions.open(id, { ip: '127.0.0.1', agent: 'plans' });
  const folder = async (name: string, current_dir: string) =>
    (await test.data<{ id: string }>(calls.fileStoreAddDir, { token, input: { name, current_dir } })).id;
  const outer = await folder('外层', '');
  const inner = await folder('内层', outer);
  await test.call(calls.fileStoreList, { token, input: { current_dir: outer, name: '内' } });
  await test.call(calls.fileStoreUsage, { token, input: { id: outer } });
  await test.call(calls.fileStoreDetail, { token, input: { id: inner } });
  await test.call(calls.fileStoreDownload, { token, input: { ids: [outer] } });
  await test.call(calls.fileStoreDelete, { token, input: { ids: outer } });
  await test.call(calls.fileStoreRestore, { token, input: { ids: [outer] } });
  await test.call(calls.fileStoreDelete, { token, input: { ids: outer } });
  await test.call(calls.fileStorePurge, { token, input: { ids: outer } });
  for (const [sql] of prepare.mock.calls) statements.add(sql);
  prepare.mockRestore();
}, 120_000);
afterAll(() => test.close());

it('no statement of a call reads a big table from end to end', () => {
  // Only SQLite tells its plans in these words.
  if (test.platform.config.databaseUrl) return;
  const file = new DatabaseSync(`${test.platform.config.dataFolder}/panome.db`, { readOnly: true });
  const scans = [...statements].flatMap((sql) => {
    if (!/^\s*(select|with|update|delete)/i.test(sql) || elsewhere.some((form) => form.test(sql))) return [];
    const plan = file.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
    return plan
      .filter(({ detail }) => big.some((table) => new RegExp(`^SCAN ${table}(?! USING)`).test(detail)))
      .map(({ detail }) => `${detail}: ${sql}`);
  });
  file.close();
  expect(statements.size).toBeGreaterThan(100);
  expect(scans).toEqual([]);
});

it('a walk through folders looks up each folder by its index', () => {
  const file = new DatabaseSync(`${test.platform.config.dataFolder}/panome.db`, { readOnly: true });
  const walks = [...statements].filter((sql) => /recursive/i.test(sql) && sql.includes('file_node'));
  for (const sql of walks) {
    const plan = (file.prepare(`explain query plan ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail);
    const step = plan.slice(plan.findIndex((detail) => detail.includes('RECURSIVE STEP')));
    expect(
      step.find((detail) => /(SEARCH|SCAN) (file_node|child)/.test(detail)),
      `${plan.join('\n')}\n${sql}`,
    ).toMatch(/SEARCH .*(parent_id=\?|\(id=\?\))/);
  }
  expect(walks.length).toBeGreaterThan(2);
  file.close();
});
