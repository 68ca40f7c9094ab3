import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { watchBrowsers } from './processes.mjs';

/** Computes for a fifth of a second, says so, and stays. */
const worker = `while (process.cpuUsage().user < 200_000); console.log(process.pid); setInterval(() => {}, 1000);`;
/** Starts such a worker and does not wait for it, as a browser does with its parts. */
const starterOf = (word: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(worker)}, '--', '${word}'],
    { detached: true, stdio: 'inherit' }); setInterval(() => {}, 1000);`;

let starter: ChildProcess;
let worked = 0;
/** Some systems keep a process that nobody waits for in their list for a while, as one that has ended. */
function hasEnded(pid: number): boolean {
  try {
    return /^ [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)!);
  } catch {
    return true;
  }
}

/** Starts both and waits until the worker has computed. */
async function start(word: string): Promise<void> {
  starter = spawn(process.execPath, ['-e', starterOf(word)], { stdio: ['ignore', 'pipe', 'inherit'] });
  worked = Number(String((await once(starter.stdout!, 'data'))[0]));
}
/** Ends the worker, which nobody waits for when the process that started it is gone. */
async function end(): Promise<void> {
  starter.kill('SIGKILL');
  if (!hasEnded(worked)) process.kill(worked, 'SIGKILL');
  await expect.poll(() => hasEnded(worked), { timeout: 30_000 }).toBe(true);
}
afterEach(end);

it.skipIf(!existsSync('/proc'))('a part of a browser costs although nobody waits for its end', async () => {
  const browsers = watchBrowsers();
  await start('--type=renderer');
  browsers.look();
  expect(browsers.seconds()).toBeGreaterThanOrEqual(0.2);
  await end();
  browsers.look();
  expect(browsers.seconds()).toBeGreaterThanOrEqual(0.2);
});

it.skipIf(!existsSync('/proc'))('what is no part of a browser is not counted: its parent waits for it', async () => {
  const browsers = watchBrowsers();
  await start('--quiet');
  browsers.look();
  expect(browsers.seconds()).toBe(0);
});

it.skipIf(!existsSync('/proc'))('a browser of somebody else is not counted', async () => {
  await start('--type=renderer');
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  const browsers = watchBrowsers();
  browsers.look();
  expect(browsers.seconds()).toBe(0);
});
