import type { FastifyReply } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { tooMany } from './refusal.ts';

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

/** Streams of one account at a time: one for each open tab of a busy person, and no more memory than that. */
const mostOfAccount = 20;
const streamsOf = new Map<string, number>();

const counted = (accountId: string): (() => void) => {
  const own = streamsOf.get(accountId) ?? 0;
  if (own >= mostOfAccount) throw tooMany('打开的页面过多，请关闭一些再试', 60);
  streamsOf.set(accountId, own + 1);
  return () => {
    const left = (streamsOf.get(accountId) ?? 1) - 1;
    if (left > 0) streamsOf.set(accountId, left);
    else streamsOf.delete(accountId);
  };
};

/**
 * Sends server-sent events until the page goes away, its session ends or the server stops. A session that ends in this
 * process is noticed at once, one that ends elsewhere with the next ping.
 * @throws {Refusal} 429 when the account has too many streams.
 */
export function sendEvents(
  reply: FastifyReply,
  { start }: EventStream,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  sessions: Pick<Sessions, 'onEnd' | 'recallSession'>,
): void {
  const { raw } = reply;
  const uncount = counted(id);
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
  const end = () => void raw.end();
  const check = () => {
    sessions.recallSession(sessionId).then(
      (actor) => (actor ? undefined : end()),
      // The next ping asks again.
      () => undefined,
    );
  };
  const ping = setInterval(() => {
    send('ping', {});
    check();
  }, pingEvery);
  const unwatch = sessions.onEnd((accountId) => {
    if (accountId === id) check();
  });
  open.add(end);
  const stop = start(send);
  raw.on('close', () => {
    clearInterval(ping);
    unwatch();
    uncount();
    open.delete(end);
    stop();
  });
}
