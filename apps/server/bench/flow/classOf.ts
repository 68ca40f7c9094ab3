import { setTimeout as pause } from 'node:timers/promises';
import { demoProject, type DemoProject } from '@panome/analysis/flows-demo';
import { calls, type FlowRun } from '@panome/contract';
import { clickOne, formOfTables, settledRun, uploadTables } from '../../src/testing/flows/clickOne.ts';
import { fetchCall, runServer } from '../../src/testing/runServer.ts';
import { addAccounts } from './addAccounts.ts';
import { realSize } from './realSize.ts';
import { quantile, type Outcome } from '../outcome.ts';

const firstChartGoal = 60_000;
const callGoal = 300;

/** One standard analysis alone on the machine: how long until its first chart and its last. */
export const oneClick = (folder: string): Promise<Outcome> =>
  clickOn(folder, demoProject('transform'), { id: 'FLOW-ONE', goal: '10' });

/** The same of a table as large as customers have, with the annotation of a whole genome. */
export const realClick = (folder: string): Promise<Outcome> =>
  clickOn(folder, realSize(), { id: 'FLOW-REAL', goal: 'none' });

async function clickOn(
  folder: string,
  project: DemoProject,
  { goal, id: promise }: { readonly id: string; readonly goal: string },
): Promise<Outcome> {
  const server = await runServer(folder);
  const roles = ['counts', 'expression', 'go', 'kegg', 'ontology', 'edges'];
  const { dir, token } = await uploadTables(server.address, roles, undefined, project);
  const from = performance.now();
  const { id } = await pressUntilTaken(server.address, token, formOfTables(dir, undefined, 1, project));
  let first = 0;
  while (first === 0) {
    const run = await settledRun(server.address, token, id, 0);
    if (run.counts.done > 0) first = performance.now() - from;
    await pause(20);
  }
  const run = await settledRun(server.address, token, id);
  const last = performance.now() - from;
  await server.terminate();
  const charts = run.steps.reduce((sum, step) => sum + (step.task_id === '' ? 0 : step.charts.length), 0);
  return {
    id: promise,
    runs: 1,
    failures: run.state === 'succeeded' ? 0 : 1,
    figure: `${run.counts.done} steps, ${charts} charts: first after ${Math.round(first)} ms (goal 2000), all after ${(last / 1_000).toFixed(1)} s (goal ${goal})`,
  };
}

/** On a busy machine large tables may still be read; a person would press again. */
async function pressUntilTaken(...asked: Parameters<typeof clickOne>): Promise<FlowRun> {
  for (;;) {
    try {
      // The next press follows the answer to the last.
      // oxlint-disable-next-line no-await-in-loop
      return await clickOne(...asked);
    } catch (error) {
      if (!String(error).includes('仍在读取')) throw error;
    }
  }
}

/** So many people press at once: everybody sees a first chart soon, and other calls stay quick. */
export async function classOf(folder: string, people: number): Promise<Outcome> {
  const server = await runServer(folder);
  const { address } = server;
  const tokens = await addAccounts(folder, address, people);
  const seats = await Promise.all(tokens.map((token) => uploadTables(address, ['counts', 'expression'], token)));
  const from = performance.now();
  // Everybody has other data in effect: no result can be taken over.
  const sent = await Promise.all(
    seats.map(({ dir, token }, at) => clickOne(address, token, formOfTables(dir, undefined, at + 1))),
  );
  const times: number[] = [];
  const first = new Map<string, number>();
  const open = new Map<string, { readonly run: FlowRun; readonly token: string }>(
    sent.map((run, at) => [run.id, { run, token: seats[at]!.token }]),
  );
  while (open.size > 0) {
    for (const [id, { token }] of open) {
      const begin = performance.now();
      const { content } = await fetchCall<FlowRun>(address, calls.flowRunDetail, { id }, token);
      times.push(performance.now() - begin);
      if (content.data.counts.done > 0 && !first.has(id)) first.set(id, performance.now() - from);
      if (content.data.finished_at !== null) open.delete(id);
    }
    await pause(100);
  }
  const states = await Promise.all(sent.map(({ id }, at) => settledRun(address, seats[at]!.token, id)));
  await server.terminate();
  const worst = Math.max(...first.values());
  const late = [...first.values()].filter((ms) => ms > firstChartGoal).length;
  const broken = states.filter(({ state }) => state !== 'succeeded').length;
  const p99 = quantile(times, 0.99);
  return {
    id: 'FLOW-CLASS',
    runs: people,
    failures: late + broken + (p99 > callGoal ? 1 : 0),
    figure: `first chart of the last person after ${(worst / 1_000).toFixed(1)} s (goal 60), all done after ${((performance.now() - from) / 1_000).toFixed(0)} s, other calls p99 ${Math.round(p99)} ms (goal ${callGoal})`,
  };
}
