import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { calls } from '@panome/contract';
import { fetchCall, loginDemo, runServer } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';
import { downloadOf, listAll, megabyte, sha256, textOf, upload } from './trial.ts';

/** REL-04: one name, many at once. */
export async function measureSameName(folder: string, runs: number): Promise<Outcome> {
  const server = await runServer(folder);
  const token = await loginDemo(server.address);
  const answers = await Promise.all(
    Array.from({ length: runs }, (_, at) => upload(server.address, token, 'bench.csv', Buffer.from(`id,A\n${at},1\n`))),
  );
  const names = new Set(answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer.name])));
  const kept = new Set((await listAll(server.address, token)).map((file) => file.sha256)).size;
  await server.kill();
  return {
    id: 'REL-04',
    runs,
    failures: runs - Math.min(names.size, kept),
    figure: `${kept} files kept under ${names.size} names`,
  };
}

/** REL-12: a disk that is nearly full refuses uploads in words; what is there stays readable and the database whole. */
export async function measureDiskFull(folder: string, runs: number): Promise<Outcome> {
  const { bavail, bsize } = statfsSync(folder);
  const server = await runServer(folder, { PANOME_DISK_RESERVE: String(bavail * bsize - 40 * megabyte) });
  const token = await loginDemo(server.address);
  const kept = new Map<string, string>();
  let wrong = 0;
  let refused = 0;
  for (let run = 0; run < runs; run += 1) {
    const bytes = textOf(4 * megabyte);
    const answer = await upload(server.address, token, `bench-${run}.csv`, bytes);
    if (typeof answer !== 'string') kept.set(answer.id, sha256(bytes));
    else if (answer.includes('存储空间不足')) refused += 1;
    else wrong += 1;
  }
  for (const [id, hash] of kept) if (sha256(await downloadOf(server.address, token, id)) !== hash) wrong += 1;
  await server.terminate();
  const database = new DatabaseSync(join(folder, 'panome.db'));
  const [check] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  database.close();
  const free = await runServer(folder);
  const again = await upload(free.address, token, 'bench-after.csv', Buffer.from('id,A\n1,1\n'));
  await free.kill();
  const failures =
    wrong + (check?.integrity_check === 'ok' ? 0 : 1) + (refused === 0 ? 1 : 0) + (typeof again === 'string' ? 1 : 0);
  return {
    id: 'REL-12',
    runs,
    failures,
    figure: `${refused} refused in words, ${kept.size} kept, integrity ${check?.integrity_check}`,
  };
}

/** An answer without the envelope, such as a bare 503, is no answer. */
const wasDone = (answer: unknown): boolean => typeof answer === 'object' && (!('code' in answer!) || answer.code === 1);

/** REL-16: requests of all kinds are under way when the server is told to end. */
export async function measureStop(folder: string, requests: number): Promise<Outcome> {
  const server = await runServer(folder);
  const token = await loginDemo(server.address);
  const bytes = textOf(2 * megabyte);
  const took: number[] = [];
  const timed = async (work: Promise<unknown>): Promise<boolean> => {
    const from = performance.now();
    const fine = await work.then(wasDone, () => false);
    took.push(performance.now() - from);
    return fine;
  };
  const flying = Array.from({ length: requests }, (_, at) =>
    timed(
      at % 4 === 0
        ? upload(server.address, token, 'bench.csv', bytes)
        : fetchCall(server.address, calls.fileStoreList, { page: 1, size: 50 }, token),
    ),
  );
  await Promise.any(flying);
  const ended = server.terminate();
  const failed = (await Promise.all(flying)).filter((fine) => !fine).length;
  const code = await ended;
  return {
    id: 'REL-16',
    runs: requests,
    failures: failed + (code === 0 ? 0 : 1),
    figure: `exit code ${code}, slowest answer ${Math.round(quantile(took, 1))} ms`,
  };
}
