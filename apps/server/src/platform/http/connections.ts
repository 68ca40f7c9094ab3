import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** How long a connection may take to send its first byte once the server is stopping, in ms. */
const patience = 1_000;
/**
 * While stopping, the port stays open for at least and at most so many ms, and until so many turns of the event loop
 * have brought no new connection.
 */
const taking = { least: 200, most: 5_000, quietTurns: 4 };

type Open = { readonly since: number; answering: number; asked: boolean };

export type Connections = {
  /**
   * Accepts connections that were opened before the stop: closing the port would reset those that wait to be accepted,
   * and each turn of the event loop accepts only one of them. From now on answers ask the client to close the
   * connection.
   */
  takeIn(): Promise<void>;
  /** Closes idle connections: those answered to the last byte, and those on which nothing was ever asked. */
  closeIdle(): void;
};

/**
 * Watches the connections of a server, so that it can stop without breaking one. It replaces `closeIdleConnections` of
 * Node, which takes an answer for finished although its bytes still wait for a slow reader, and which never counts a
 * connection as idle that a browser opened in advance.
 */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, Open>();
  let ending = false;
  let last = 0;

  server.on('connection', (socket: Socket) => {
    last = performance.now();
    open.set(socket, { since: last, answering: 0, asked: false });
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    last = performance.now();
    const state = open.get(request.socket);
    if (ending) response.shouldKeepAlive = false;
    if (!state) return;
    state.asked = true;
    state.answering += 1;
    response.once('close', () => (state.answering -= 1));
  });

  const closeIdle = () => {
    const now = performance.now();
    open.forEach(({ since, answering, asked }, socket) => {
      const silent = !asked && socket.bytesRead === 0 && now - since > patience;
      if (silent || (asked && answering === 0)) socket.destroy();
    });
  };
  server.closeIdleConnections = closeIdle;

  const takeIn = async () => {
    ending = true;
    const from = performance.now();
    await delay(taking.least);
    for (let quiet = 0; quiet < taking.quietTurns && performance.now() - from < taking.most;) {
      const before = performance.now();
      // Each round is one turn of the event loop.
      // oxlint-disable-next-line no-await-in-loop
      await turn();
      quiet = last < before ? quiet + 1 : 0;
    }
  };
  return { takeIn, closeIdle };
}
