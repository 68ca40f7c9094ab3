import { createTransport } from 'nodemailer';
import { day, minute } from '@panome/contract/durations';
import type { OutboxRow } from '../database/schema/accounts.ts';
import type { Platform } from '../platform.ts';
import { openMessage, type Channel } from './post.ts';

/** Passes one message to the service that sends it. */
export type Carrier = (message: {
  /** One mailbox or number, never a list. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}) => Promise<void>;

const attempts = 8;

/** The mail server of the configuration. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport(url);
  // As an object: a text would be read as a list of addresses, with names and comments.
  return async ({ to, ...message }) =>
    void (await transport.sendMail({ from, ...message, to: { name: '', address: to } }));
}

/** An SMS gateway: it takes `POST {"phone","text"}` and answers with a status below 300. */
export function smsCarrier(url: string): Carrier {
  return async ({ text, to }) => {
    const body = JSON.stringify({ phone: to, text: text.trim() });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}

const textOf = ({ path, text }: Pick<OutboxRow, 'path' | 'text'>, publicUrl: string) =>
  path ? `${text}\n\n${publicUrl}/#${path}\n` : `${text}\n`;

/**
 * Sends waiting messages, oldest first. A message that the carrier refuses is tried again after 1, 2, 4 … minutes,
 * eight times in all.
 *
 * @returns how many were sent.
 */
export async function deliver(
  { clock, config, database, log, sealer }: Platform,
  carry: Carrier,
  channel: Channel = 'mail',
): Promise<number> {
  const waiting = await database
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'queued')
    .where('channel', '=', channel)
    .where('not_before', '<=', clock.now())
    .orderBy('created_at')
    .limit(50)
    .execute();
  let sent = 0;
  for (const row of waiting) {
    try {
      const words = openMessage(sealer, row);
      await carry({ to: row.address, subject: words.subject, text: textOf(words, config.publicUrl) });
      await database.updateTable('outbox').set({ state: 'sent' }).where('id', '=', row.id).execute();
      sent += 1;
    } catch (error) {
      const tried = row.attempts + 1;
      log.warn({ err: error, mail: row.id, tried }, 'message was not accepted');
      const next = {
        attempts: tried,
        state: tried < attempts ? 'queued' : 'failed',
        not_before: clock.now() + 2 ** row.attempts * minute,
      };
      await database.updateTable('outbox').set(next).where('id', '=', row.id).execute();
    }
  }
  return sent;
}

/**
 * Removes old messages, because they contain codes and links. In demo mode, where nothing is sent, they stay readable
 * for a day.
 */
export async function sweepOutbox({ clock, database }: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  await database
    .deleteFrom('outbox')
    .where('created_at', '<', clock.now() - day)
    .where('state', 'in', ['sent', 'void'])
    .execute();
  await database
    .deleteFrom('outbox')
    .where('created_at', '<', clock.now() - 7 * day)
    .execute();
}
