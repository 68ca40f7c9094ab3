import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@panome/contract';
import { fetchCall, loginDemo, runServer } from '../../src/testing/runServer.ts';
import { quantile, type Outcome } from '../outcome.ts';
import { pause, since } from './clock.ts';

const residentOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096;

function open(port: number, first: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first);
      done(socket);
    });
    socket.on('error', () => done(null));
  });
}

const timed = async (address: string, token: string, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await fetchCall(address, calls.userDetail, {}, token);
    times.push(since(start));
  }
  return times;
};

/** REL-14: connections that send a header byte by byte are closed and do not slow down others. */
export async function slowClients(count: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-load-'));
  const server = await runServer(folder);
  const port = Number(new URL(server.address).port);
  try {
    const token = await loginDemo(server.address);
    const base = quantile(await timed(server.address, token, 300), 0.99);
    const sockets = (
      await Promise.all(Array.from({ length: count }, () => open(port, 'GET / HTTP/1.1\r\nHost: x\r\n')))
    ).filter((socket) => socket !== null);
    let alive = sockets.length;
    for (const socket of sockets) socket.once('close', () => (alive -= 1));
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('X-a: b\r\n')), 1_000);
    const under = quantile(await timed(server.address, token, 300), 0.99);
    for (let second = 0; second < 60 && alive > 0; second += 1) await pause(1_000);
    clearInterval(drip);
    const left = alive;
    sockets.forEach((socket) => socket.destroy());
    return {
      id: 'REL-14',
      runs: count,
      failures: left,
      figure: `slow connections alive after 60 s ${left}, p99 of other calls ${base.toFixed(1)} → ${under.toFixed(1)} ms`,
    };
  } finally {
    await server.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** REL-15: many connections stay open while other calls are measured. */
export async function manyConnections(count: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'panome-load-'));
  const server = await runServer(folder);
  const port = Number(new URL(server.address).port);
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n';
  try {
    const token = await loginDemo(server.address);
    const sockets: Socket[] = [];
    let failed = 0;
    while (sockets.length + failed < count) {
      const batch = await Promise.all(
        Array.from({ length: Math.min(200, count - sockets.length - failed) }, () => open(port, request)),
      );
      for (const socket of batch) {
        if (socket) sockets.push(socket);
        else failed += 1;
      }
    }
    for (const socket of sockets) socket.resume();
    const times = await timed(server.address, token, 500);
    const resident = residentOf(server.pid);
    sockets.forEach((socket) => socket.destroy());
    return {
      id: 'REL-15',
      runs: count,
      failures: failed,
      figure: `${sockets.length} open, ${Math.round(resident / 1024 ** 2)} MB resident (goal 600), p99 of a checked call ${quantile(times, 0.99).toFixed(1)} ms (goal 50)`,
    };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
