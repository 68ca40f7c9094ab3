import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { tokenHeader } from '@panome/contract';

export type BodyRules = {
  /** Milliseconds over which the speed is measured. */
  readonly window: number;
  /** Bytes that have to arrive within it. */
  readonly least: number;
  /** Milliseconds in which the whole body of a request without a session has to arrive. */
  readonly anonymous: number;
};

const usual: BodyRules = { window: 20_000, least: 20 * 1024, anonymous: 30_000 };

type Watched = {
  readonly socket: Socket;
  readonly from: number;
  readonly anonymous: boolean;
  bytes: number;
  since: number;
};

/** It is the server that does not read: the client cannot send faster than it is taken. */
const waitsForServer = ({ readableFlowing, readableHighWaterMark, readableLength }: IncomingMessage) =>
  readableFlowing === false && readableLength >= readableHighWaterMark;

/**
 * Ends connections whose body comes too slowly to be meant (REL-14): an open request costs memory, and hundreds of them
 * are free for who sends a byte now and then.
 */
export function endSlowBodies(server: Server, { anonymous, least, window }: BodyRules = usual): void {
  const coming = new Map<IncomingMessage, Watched>();

  server.prependListener('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers['content-length'] === '0' || !(headers['content-length'] ?? headers['transfer-encoding'])) return;
    const now = performance.now();
    coming.set(request, {
      socket,
      from: now,
      since: now,
      bytes: socket.bytesRead,
      anonymous: headers[tokenHeader] === undefined,
    });
    const forget = () => coming.delete(request);
    request.once('end', forget).once('close', forget);
  });

  const look = () => {
    const now = performance.now();
    for (const [request, watched] of coming) {
      if (request.complete) coming.delete(request);
      else if (watched.anonymous && now - watched.from > anonymous) watched.socket.destroy();
      else if (now - watched.since > window) {
        const arrived = watched.socket.bytesRead - watched.bytes;
        if (arrived < least && !waitsForServer(request)) watched.socket.destroy();
        Object.assign(watched, { since: now, bytes: watched.socket.bytesRead });
      }
    }
  };
  const timer = setInterval(look, Math.min(1_000, window / 4));
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
