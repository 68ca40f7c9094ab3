import type { Kysely, Transaction } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import type { PointEntryRow, PointRuleRow } from '../../../platform/database/schema/points.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;
export type Held = { readonly balance: number; readonly entries: number; readonly warned_until: number };

/**
 * Locks the points of an account until the transaction ends, and says what they are. The lock is a write, which both
 * databases let one transaction do at a time; a balance that was read before would be out of date.
 */
export async function lockPoints(db: Db, accountId: string): Promise<Held> {
  await db
    .insertInto('point_account')
    .values({ account_id: accountId, balance: 0, entries: 0, warned_until: 0 })
    .onConflict((on) => on.column('account_id').doNothing())
    .execute();
  const row = await db
    .updateTable('point_account')
    .set((e) => ({ entries: e.ref('entries') }))
    .where('account_id', '=', accountId)
    .returning(['balance', 'entries', 'warned_until'])
    .executeTakeFirstOrThrow();
  return { balance: Number(row.balance), entries: row.entries, warned_until: Number(row.warned_until) };
}

/** Adds an entry and brings the balance up to it; only under the lock of the account. */
export async function addEntry(db: Db, row: PointEntryRow): Promise<void> {
  await db.insertInto('point_entry').values(row).execute();
  await db
    .updateTable('point_account')
    .set({ balance: row.balance_after, entries: row.number })
    .where('account_id', '=', row.account_id)
    .execute();
}

export const hasEntry = async (db: Db, accountId: string, rule: string, occasion: string): Promise<boolean> =>
  (await db
    .selectFrom('point_entry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('rule', '=', rule)
    .where('occasion', '=', occasion)
    .executeTakeFirst()) !== undefined;

/** The whole ledger of an account, oldest first. */
export const entriesOf = (db: Db, accountId: string): Promise<PointEntryRow[]> =>
  db.selectFrom('point_entry').selectAll().where('account_id', '=', accountId).orderBy('number').execute();

export async function listEntries(
  db: Db,
  accountId: string,
  { kind, limit, offset }: { kind: 'all' | 'gain' | 'loss'; limit: number; offset: number },
): Promise<{ rows: PointEntryRow[]; total: number }> {
  let query = db.selectFrom('point_entry').where('account_id', '=', accountId);
  if (kind !== 'all') query = query.where('amount', kind === 'gain' ? '>' : '<', 0);
  const rows = await query.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute();
  return { rows, total: await countOf(query) };
}

export const findRule = (db: Db, id: string): Promise<PointRuleRow | undefined> =>
  db.selectFrom('point_rule').selectAll().where('id', '=', id).executeTakeFirst();

export const listRules = (db: Db): Promise<PointRuleRow[]> =>
  db.selectFrom('point_rule').selectAll().orderBy('place').execute();

/** Accounts of which something may expire before a time. */
export const accountsWithExpiry = async (db: Db, before: number): Promise<string[]> =>
  (
    await db
      .selectFrom('point_entry')
      .innerJoin('point_account', 'point_account.account_id', 'point_entry.account_id')
      .select('point_entry.account_id')
      .distinct()
      .where('expires_at', '<=', before)
      .where('balance', '>', 0)
      .execute()
  ).map((row) => row.account_id);

export const setWarned = (db: Db, accountId: string, until: number): Promise<unknown> =>
  db.updateTable('point_account').set({ warned_until: until }).where('account_id', '=', accountId).execute();
