import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FileItem } from '@panome/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchCall, loginDemo, runServer, type ServerProcess } from './runServer.ts';

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-crash-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run bench -- reliability` kills far more often. */
const rounds = 3;
const sizes = [1_000, 40_000, 300_000, 2_000_000, 12_000_000];
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const under = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const objects = () => under(join(folder, 'files', 'objects'));

/**
 * Uploads one file after the other until the server is gone.
 * @returns the hashes by id of those that were acknowledged, and of all that were sent.
 */
async function uploadUntilDead(
  address: string,
  token: string,
  sent: Set<string>,
  acknowledged: Map<string, string>,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const bytes = Buffer.from(randomBytes(sizes[count % sizes.length]! / 2).toString('hex'));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'data.csv');
    sent.add(sha256(bytes));
    try {
      const response = await fetch(`${address}${calls.fileStoreUpload.path}`, {
        method: 'POST',
        headers: { token },
        body: form,
      });
      const answer = (await response.json()) as { code: number; content: { data: FileItem } };
      if (answer.code === 1) acknowledged.set(answer.content.data.id, sha256(bytes));
    } catch {
      return;
    }
  }
}

it(
  'REL-01, REL-02, REL-17: a killed server loses no acknowledged upload, shows no partial one and leaves no bytes behind',
  { timeout: 120_000 },
  async () => {
    const sent = new Set<string>();
    const acknowledged = new Map<string, string>();
    let token = '';
    let seeded = 0;
    for (let round = 0; round < rounds; round += 1) {
      server = await runServer(folder);
      token ||= await loginDemo(server.address);
      // Pictures and projects of demo mode are bytes, too.
      if (round === 0) seeded = objects().length;
      const before = acknowledged.size;
      const uploading = Promise.all([1, 2, 3].map(() => uploadUntilDead(server!.address, token, sent, acknowledged)));
      await vi.waitUntil(() => acknowledged.size > before + round, { timeout: 30_000, interval: 1 });
      await server.kill();
      await uploading;
    }

    server = await runServer(folder);
    const { address } = server;
    const listed: FileItem[] = [];
    for (let page = 1, total = 1; listed.length < total; page += 1) {
      const answer = await fetchCall<FileItem[]>(address, calls.fileStoreList, { page, size: 100 }, token);
      total = answer.content.total!;
      listed.push(...answer.content.data);
    }
    const byId = new Map(listed.map((file) => [file.id, file]));
    expect(acknowledged.size).toBeGreaterThan(rounds);
    for (const [id, hash] of acknowledged) {
      expect(byId.get(id)?.sha256).toBe(hash);
      const response = await fetch(`${address}${calls.fileStoreDownload.path}`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [id] }),
      });
      expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(hash);
    }
    expect(listed.every((file) => sent.has(file.sha256))).toBe(true);
    await vi.waitUntil(() => objects().length === listed.length + seeded, { timeout: 10_000 });
    expect(under(join(folder, 'files', 'incoming'))).toEqual([]);
  },
);

it('REL-16: after SIGTERM the server finishes running requests and ends with code 0', { timeout: 60_000 }, async () => {
  server = await runServer(folder);
  const { address } = server;
  const token = await loginDemo(address);
  const seeded = objects().length;
  const bytes = new Uint8Array(Buffer.from(randomBytes(4_000_000).toString('hex')));
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'late.csv');
  const uploading = fetch(`${address}${calls.fileStoreUpload.path}`, {
    method: 'POST',
    headers: { token },
    body: form,
  });
  await vi.waitUntil(() => under(join(folder, 'files', 'incoming')).length > 0 || objects().length > seeded, {
    interval: 1,
  });
  const ended = server.terminate();
  expect((await (await uploading).json()) as object).toMatchObject({
    code: 1,
    content: { data: { sha256: sha256(bytes) } },
  });
  expect(await ended).toBe(0);
  expect(readdirSync(folder)).not.toContain('panome.db-wal');
});

it('REL-17: a data folder has only one server, and a killed server leaves it free', { timeout: 60_000 }, async () => {
  server = await runServer(folder);
  await expect(runServer(folder)).rejects.toThrow('ended before it listened');
  await server.kill();
  server = await runServer(folder);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});
