import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import type { OutboxRow } from '../database/schema/accounts.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../sealing/sealer.ts';

export type Channel = 'mail' | 'sms';

/** A message to a person. */
export type Message = {
  /** A mail address or a phone number. */
  readonly address: string;
  /** `mail` when absent. An SMS consists of its text only. */
  readonly channel?: Channel;
  readonly subject: string;
  /** Plain text, in Chinese. */
  readonly text: string;
  /**
   * The page of the portal that it leads to, such as `/user/login`; the address of the portal is added when it is sent.
   */
  readonly path?: string;
};

export type Post = {
  /** Stores a message to be sent. Resolves when it is stored, without waiting for the mail server. */
  readonly send: (message: Message) => Promise<void>;
  /** Does the same work and sends nothing, so that an unknown address cannot be told from a known one (SEC-06). */
  readonly pretend: (message: Message) => Promise<void>;
};

type Words = Pick<Message, 'subject' | 'text'> & { readonly path: string };

/** Before what is sealed; messages of a former version have none. */
const mark = 'sealed:';
const place = (id: string) => `outbox ${id}`;

/** The words of a stored message; those of a former version lie in the clear. */
export function openMessage(
  sealer: Sealer,
  { id, path, subject, text }: Pick<OutboxRow, 'id' | 'path' | 'subject' | 'text'>,
): Words {
  if (!text.startsWith(mark)) return { subject, text, path };
  return JSON.parse(sealer.openText(text.slice(mark.length), place(id))) as Words;
}

/**
 * Stores messages in the outbox of the database; `deliver.ts` sends them by the configured services. Their words hold
 * codes and links, so they are sealed: a copy of the database is of no use, as it is with proofs.
 */
export function createPost(database: Database, clock: Clock, sealer: Sealer): Post {
  const keep = async ({ address, channel = 'mail', path = '', subject, text }: Message, state: 'queued' | 'void') => {
    const now = clock.now();
    const id = newId();
    const words: Words = { subject, text, path };
    const row = {
      id,
      channel,
      address,
      subject: '',
      text: `${mark}${sealer.sealText(JSON.stringify(words), place(id))}`,
      path: '',
      state,
      attempts: 0,
      not_before: now,
      created_at: now,
    };
    await database.insertInto('outbox').values(row).execute();
  };
  return { send: (message) => keep(message, 'queued'), pretend: (message) => keep(message, 'void') };
}
