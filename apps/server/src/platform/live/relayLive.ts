import type { Logger } from 'pino';
import pg from 'pg';
import { newId } from '../ids.ts';
import type { Live, LiveMessage } from './live.ts';

const channel = 'panome_live';
const reconnectAfter = 1_000;

type Sent = LiveMessage & { readonly origin: string };

/**
 * Carries live events between the processes that share a PostgreSQL database, by LISTEN and NOTIFY. An event is only a
 * hint to read a row again: events during a lost connection are lost, and the next event or the polling of the page
 * makes up for it.
 * @returns ends it.
 */
export function relayLive(live: Live, url: string, log: Pick<Logger, 'warn'>): () => Promise<void> {
  const origin = newId();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const deliver = live.relay((message) => {
    const text = JSON.stringify({ ...message, origin } satisfies Sent);
    client
      ?.query('select pg_notify($1, $2)', [channel, text])
      .catch((err: unknown) => log.warn({ err }, 'a live event was not relayed'));
  });

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on('error', (err) => log.warn({ err }, 'lost the connection for live events'));
    next.once('end', () => {
      if (client !== next) return;
      client = undefined;
      if (!closed) retry = setTimeout(start, reconnectAfter);
    });
    next.on('notification', ({ payload = '' }) => {
      const { origin: from, ...message } = JSON.parse(payload) as Sent;
      if (from !== origin) deliver(message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  }

  let connecting: Promise<void> = Promise.resolve();
  function start(): void {
    connecting = connect().catch((err: unknown) => {
      log.warn({ err }, 'live events are not relayed');
      if (!closed) retry = setTimeout(start, reconnectAfter);
    });
  }
  start();

  return async () => {
    closed = true;
    clearTimeout(retry);
    await connecting;
    clearTimeout(retry);
    await client?.end();
  };
}
