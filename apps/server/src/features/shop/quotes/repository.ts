import { countOf } from '../../../platform/database/countOf.ts';
import { nextNumber } from '../../../platform/database/nextNumber.ts';
import type { QuoteRow } from '../../../platform/database/schema/shop.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';
import type { Db } from '../catalogue/repository.ts';

export const findQuote = (db: Db, id: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirst();

export const findByKey = (db: Db, ownerId: string, key: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('quote').selectAll().where('owner_id', '=', ownerId).where('submit_key', '=', key).executeTakeFirst();

/** How many quotes of an account have a promotion and count still. */
export const countWith = (db: Db, ownerId: string, promotionId: string, now: number): Promise<number> =>
  countOf(
    db
      .selectFrom('quote')
      .where('owner_id', '=', ownerId)
      .where('promotion_id', '=', promotionId)
      .where((e) => e.or([e('state', '=', 'answered'), e('valid_until', '>', now)])),
  );

/** How many quotes of an account are open; they are kept few, so that nobody fills the list. */
export const countOpen = (db: Db, ownerId: string, now: number): Promise<number> =>
  countOf(
    db.selectFrom('quote').where('owner_id', '=', ownerId).where('state', '=', 'draft').where('valid_until', '>', now),
  );

/** Numbers are given under the lock of one account only, so two accounts may ask for the same: see `isTaken`. */
export const numberOf = (db: Db, now: number): Promise<string> => nextNumber(db, 'quote', 'BJ', now);
export const isTaken = isUniqueViolation;

export const insertQuote = (db: Db, row: QuoteRow): Promise<QuoteRow> =>
  db.insertInto('quote').values(row).returningAll().executeTakeFirstOrThrow();

export const changeQuote = (
  db: Db,
  id: string,
  state: string,
  change: Partial<QuoteRow>,
): Promise<QuoteRow | undefined> =>
  db.updateTable('quote').set(change).where('id', '=', id).where('state', '=', state).returningAll().executeTakeFirst();

export const keepForm = (db: Db, id: string, formId: string): Promise<QuoteRow> =>
  db.updateTable('quote').set({ sample_form_id: formId }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export async function removeDraft(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('quote')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listQuotes(
  db: Db,
  ownerId: string,
  { limit, now, offset, state }: { state?: string | undefined; limit: number; offset: number; now: number },
): Promise<{ rows: QuoteRow[]; total: number }> {
  let query = db.selectFrom('quote').where('owner_id', '=', ownerId);
  if (state === 'expired') query = query.where('state', '!=', 'answered').where('valid_until', '<=', now);
  else if (state === 'answered') query = query.where('state', '=', state);
  else if (state) query = query.where('state', '=', state).where('valid_until', '>', now);
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(query) };
}

/** For the staff: quotes with the address of their owner, those that waited longest first. */
export const quotesWaiting = (db: Db, states: readonly string[]) =>
  db
    .selectFrom('quote')
    .innerJoin('account', 'account.id', 'quote.owner_id')
    .selectAll('quote')
    .select(['account.email', 'account.name as owner_name'])
    .where('quote.state', 'in', states)
    .orderBy('quote.sent_at')
    .execute();

export const quoteOfNumber = (db: Db, number: string) =>
  db
    .selectFrom('quote')
    .innerJoin('account', 'account.id', 'quote.owner_id')
    .selectAll('quote')
    .select(['account.email', 'account.name as owner_name'])
    .where('quote.number', '=', number)
    .executeTakeFirst();
