import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Call } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { randomFrom } from '../../testing/requestsOf.ts';
import { sendForm } from '../../testing/sendForm.ts';

let outer: string;
let test: TestApp;
let token: string;
beforeAll(async () => {
  outer = mkdtempSync(join(tmpdir(), 'panome-outer-'));
  mkdirSync(join(outer, 'data'));
  writeFileSync(join(outer, 'secret.txt'), 'outside');
  test = await buildTestApp({ env: { PANOME_DATA: join(outer, 'data') } });
  ({ token } = await test.buildUser());
});
afterAll(async () => {
  await test.close();
  rmSync(outer, { recursive: true, force: true });
});

const ups = [
  '../',
  '..\\',
  '..%2f',
  '..%5c',
  '%2e%2e/',
  '%252e%252e%252f',
  '．．／',
  '..;/',
  '....//',
  '.\u0000./',
  '\u2025/',
  '..\u2215',
  '\\\\?\\',
  'file:///',
  '/',
  '\\',
  'C:\\',
  '~/',
];
const goals = [
  'secret.txt',
  'etc/passwd',
  'panome.db',
  'files/objects',
  'windows\\win.ini',
  'CON',
  'a.csv',
  '..',
  '',
  '%00.csv',
];

/** Ways out of a folder, as attackers write them; the same for the same seed. */
function traversals(count: number): string[] {
  const random = randomFrom(30);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  return Array.from(
    { length: count },
    () =>
      Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(ups)).join('') +
      pick(goals) +
      pick(['', '.csv', '\u0000.csv', '/.', ' ']),
  );
}

const json = (call: Call, inputOf: (text: string) => object) => (text: string) =>
  test.call(call, { token, input: inputOf(text) });
const form =
  (call: Call, fieldsOf: (text: string) => Record<string, string>, nameOf: (text: string) => string) =>
  (text: string) =>
    sendForm(test, call, { token, name: nameOf(text), content: 'id,A\n', fields: fieldsOf(text) });
const none = () => ({});
const plain = () => 'a.csv';

/** Every call about files, with the text where it could be taken for a path. */
const sends: readonly ((text: string) => Promise<{ statusCode: number }>)[] = [
  json(calls.fileStoreAddDir, (name) => ({ name })),
  json(calls.fileStoreAddDir, (current_dir) => ({ name: 'x', current_dir })),
  json(calls.fileStoreList, (current_dir) => ({ current_dir })),
  json(calls.fileList, (name) => ({ name })),
  json(calls.fileStoreDetail, (id) => ({ id })),
  json(calls.fileStoreUpdate, (id) => ({ id, name: 'x' })),
  json(calls.fileStoreMove, (current_dir) => ({ ids: ['x'], current_dir })),
  json(calls.fileStoreCopy, (id) => ({ ids: [id], current_dir: '' })),
  json(calls.fileStoreDelete, (ids) => ({ ids })),
  json(calls.fileStoreRestore, (id) => ({ ids: [id] })),
  json(calls.fileStorePurge, (ids) => ({ ids })),
  json(calls.fileStoreDownload, (id) => ({ ids: [id] })),
  json(calls.fileStoreDownloadUrl, (id) => ({ id })),
  json(calls.fileStoreContent, (id) => ({ id, user: id, expires: 9e12, signature: 'x' })),
  json(calls.fileStoreInspect, (id) => ({ id })),
  json(calls.fileStorePreview, (id) => ({ id })),
  json(calls.fileStorePeek, (id) => ({ id })),
  json(calls.fileStoreUsage, (current_dir) => ({ current_dir })),
  json(calls.fileAttachment, (id) => ({ id })),
  form(calls.fileStoreUpload, none, (name) => name),
  form(calls.fileStoreUpload, (current_dir) => ({ current_dir }), plain),
  form(calls.fileUploadTask, none, (name) => name),
  form(calls.fileUploadTask, (current_dir) => ({ current_dir }), plain),
  form(calls.fileUploadNormal, none, (name) => name),
];

const inside = (path: string): string[] =>
  readdirSync(path, { recursive: true })
    .map(String)
    .filter((name) => /secret\.txt|passwd|win\.ini|\.\./i.test(name));

it('SEC-30: 2,000 paths that try to leave a folder fail in every call about files', { timeout: 120_000 }, async () => {
  const before = statSync(join(outer, 'secret.txt')).mtimeMs;
  const statuses = new Set<number>();
  for (const [at, text] of traversals(2_000).entries()) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.add((await sends[at % sends.length]!(text)).statusCode);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(readdirSync(outer).toSorted((a, b) => a.localeCompare(b))).toEqual(['data', 'secret.txt']);
  expect(statSync(join(outer, 'secret.txt')).mtimeMs).toBe(before);
  expect(inside(join(outer, 'data'))).toEqual([]);
  const names = await test.platform.database.selectFrom('file_node').select('name').execute();
  expect(names.filter(({ name }) => /[/\\\0]|^\.+$/.test(name))).toEqual([]);
});
