import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Envelope, type FileItem } from '@panome/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '../../demo/accounts.ts';
import { seedDemo } from '../../demo/seed.ts';
import { openDatabase, type Database } from '../../platform/database/open.ts';
import { start, type RunningServer } from '../../start.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { backUp } from './backUp.ts';
import { runRestore } from './restoreCommand.ts';

const [{ email, password }] = demoAccounts;
let test: TestApp;
let second: TestDatabase;
let folder: string;
let running: RunningServer | undefined;
beforeAll(async () => {
  test = await buildTestApp();
  second = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'panome-restore-'));
  await seedDemo(test.platform);
}, 120_000);
afterAll(async () => {
  await running?.stop();
  await test.close();
  await second.drop();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async (database: Database, table: string) =>
  (await sql`select * from ${sql.table(table)}`.execute(database)).rows.map((row) => JSON.stringify(row)).toSorted();

it('REL-18: a backup of the whole demo is restored to the last row and byte, and the portal runs on it', async () => {
  const { token } = await test.data<{ token: string }>(calls.login, { input: { email, password } });
  await sendForm(test, calls.fileStoreUpload, { token, name: '甲.csv', content: 'a,b\n1,2\n' });
  const result = join(test.platform.config.dataFolder, 'results', 'ab', 'attempt-1');
  mkdirSync(result, { recursive: true });
  writeFileSync(join(result, 'result.json'), '{}');
  await backUp(test.platform, join(folder, 'backup'));
  const tables = await runRestore({ dataFolder: join(folder, 'data'), databaseUrl: second.url }, [
    join(folder, 'backup'),
    '--verify',
  ]);
  expect(tables).toContain('已逐个文件、逐张表核对一致，审计日志完整');

  const restored = openDatabase({ dataFolder: join(folder, 'data'), databaseUrl: second.url });
  for (const table of ['account', 'contract', 'project_file', 'news', 'role', 'sample_form', 'audit_event', 'setting'])
    expect(await rowsOf(restored, table), table).toEqual(await rowsOf(test.platform.database, table));
  await restored.destroy();

  running = await start({
    PORT: '0',
    PANOME_DATA: join(folder, 'data'),
    PANOME_DISK_RESERVE: '0',
    PANOME_LOG_LEVEL: 'silent',
    PANOME_DEMO_FAMILIES: '',
    DATABASE_URL: second.url,
  });
  const ask = async <Data>(path: string, init: RequestInit = {}) =>
    ((await (await fetch(running!.address + path, init)).json()) as Envelope<Data>).content.data;
  const session = await ask<{ token: string }>(calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const files = await ask<FileItem[]>(calls.fileStoreList.path, { headers: { token: session.token } });
  const bytes = await fetch(running.address + calls.fileStoreDownload.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: session.token },
    body: JSON.stringify({ ids: [files.find(({ name }) => name === '甲.csv')!.id] }),
  });
  expect(await bytes.text()).toBe('a,b\n1,2\n');
}, 120_000);

it('a damaged backup, or a target that is not empty, is refused before anything is written', async () => {
  const target = { dataFolder: join(folder, 'data'), databaseUrl: second.url };
  await expect(runRestore(target, [join(folder, 'backup')])).rejects.toThrow('不是空的');
  writeFileSync(join(folder, 'backup', 'results', 'ab', 'attempt-1', 'result.json'), '{"changed":1}');
  const empty = { dataFolder: join(folder, 'other'), databaseUrl: second.url };
  await expect(runRestore(empty, [join(folder, 'backup')])).rejects.toThrow('备份不完整');
  await expect(runRestore(empty, [folder])).rejects.toThrow('不是备份');
});
