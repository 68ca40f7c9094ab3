import { setTimeout as pause } from 'node:timers/promises';
import { calls, type FlowRun } from '@panome/contract';
import { clickOne, formOfTables, settledRun, uploadTables } from '../../src/testing/flows/clickOne.ts';
import { fetchCall, runServer } from '../../src/testing/runServer.ts';
import { addAccounts } from './addAccounts.ts';
import { quantile, type Outcome } from '../outcome.ts';

const firstChartGoal = 60_000;
const callGoal = 300;

/** One standard analysis alone on the machine: how long until its first chart and its last. */
export async function oneClick(folder: string): Promise<Outcome> {
  const server = await runServer(folder);
  const { dir, token } = await uploadTables(server.address, [
    'counts',
    'expression',
    'go',
    'kegg',
    'ontology',
    'edges',
  ]);
  const from = performance.now();
  const { id } = await clickOne(server.address, token, formOfTables(dir));
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
    id: 'FLOW-ONE',
    runs: 1,
    failures: run.state === 'succeeded' ? 0 : 1,
    figure: `${run.counts.done} steps, ${charts} charts: first after ${Math.round(first)} ms (goal 2000), all after ${(last / 1_000).toFixed(1)} s (goal 10)`,
  };
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
