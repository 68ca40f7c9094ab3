import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { capConnections } from './capConnections.ts';
import { endSlowBodies } from './slowBodies.ts';

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(prepare: (server: Server) => void): Promise<() => ReturnType<typeof connect>> {
  server = createServer((request, response) => {
    request.resume().once('end', () => response.end('ok'));
  });
  prepare(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return () => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
}

const head = (more = '') => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n${more}\r\n`;

/** Sends a piece again and again until the connection is closed or the body is whole. */
async function drip(socket: ReturnType<typeof connect>, piece: string): Promise<'ended' | 'answered'> {
  let answered = false;
  socket.on('data', () => (answered = true));
  for (let sent = 0; !socket.closed && !answered;) {
    if (sent < 1_000_000) socket.write(piece.slice(0, 1_000_000 - sent));
    sent += piece.length;
    // Each piece comes after a while.
    // oxlint-disable-next-line no-await-in-loop
    await pause(20);
  }
  return answered ? 'answered' : 'ended';
}

it('REL-14: a body that comes byte by byte ends, with a session and without one', async () => {
  const open = await serve((one) => endSlowBodies(one, { window: 200, least: 1_000, anonymous: 60_000 }));
  const ends = ['', 'token: a\r\n'].map((more) => {
    const socket = open();
    socket.write(head(more));
    return drip(socket, 'x');
  });
  expect(await Promise.all(ends)).toEqual(['ended', 'ended']);
});

it('REL-14: a body without a session ends after its time however fast it comes; one with a session goes on', async () => {
  const open = await serve((one) => endSlowBodies(one, { window: 4_000, least: 1, anonymous: 200 }));
  const [anonymous, own] = [open(), open()];
  anonymous.write(head());
  own.write(head('token: a\r\n'));
  // The one without a session would need 10 s, the other 1 s: a machine that stalls changes neither end.
  const ends = [drip(anonymous, 'x'.repeat(2_000)), drip(own, 'x'.repeat(20_000))];
  expect(await Promise.all(ends)).toEqual(['ended', 'answered']);
});

it('REL-14: one address has so many connections and no more; others and those that end make room', async () => {
  const open = await serve((one) => capConnections(one, 3, () => false));
  const sockets = Array.from({ length: 3 }, open);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const fourth = open();
  await once(fourth, 'close');
  sockets[0]!.destroy();
  await expect
    .poll(async () => {
      const socket = open();
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
      return String(data);
    })
    .toContain('200 OK');
});
