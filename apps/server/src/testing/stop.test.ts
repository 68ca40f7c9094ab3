import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, tokenHeader, type Call } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loginDemo, runServer, type ServerProcess } from './runServer.ts';

let folder: string;
let server: ServerProcess;
let token: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panome-stop-'));
  server = await runServer(folder);
  token = await loginDemo(server.address);
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A connection on which a call was written, whether or not the server has accepted it yet. */
async function ask(
  { method, path }: Call,
  input: Readonly<Record<string, string | number | readonly string[]>>,
): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const inBody = method === 'POST';
  const body = inBody ? JSON.stringify(input) : '';
  const query = inBody
    ? ''
    : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`;
  const length = inBody ? ['content-type: application/json', `content-length: ${body.length}`] : [];
  socket.write(
    `${[`${method} ${path}${query} HTTP/1.1`, `host: ${hostname}`, `${tokenHeader}: ${token}`, ...length].join('\r\n')}\r\n\r\n${body}`,
  );
  return socket;
}

async function answerOn(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

it(
  'REL-16: every request sent before SIGTERM is answered, also on connections not yet accepted',
  { timeout: 60_000 },
  async () => {
    // The server process is paused, so that all connections wait in the queue when it gets SIGTERM.
    process.kill(server.pid, 'SIGSTOP');
    const sockets = await Promise.all(
      Array.from({ length: 200 }, () => ask(calls.fileStoreList, { page: 1, size: 50 })),
    );
    const answers = Promise.all(sockets.map(answerOn));
    const ended = server.terminate();
    process.kill(server.pid, 'SIGCONT');
    for (const answer of await answers) expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ended).toBe(0);
  },
);
