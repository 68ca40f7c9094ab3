import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { watchConnections } from './connections.ts';

const body = Buffer.alloc(20_000_000, 'x');
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A server that answers at once, and a client that sends a request and does not read the answer. */
async function unread() {
  server = createServer((_, response) => response.end(body));
  const connections = watchConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(server, 'request');
  await turn();
  let bytes = 0;
  socket.on('data', (part: Buffer) => (bytes += part.length)).pause();
  const read = () => (socket.resume(), bytes);
  return { connections, read, socket };
}

it('REL-16: a connection whose answer waits for a slow reader is not closed as idle', async () => {
  const { connections, read, socket } = await unread();
  connections.closeIdle();
  await expect.poll(read, { timeout: 10_000 }).toBeGreaterThan(body.length);
  await expect.poll(() => (connections.closeIdle(), socket.closed)).toBe(true);
});
