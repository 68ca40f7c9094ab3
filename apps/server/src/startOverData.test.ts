import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, tokenHeader } from '@panome/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccounts } from './features/auth/index.ts';
import { hashPassword } from './platform/sessions/passwords.ts';
import { explain } from './processLife.ts';
import { start, type RunningServer } from './start.ts';
import { sendForm } from './testing/sendForm.ts';

let folder: string;
let running: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-data-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const secrets = {
  PANOME_SECRET: randomBytes(48).toString('hex'),
  PANOME_DATA_KEY: randomBytes(32).toString('base64'),
};
const begin = async (env: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  running = await start({
    PANOME_MODE: 'production',
    PORT: '0',
    PANOME_DATA: folder,
    PANOME_DISK_RESERVE: '0',
    PANOME_LOG_LEVEL: 'silent',
    ...secrets,
    ...env,
  });
  return running;
};
const end = async () => {
  await running?.stop();
  running = undefined;
};
const databaseFile = () => join(folder, 'panome.db');
const filesUnder = (name: string) =>
  readdirSync(join(folder, 'files', name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** An account with so many files. @returns what sends its calls. */
async function fill(files: number) {
  const { app, platform } = await begin();
  const id = await createAccounts(platform.database).add(
    { email: 'li@example.com', name: '李', passwordHash: await hashPassword('a long enough password') },
    platform.clock.now(),
  );
  const { token } = await platform.sessions.open(id!, { ip: '127.0.0.1', agent: 'test' });
  for (let at = 0; at < files; at += 1) await sendForm({ app }, calls.fileStoreUpload, fileOf(token, at));
  return token;
}
const fileOf = (token: string, at: number) => ({ token, name: `${at}.csv`, content: `id,A\nP${at},1\n` });

async function contentsOf(token: string): Promise<string[]> {
  const { app } = running!;
  const headers = { [tokenHeader]: token };
  const listed = await app.inject({ url: calls.fileStoreList.path, query: { size: '100' }, headers });
  const files = listed.json<{ content: { data: { id: string }[] } }>().content.data;
  const answers = await Promise.all(
    files.map(({ id }) =>
      app.inject({ method: 'POST', url: calls.fileStoreDownload.path, headers, payload: { ids: [id] } }),
    ),
  );
  return answers.map(({ body }) => body).toSorted();
}

it.each([
  ['missing', () => rmSync(databaseFile())],
  ['empty', () => truncateSync(databaseFile())],
])('REL-18: over a %s database the server does not start, and no file is touched', async (_name, lose) => {
  await fill(3);
  await end();
  lose();
  await expect(begin()).rejects.toThrow(/数据库是空的.*3 个文件[^]*PANOME_ORPHANS=quarantine/);
  // The attempt has made a database; it is as empty as before.
  await expect(begin()).rejects.toThrow('数据库是空的');
  expect(filesUnder('objects')).toHaveLength(3);
});

it('REL-18: over a database that does not know most files the server does not start', async () => {
  const token = await fill(2);
  await end();
  const older = `${databaseFile()}.older`;
  copyFileSync(databaseFile(), older);
  const { app } = await begin();
  for (let at = 2; at < 30; at += 1) await sendForm({ app }, calls.fileStoreUpload, fileOf(token, at));
  await end();
  copyFileSync(older, databaseFile());
  await expect(begin()).rejects.toThrow(/对不上：查看了 30 个文件，其中 28 个/);
  expect(filesUnder('objects')).toHaveLength(30);
});

it('REL-18: what went into quarantine on purpose comes back with the right database', async () => {
  const token = await fill(3);
  const before = await contentsOf(token);
  await end();
  const right = readFileSync(databaseFile());
  rmSync(databaseFile());

  await begin({ PANOME_ORPHANS: 'quarantine' });
  await vi.waitUntil(() => filesUnder('objects').length === 0);
  expect(filesUnder('quarantine')).toHaveLength(3);
  await end();
  await begin();
  await end();

  writeFileSync(databaseFile(), right);
  await begin();
  expect(await contentsOf(token)).toEqual(before);
  expect(filesUnder('quarantine')).toEqual([]);
});

it.each([
  ['garbage', () => writeFileSync(databaseFile(), randomBytes(100_000))],
  ['cut off', () => truncateSync(databaseFile(), 50_000)],
])('REL-17: a database that is %s is told in a sentence', async (_name, damage) => {
  await fill(1);
  await end();
  damage();
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  explain(
    await begin().then(
      () => null,
      (error: unknown) => error,
    ),
  );
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^数据库文件 panome\.db 已损坏或不完整/)]]);
  expect(filesUnder('objects')).toHaveLength(1);
  // The lock is free again: the right file can be put in place and started.
  rmSync(databaseFile());
  await expect(begin()).rejects.toThrow('数据库是空的');
});
