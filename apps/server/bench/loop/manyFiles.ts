import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, tokenHeader, type FileItem } from '@panome/contract';
import { upload } from '../reliability/trial.ts';
import type { Outcome } from '../outcome.ts';
import { heldOutcome, runHeldServer } from './heldServer.ts';

/** Of one account; together as many as it may have, with room for one copy. */
const [inFolder, inEachLeaf, outside] = [40_450, 990, 9_900];
const [middles, leavesEach] = [9, 5];

/** Rows of file_node by a fast way in, beside the running server. */
function seeder(folder: string, sample: string) {
  const file = new DatabaseSync(join(folder, 'panome.db'), { timeout: 10_000 });
  const [first] = file.prepare('select * from file_node where id = ?').all(sample) as Record<string, string | number>[];
  const names = Object.keys(first!);
  const insert = file.prepare(`insert into file_node (${names}) values (${names.map((name) => `:${name}`)})`);
  const add = (parent_id: string, name: string, kind: number): string => {
    const id = randomBytes(16).toString('hex');
    const own = { id, parent_id, name, kind, search_key: name, sort_key: name };
    insert.run({ ...first!, ...own, ...(kind === 1 ? { sha256: '', object_key: '', size: 0 } : {}) });
    return id;
  };
  const files = (parent: string, count: number) => {
    for (let at = 0; at < count; at += 1) add(parent, `样本_${parent.slice(0, 4)}_${at}_intensity.csv`, 0);
  };
  return {
    outside: () => {
      file.exec('begin immediate');
      files('', outside);
      file.exec('commit');
    },
    /** A folder with 85,000 nodes below it, and one of 5,000 of them. */
    tree: () => {
      file.exec('begin immediate');
      const root = add('', `批次 ${randomBytes(4).toString('hex')}`, 1);
      files(root, inFolder);
      let part = '';
      for (let middle = 0; middle < middles; middle += 1) {
        part = add(root, `中 ${middle}`, 1);
        for (let leaf = 0; leaf < leavesEach; leaf += 1) files(add(part, `叶 ${leaf}`, 1), inEachLeaf);
      }
      file.exec('commit');
      return { root, part };
    },
    close: () => file.close(),
  };
}

/** REL-24: what is done with a folder of 85,000 files, one thing after the other. */
export async function measureManyFiles(folder: string, runs: number): Promise<Outcome[]> {
  const server = await runHeldServer(folder);
  const { ask } = server;
  const sample = await upload(server.address, server.token, 'bench.csv', Buffer.from('id,A\nP,1\n'));
  if (typeof sample === 'string') throw new Error(sample);
  const rows = seeder(folder, sample.id);
  const held = new Map<string, Awaited<ReturnType<typeof server.measure>>[]>();
  const measure = async <Data>(what: string, act: () => Promise<Data>): Promise<Data> => {
    let answer: Data;
    const one = await server.measure(async () => (answer = await act()));
    held.set(what, [...(held.get(what) ?? []), one]);
    return answer!;
  };
  const download = async (id: string) => {
    const response = await fetch(`${server.address}${calls.fileStoreDownload.path}`, {
      method: 'POST',
      headers: { [tokenHeader]: server.token, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [id] }),
    });
    await response.arrayBuffer();
  };
  const list = (input: object) => ask(calls.fileStoreList, { page: 1, size: 100, ...input });
  const bin = async (ids: string) => {
    await ask(calls.fileStoreDelete, { ids });
    await ask(calls.fileStorePurge, { ids });
  };
  rows.outside();
  for (let run = 0; run < runs; run += 1) {
    const { part, root } = rows.tree();
    await measure('quota', () => ask(calls.fileStoreQuota, {}));
    await measure('space by folder', () => ask(calls.fileStoreUsage, { current_dir: '' }));
    await measure('list the folder', () => list({ current_dir: root }));
    await measure('list by name', () => list({ current_dir: root, sort: 'name', order: 'desc' }));
    await measure('list every file', () => list({ flat: '1' }));
    await measure('search', () => list({ name: '_77_' }));
    await measure('search below the folder', () => list({ current_dir: root, name: '_77_' }));
    const target = await ask<FileItem>(calls.fileStoreAddDir, { name: `目标 ${run}`, current_dir: '' });
    await measure('move', () => ask(calls.fileStoreMove, { ids: [root], current_dir: target.id }));
    await ask(calls.fileStoreMove, { ids: [root], current_dir: '' });
    type Copied = { done: FileItem[] };
    const { done } = await measure('copy 5,000', () =>
      ask<Copied>(calls.fileStoreCopy, { ids: [part], current_dir: root }),
    );
    await bin(done[0]!.id);
    await measure('copy all (refused)', () =>
      ask(calls.fileStoreCopy, { ids: [root], current_dir: target.id }).catch(() => undefined),
    );
    await measure('upload into it', () => upload(server.address, server.token, 'bench.csv', Buffer.from(`id\n${run}`)));
    await measure('download 5,000', () => download(part));
    await measure('download all (refused)', () => download(root));
    await measure('delete', () => ask(calls.fileStoreDelete, { ids: root }));
    await measure('quota with a full trash', () => ask(calls.fileStoreQuota, {}));
    await measure('list the trash', () => list({ trash: '1' }));
    await measure('search beside a full trash', () => list({ name: '_77_' }));
    await measure('restore', () => ask(calls.fileStoreRestore, { ids: [root] }));
    // An equal request within three seconds would be a repeat.
    await pause(3_000);
    await ask(calls.fileStoreDelete, { ids: root });
    await measure('purge', () => ask(calls.fileStorePurge, { ids: root }));
  }
  rows.close();
  return [...held].map(([what, each]) => heldOutcome(`85,000 files: ${what}`, each));
}
