import type { FastifyReply } from 'fastify';

type Send = (event: string, data: unknown) => void;

/** The answer of an events call: starts sending and returns a function that stops it. */
export class EventStream {
  readonly start: (send: Send) => () => void;
  constructor(start: (send: Send) => () => void) {
    this.start = start;
  }
}

/** @param start - Called once the stream is open; what it returns is called when the page goes away. */
export const events = (start: (send: Send) => () => void): EventStream => new EventStream(start);

const pingEvery = 20_000;
/** The most unread bytes before a page that does not read is disconnected. */
const backlog = 1024 * 1024;

/** Open streams, so that a stopping server can end them instead of waiting for the pages. */
const open = new Set<() => void>();
export const endEventStreams = (): void => open.forEach((end) => end());

/** Sends server-sent events until the page goes away or the server stops. */
export function sendEvents(reply: FastifyReply, { start }: EventStream): void {
  const { raw } = reply;
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).filter(
    (entry): entry is [string, string | number | string[]] => entry[1] !== undefined,
  );
  raw.writeHead(200, {
    ...Object.fromEntries(headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Node holds the headers back until the first event, and a page that waits for them takes the connection for
  // lost.
  raw.flushHeaders();
  const send: Send = (event, data) => {
    if (raw.writableLength > backlog) return void raw.destroy();
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const ping = setInterval(() => send('ping', {}), pingEvery);
  const end = () => void raw.end();
  open.add(end);
  const stop = start(send);
  raw.on('close', () => {
    clearInterval(ping);
    open.delete(end);
    stop();
  });
}
