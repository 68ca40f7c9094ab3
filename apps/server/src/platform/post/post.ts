import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { newId } from '../ids.ts';

export type Channel = 'mail' | 'sms';

/** A message to a person. */
export type Message = {
  /** An address of mail, or a phone number. */
  readonly address: string;
  /** `mail` when absent. An SMS is its text alone. */
  readonly channel?: Channel;
  readonly subject: string;
  /** Plain text, in Chinese. */
  readonly text: string;
  /** A page of the portal that it leads to, such as `/user/login`; the sender puts the portal's address before it. */
  readonly path?: string;
};

export type Post = {
  /** Keeps a message until it is sent. Answers as soon as it is kept, never after an outer service. */
  readonly send: (message: Message) => Promise<void>;
  /** Does the same work and sends nothing: for an address that must not be told from a known one (SEC-06). */
  readonly pretend: (message: Message) => Promise<void>;
};

/** Messages are kept in the database first: what leaves them is a matter of configuration (`deliver.ts`). */
export function createPost(database: Database, clock: Clock): Post {
  const keep = async ({ address, channel = 'mail', path = '', subject, text }: Message, state: 'queued' | 'void') => {
    const now = clock.now();
    const row = {
      id: newId(),
      channel,
      address,
      subject,
      text,
      path,
      state,
      attempts: 0,
      not_before: now,
      created_at: now,
    };
    await database.insertInto('outbox').values(row).execute();
  };
  return { send: (message) => keep(message, 'queued'), pretend: (message) => keep(message, 'void') };
}
