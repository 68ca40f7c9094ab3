import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { start } from './start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panome-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the server stops without waiting for a connection on which nothing was ever asked', async () => {
  const server = await start({ PORT: '0', PANOME_DATA: folder, PANOME_DISK_RESERVE: '0', PANOME_LOG_LEVEL: 'silent' });
  const accepted = once(server.app.server, 'connection');
  const socket = connect({ port: Number(new URL(server.address).port), host: '127.0.0.1' });
  const closed = once(socket, 'close');
  await accepted;
  await server.stop();
  await closed;
  expect(socket.bytesWritten).toBe(0);
});
