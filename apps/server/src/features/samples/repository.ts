import { sql, type Kysely, type Transaction } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import { nextNumber } from '../../platform/database/nextNumber.ts';
import type { Schema } from '../../platform/database/schema/index.ts';
import type { SampleFormEventRow, SampleFormRow } from '../../platform/database/schema/samples.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { newId } from '../../platform/ids.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;
export type ListFilter = {
  readonly name?: string | undefined;
  readonly kinds: readonly string[];
  readonly state?: string | undefined;
  readonly sent: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** How often a number is tried when others take the same one at the same moment. */
const tries = 5;

export const findForm = (db: Db, id: string): Promise<SampleFormRow | undefined> =>
  db.selectFrom('sample_form').selectAll().where('id', '=', id).executeTakeFirst();

export const findByKey = (db: Db, ownerId: string, key: string): Promise<SampleFormRow | undefined> =>
  db
    .selectFrom('sample_form')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('submit_key', '=', key)
    .executeTakeFirst();

export const eventsOf = (db: Db, formId: string): Promise<SampleFormEventRow[]> =>
  db.selectFrom('sample_form_event').selectAll().where('form_id', '=', formId).orderBy('at').orderBy('id').execute();

export async function addEvent(db: Db, formId: string, kind: string, note: string, at: number): Promise<void> {
  await db.insertInto('sample_form_event').values({ id: newId(), form_id: formId, kind, note, at }).execute();
}

export async function listForms(
  db: Db,
  ownerId: string,
  { kinds, limit, name, offset, sent, state }: ListFilter,
): Promise<{ rows: SampleFormRow[]; total: number }> {
  let query = db.selectFrom('sample_form').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
  if (kinds.length > 0) query = query.where('kind', 'in', kinds);
  if (state) query = query.where('state', '=', state);
  if (sent) query = query.where('state', '!=', 'draft');
  if (name) query = query.where(contains(sql.ref('search'), name));
  const rows = await query
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(query) };
}

/** Stores a new form under the next free number of the day: `YP20261122-0003`, `FY…` for a return. */
export async function insertForm(db: Kysely<Schema>, row: Omit<SampleFormRow, 'number'>): Promise<SampleFormRow> {
  for (let tried = 1; ; tried += 1) {
    const number = await nextNumber(db, 'sample_form', row.kind === 'return' ? 'FY' : 'YP', row.created_at);
    try {
      return await db.transaction().execute(async (transaction) => {
        const stored = await transaction
          .insertInto('sample_form')
          .values({ ...row, number, search: `${number.toLowerCase()} ${row.search}` })
          .returningAll()
          .executeTakeFirstOrThrow();
        await addEvent(transaction, row.id, 'created', '', row.created_at);
        return stored;
      });
    } catch (error) {
      if (!isUniqueViolation(error) || tried === tries) throw error;
      const known = row.submit_key === null ? undefined : await findByKey(db, row.owner_id, row.submit_key);
      if (known) return known;
    }
  }
}

/** Header of the form that the account sent last. */
export async function lastSentHeader(db: Db, ownerId: string): Promise<Pick<SampleFormRow, 'header'> | undefined> {
  return db
    .selectFrom('sample_form')
    .select('header')
    .where('owner_id', '=', ownerId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirst();
}

/** Changes a draft. @returns undefined when it was sent, or saved elsewhere since that revision. */
export const changeDraft = (
  db: Db,
  { id, revision }: Pick<SampleFormRow, 'id' | 'revision'>,
  change: Partial<SampleFormRow>,
): Promise<SampleFormRow | undefined> =>
  db
    .updateTable('sample_form')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();

/** Makes a sent form a draft again. @returns undefined when it is a draft or was received. */
export const withdrawForm = (db: Db, id: string, now: number): Promise<SampleFormRow | undefined> =>
  db
    .updateTable('sample_form')
    .set((eb) => ({ state: 'draft', updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .returningAll()
    .executeTakeFirst();

/** Puts drafts of an account into the trash. */
export async function trashDrafts(db: Db, ownerId: string, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('sample_form')
    .set({ deleted_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('state', '=', 'draft')
    .execute();
}

/** Removes for good what an account put into the trash before this time. */
export async function purgeTrash(db: Db, ownerId: string, before: number): Promise<void> {
  await db.deleteFrom('sample_form').where('owner_id', '=', ownerId).where('deleted_at', '<', before).execute();
}

export async function restoreForms(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('sample_form')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

/** A form by its number. */
export const findByNumber = (db: Db, number: string): Promise<SampleFormRow | undefined> =>
  db
    .selectFrom('sample_form')
    .selectAll()
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A sent form with its owner. */
export type SentForm = SampleFormRow & { readonly email: string; readonly owner_name: string };
export type SentFilter = {
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
};

const sentForms = (db: Db) =>
  db
    .selectFrom('sample_form')
    .innerJoin('account', 'account.id', 'sample_form.owner_id')
    .selectAll('sample_form')
    .select(['account.email', 'account.name as owner_name'])
    .where('sample_form.state', '!=', 'draft')
    .where('sample_form.deleted_at', 'is', null);

export const findSent = (db: Db, id: string): Promise<SentForm | undefined> =>
  sentForms(db).where('sample_form.id', '=', id).executeTakeFirst();

/** Forms of all accounts: what has come in and not been checked first, the oldest of it first; then the newest. */
export async function pageOfSent(
  db: Db,
  { kind, search, state }: SentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SentForm[]; total: number }> {
  let found = sentForms(db);
  if (state) found = found.where('sample_form.state', '=', state);
  if (kind) found = found.where('sample_form.kind', '=', kind);
  if (search) found = found.where(contains(sql`search || ' ' || account.email_key`, search));
  const rank = sql<number>`case sample_form.state when 'submitted' then 0 when 'received' then 1 else 2 end`;
  const rows = await found
    .orderBy(rank)
    .orderBy(sql`case when ${rank} < 2 then submitted_at else -sample_form.updated_at end`)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(found.clearSelect()) };
}

/** Changes a form as its next revision. */
export async function changeForm(db: Db, id: string, change: Partial<SampleFormRow>): Promise<void> {
  await db
    .updateTable('sample_form')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
