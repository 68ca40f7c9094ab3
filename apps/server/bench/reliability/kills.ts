import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { objectTables } from '../../src/platform/storage/objectTables.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { loginDemo, runServer } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';
import { downloadOf, filesUnder, listAll, megabyte, sha256, textOf, upload } from './trial.ts';

/** The keys of stored objects that some row refers to, read while the server runs. */
function namedObjects(folder: string): Set<string> {
  const database = new DatabaseSync(join(folder, 'panome.db'), { readOnly: true });
  const rows = database
    .prepare(objectTables.map((table) => `select object_key from ${table}`).join(' union '))
    .all() as { object_key: string }[];
  database.close();
  return new Set(rows.map((row) => row.object_key));
}

const sizes = [1_000, 40_000, 300_000, 2 * megabyte, 12 * megabyte, 1_000, 60_000, 100 * megabyte];

/**
 * REL-01, REL-02, REL-17: kills the server at a random moment of uploads, again and again, and starts it on the same
 * data. Then every acknowledged file must be there with its bytes, nothing else may be listed, and no bytes may be left
 * over.
 */
export async function measureKills(folder: string, cycles: number): Promise<Outcome[]> {
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  const starts: number[] = [];
  let refusedStarts = 0;
  let count = 0;
  let token = '';

  const uploadUntilDead = async (address: string) => {
    for (;;) {
      const bytes = textOf(sizes[(count += 1) % sizes.length]!);
      sent.add(sha256(bytes));
      try {
        const answer = await upload(address, token, 'bench.csv', bytes);
        if (typeof answer !== 'string') acknowledged.set(answer.id, sha256(bytes));
      } catch {
        return;
      }
    }
  };
  const start = async () => {
    const from = performance.now();
    const server = await runServer(folder);
    starts.push(performance.now() - from);
    return server;
  };

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await start().catch(() => undefined);
    if (!server) {
      refusedStarts += 1;
      continue;
    }
    token ||= await loginDemo(server.address);
    const working = Promise.all([1, 2, 3, 4].map(() => uploadUntilDead(server.address)));
    // Long enough that some uploads are acknowledged and some still run, also on a slow machine.
    const wanted = acknowledged.size + 2 + Math.floor(Math.random() * 6);
    for (let wait = 0; wait < 600 && acknowledged.size < wanted; wait += 1) await pause(100);
    await pause(Math.random() * 300);
    await server.kill();
    await working;
  }

  const server = await start();
  const listed = await listAll(server.address, token);
  const byId = new Map(listed.map((file) => [file.id, file]));
  let lost = 0;
  for (const [id, hash] of acknowledged) {
    const there = byId.get(id)?.sha256 === hash && sha256(await downloadOf(server.address, token, id)) === hash;
    if (!there) lost += 1;
  }
  const strangers = listed.filter((file) => !sent.has(file.sha256)).length;
  // The sweep runs when the server listens.
  let orphans = Infinity;
  for (let wait = 0; wait < 60 && orphans > 0; wait += 1) {
    await pause(1_000);
    const named = namedObjects(folder);
    orphans =
      filesUnder(folder, 'incoming').length + filesUnder(folder, 'objects').filter((key) => !named.has(key)).length;
  }
  await server.kill();
  const p95 = `start p95 ${Math.round(quantile(starts, 0.95))} ms`;
  return [
    { id: 'REL-01', runs: acknowledged.size, failures: lost, figure: `${cycles} kills; ${p95}` },
    {
      id: 'REL-02',
      runs: sent.size,
      failures: strangers + orphans,
      figure: `${listed.length} listed, ${orphans} orphan files`,
    },
    { id: 'REL-17', runs: cycles, failures: refusedStarts, figure: p95 },
  ];
}
