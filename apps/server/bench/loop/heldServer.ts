import { existsSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@panome/contract';
import { fetchCall, loginDemo, runServer } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';

/** What is promised of every operation, in milliseconds. */
const goal = 200;

/** What one operation did to everybody else, in milliseconds. */
type Held = {
  /** The longest time in which the loop got no turn. */
  readonly loop: number;
  /** The most that the server's thread worked between two turns. */
  readonly work: number;
  /** The slowest answer to somebody who asked for something small meanwhile. */
  readonly other: number;
  readonly took: number;
  readonly load: number;
};

const servers = new Set<() => Promise<void>>();

/** Also those of a measurement that failed. */
export const killServers = (): Promise<unknown> => Promise.all([...servers].map((kill) => kill()));

/** A server whose event loop is watched. */
export async function runHeldServer(folder: string) {
  const path = join(folder, 'loop');
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href;
  const server = await runServer(folder, { PANOME_BENCH_LOOP: path, NODE_OPTIONS: `--import ${probe}` });
  servers.add(() => server.kill());
  const token = await loginDemo(server.address);
  const ask = async <Data>(call: Parameters<typeof fetchCall>[1], input: object): Promise<Data> => {
    const send = () => fetchCall<Data>(server.address, call, input, token);
    // A kept connection may be closed by the server just when it is used again.
    const { code, content, showMsg } = await send().catch(send);
    if (code !== 1) throw new Error(showMsg);
    return content.data;
  };

  const longest = async (): Promise<Pick<Held, 'loop' | 'work'>> => {
    // A hold is counted at the turn after it.
    await pause(100);
    process.kill(server.pid, 'SIGUSR2');
    while (!existsSync(path)) await pause(5);
    const held = JSON.parse(readFileSync(path, 'utf8')) as Pick<Held, 'loop' | 'work'>;
    rmSync(path);
    return held;
  };

  return {
    ask,
    token,
    address: server.address,
    measure: async (act: () => Promise<unknown>): Promise<Held> => {
      await longest();
      let running = true;
      let other = 0;
      const watch = (async () => {
        while (running) {
          const from = performance.now();
          await ask(calls.userDetail, {});
          other = Math.max(other, performance.now() - from);
          await pause(20);
        }
      })();
      const from = performance.now();
      await act().finally(() => (running = false));
      const took = performance.now() - from;
      await watch;
      return { ...(await longest()), other, took, load: loadavg()[0]! };
    },
  };
}

/** One line of an operation that was measured several times: a median above the goal is a failure. */
export function heldOutcome(what: string, held: readonly Held[]): Outcome {
  const of = (part: keyof Held) =>
    quantile(
      held.map((each) => each[part]),
      0.5,
    );
  const loop = of('loop');
  const each = held.map((one) => Math.round(one.loop)).join(', ');
  return {
    id: 'REL-24',
    runs: held.length,
    failures: loop > goal ? 1 : 0,
    figure: `${what}: loop held ${Math.round(loop)} ms at most (${each}; goal ${goal}), of it ${Math.round(of('work'))} by work, others answered within ${Math.round(of('other'))} ms, took ${Math.round(of('took'))} ms, load ${of('load').toFixed(1)}`,
  };
}
