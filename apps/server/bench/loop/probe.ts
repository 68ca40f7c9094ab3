/**
 * Loaded into a server before its own code: measures how long its event loop is held. On SIGUSR2 it writes the longest
 * hold since the last one, in milliseconds of the clock and of work, and begins again.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const path = process.env['PANOME_BENCH_LOOP'];
const every = 5;

if (path && isMainThread) {
  // Children of the server are not measured.
  delete process.env['PANOME_BENCH_LOOP'];
  delete process.env['NODE_OPTIONS'];
  const delay = monitorEventLoopDelay({ resolution: every });
  delay.enable();
  // What the thread worked between two turns of the loop; the clock counts others on a busy machine too.
  const worked = () => {
    const { system, user } = process.threadCpuUsage();
    return (system + user) / 1_000;
  };
  let last = worked();
  let most = 0;
  setInterval(() => {
    const now = worked();
    most = Math.max(most, now - last);
    last = now;
  }, every).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(`${path}.part`, JSON.stringify({ loop: delay.max / 1e6, work: most }));
    renameSync(`${path}.part`, path);
    delay.reset();
    most = 0;
  });
}
