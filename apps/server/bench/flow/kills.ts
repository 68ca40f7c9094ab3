import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { clickOne, formOfTables, settledRun, uploadTables } from '../../src/testing/flows/clickOne.ts';
import { randomFrom } from '../../src/testing/requestsOf.ts';
import { runServer } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';

/** A run that is not at its end after so many kills is killed no more. */
const mostKills = 8;

/**
 * Kills the server at random moments of runs until it was killed so many times. No step may be lost or run twice in
 * effect, and every run ends in a true state.
 */
export async function killedRuns(folder: string, kills: number): Promise<Outcome> {
  const random = randomFrom(17);
  const back: number[] = [];
  let [done, runs, wrong] = [0, 0, 0];
  let server = await runServer(folder);
  const { dir, token } = await uploadTables(server.address);
  while (done < kills) {
    runs += 1;
    const form = formOfTables(dir, undefined, runs);
    const { id } = await clickOne(server.address, token, form);
    for (let kill = 0; kill < mostKills && done < kills; kill += 1) {
      await pause(200 + random() * 2_500);
      const { finished_at: ended } = await settledRun(server.address, token, id, 0);
      if (ended !== null) break;
      await server.kill();
      done += 1;
      const from = performance.now();
      server = await runServer(folder);
      back.push(performance.now() - from);
    }
    const run = await settledRun(server.address, token, id, 10_000);
    const tasks = run.steps.flatMap(({ task_id: task }) => (task === '' ? [] : [task]));
    const whole = run.state === 'succeeded' && new Set(tasks).size === run.counts.done;
    const once = run.steps.every(
      ({ state, task_id: task }) => state !== 'succeeded' || readdirSync(join(folder, 'results', task)).length === 1,
    );
    if (!whole || !once) wrong += 1;
  }
  await server.terminate();
  return {
    id: 'FLOW-KILL',
    runs,
    failures: wrong,
    figure: `${done} kills; from kill to listening p95 ${Math.round(quantile(back, 0.95))} ms`,
  };
}
