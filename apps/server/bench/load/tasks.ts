import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, idempotencyHeader, type Call, type Envelope, type Task, type TaskForm } from '@panome/contract';
import { randomFrom } from '../../src/testing/requestsOf.ts';
import { fetchCall, loginDemo, runServer, type ServerProcess } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';
import { pause, since } from './clock.ts';

const dataOf = async <Data>(server: ServerProcess, token: string, call: Call, input: object): Promise<Data> =>
  (await fetchCall<Data>(server.address, call, input, token)).content.data;

async function settled(server: ServerProcess, token: string, id: string): Promise<string> {
  for (;;) {
    const { state } = await dataOf<Task>(server, token, calls.taskDetail, { id });
    if (state !== 'queued' && state !== 'running') return state;
    await pause(50);
  }
}

/** REL-05: a task that was acknowledged is never lost, whenever the server is killed. */
export async function killedAtAnyMoment(runs: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-load-'));
  const random = randomFrom(5);
  const again: number[] = [];
  let lost = 0;
  let server = await runServer(folder);
  let token = await loginDemo(server.address);
  try {
    const form = await dataOf<TaskForm>(server, token, calls.taskStoreExample, { tool_id: 'pca' });
    for (let run = 0; run < runs; run += 1) {
      const { id } = await dataOf<Task>(server, token, calls.taskStore, { ...form, seed: run + 1 });
      await pause(random() * 900);
      await server.kill();
      const start = performance.now();
      server = await runServer(folder);
      token = await loginDemo(server.address);
      while ((await dataOf<Task>(server, token, calls.taskDetail, { id })).state === 'queued') await pause(25);
      again.push(since(start));
      if ((await settled(server, token, id)) !== 'succeeded') lost += 1;
    }
  } finally {
    await server.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    id: 'REL-05',
    runs,
    failures: lost,
    figure: `lost ${lost}, from restart to running again p95 ${Math.round(quantile(again, 0.95))} ms (goal 10000)`,
  };
}

/** REL-07: one submission, sent many times at once, is one task. */
export async function sentManyTimes(runs: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-load-'));
  const server = await runServer(folder);
  let wrong = 0;
  try {
    const token = await loginDemo(server.address);
    const form = await dataOf<TaskForm>(server, token, calls.taskStoreExample, { tool_id: 'pca' });
    for (let run = 0; run < runs; run += 1) {
      const headers = {
        token,
        'content-type': 'application/json',
        [idempotencyHeader]: `load-${run}-${'x'.repeat(20)}`,
      };
      const body = JSON.stringify({ ...form, seed: run + 1 });
      const answers = await Promise.all(
        Array.from(
          { length: 50 },
          async () =>
            (await (
              await fetch(`${server.address}${calls.taskStore.path}`, { method: 'POST', headers, body })
            ).json()) as Envelope<Task | null>,
        ),
      );
      const ids = new Set(answers.map(({ content }) => content.data?.id));
      if (ids.size !== 1 || ids.has(undefined)) wrong += 1;
      await settled(server, token, [...ids][0]!);
    }
  } finally {
    await server.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
  return { id: 'REL-07', runs, failures: wrong, figure: '50 equal submissions at once, tasks per key 1' };
}

/** REL-13: what is beyond the limits is refused in words, and other calls stay quick meanwhile. */
export async function fullQueue(submissions: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-load-'));
  const server = await runServer(folder);
  const times: number[] = [];
  let running = true;
  let unclear = 0;
  let accepted = 0;
  try {
    const token = await loginDemo(server.address);
    const form = await dataOf<TaskForm>(server, token, calls.taskStoreExample, { tool_id: 'pca' });
    const watch = (async () => {
      while (running) {
        const start = performance.now();
        await fetchCall(server.address, calls.userDetail, {}, token);
        times.push(since(start));
        await pause(20);
      }
    })();
    for (let sent = 0; sent < submissions; sent += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          fetchCall<Task | null>(server.address, calls.taskStore, { ...form, seed: sent + at + 1 }, token),
        ),
      );
      for (const { code, showMsg } of answers) {
        if (code === 1) accepted += 1;
        else if (!/\p{Script=Han}/u.test(showMsg) || showMsg.includes('内部错误')) unclear += 1;
      }
    }
    running = false;
    await watch;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    id: 'REL-13',
    runs: submissions,
    failures: unclear,
    figure: `${accepted} accepted, ${submissions - accepted} refused in words; other calls meanwhile p99 ${Math.round(quantile(times, 0.99))} ms (goal 300)`,
  };
}
