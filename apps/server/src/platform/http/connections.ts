import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** How long a connection may take to say its first byte once the server is to end, in ms. */
const patience = 1_000;
/**
 * The port stays open for so many ms at least and at most, and until so many turns of the loop have brought nothing
 * new.
 */
const taking = { least: 200, most: 5_000, quietTurns: 4 };

type Open = { readonly since: number; answering: number; asked: boolean };

export type Connections = {
  /**
   * Takes in what was sent before the end: a closed port resets the connections that wait to be accepted, whatever
   * they have sent, and one turn of the loop accepts only one of them. Answers say from now on that they are the last.
   */
  takeIn(): Promise<void>;
  /** Closes those that wait for nothing: answered to the last byte, or open without ever having asked. */
  closeIdle(): void;
};

/**
 * Watches the connections of a server so that it can end without breaking one. It replaces the server's own
 * `closeIdleConnections`, which takes an answer for done as soon as it is written, although its bytes may still wait
 * for a slow reader, and which never counts a connection as idle that a browser opened ahead of need.
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
      // Each turn looks at the port again.
      // oxlint-disable-next-line no-await-in-loop
      await turn();
      quiet = last < before ? quiet + 1 : 0;
    }
  };
  return { takeIn, closeIdle };
}
