import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, tokenHeader, type Call } from '@panome/contract';
import { loginDemo, runServer } from '../../src/testing/runServer.ts';
import type { Outcome } from '../outcome.ts';
import { filesUnder, megabyte } from './trial.ts';

/** The most memory a process has taken since it began. Linux only. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/**
 * Streams a form of one endless file and stops at the answer.
 * @returns the status; 0 when the connection broke without one.
 */
function stream(address: string, call: Call, token: string, total: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = { [tokenHeader]: token, 'content-type': 'multipart/form-data; boundary=b' };
    const sending = request(`${address}${call.path}`, { method: 'POST', headers });
    const chunk = Buffer.alloc(256 * 1024, 'a');
    let sent = 0;
    let over = false;
    const end = (status: number) => {
      over = true;
      sending.destroy();
      resolve(status);
    };
    sending.on('response', (response) => {
      response.resume();
      end(response.statusCode ?? 0);
    });
    sending.on('error', () => !over && end(0));
    sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="bench.csv"\r\n\r\n');
    const more = () => {
      if (over) return;
      if ((sent += chunk.length) > total) sending.end('\r\n--b--\r\n');
      else sending.write(chunk, () => setImmediate(more));
    };
    more();
  });
}

/** SEC-32: a gigabyte to every upload call is refused at its limit, in constant memory, and leaves nothing. */
export async function measureStream(folder: string, total = 1024 * megabyte): Promise<Outcome> {
  const server = await runServer(folder);
  const token = await loginDemo(server.address);
  const uploads = Object.values<Call>(calls).filter((call) => call.kind === 'multipart');
  let failures = 0;
  let most = 0;
  for (const call of uploads) {
    const before = residentOf(server.pid);
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, residentOf(server.pid))), 20);
    const status = await stream(server.address, call, token, total);
    clearInterval(watch);
    await pause(1_000);
    const growth = highest - before;
    most = Math.max(most, growth);
    const left = filesUnder(folder, 'incoming').length;
    if (status < 400 || status >= 500 || growth > 64 * megabyte || left > 0) {
      failures += 1;
      console.log(
        `  ${call.path}: status ${status}, ${Math.round(growth / megabyte)} MB more memory, ${left} files left`,
      );
    }
  }
  await server.kill();
  return {
    id: 'SEC-32',
    runs: uploads.length,
    failures,
    figure: `memory grew by at most ${Math.round(most / megabyte)} MB`,
  };
}
