import type { Database } from '../../../platform/database/open.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';

type Message = { readonly title: string; readonly content: string; readonly html: string; readonly link: string };
type Recipient = { readonly id: string; readonly email: string };

/**
 * The active accounts that have not got a message yet, and how many have it already.
 * @param key - Of one account's address; empty is everybody.
 */
export async function recipientsOf(
  database: Database,
  key: string,
  { html, title }: Pick<Message, 'html' | 'title'>,
): Promise<{ waiting: Recipient[]; again: number }> {
  const active = database.selectFrom('account').select(['id', 'email']).where('disabled', '=', 0);
  const accounts = await (key === '' ? active : active.where('email_key', '=', key)).execute();
  const had = await database
    .selectFrom('notification')
    .select('owner_id')
    .where('type', '=', 'system')
    .where('title', '=', title)
    .where('html', '=', html)
    .execute();
  const owners = new Set(had.map(({ owner_id }) => owner_id));
  const waiting = accounts.filter(({ id }) => !owners.has(id));
  return { waiting, again: accounts.length - waiting.length };
}

/** Sends a system message to accounts, one after the other. */
export async function sendMessage(
  platform: Pick<Platform, 'clock' | 'database' | 'live' | 'post'>,
  recipients: readonly Recipient[],
  message: Message,
): Promise<void> {
  const { notify } = createNotifications(platform);
  for (const { id } of recipients) await notify(id, { type: 'system', ...message });
}
