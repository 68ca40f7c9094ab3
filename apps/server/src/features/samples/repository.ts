import { sql, type Kysely, type Transaction } from 'kysely';
import { localDay } from '../../platform/clock.ts';
import { contains } from '../../platform/database/contains.ts';
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

/** Tries for a number when others take the same one at the same moment. */
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
  const { total } = await query.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** The next number of a day: `YP20261122-0003`, `FY…` for a return. */
async function nextNumber(db: Db, kind: string, now: number): Promise<string> {
  const prefix = `${kind === 'return' ? 'FY' : 'YP'}${localDay(now).replaceAll('-', '')}-`;
  const last = await db
    .selectFrom('sample_form')
    .select('number')
    .where('number', 'like', `${prefix}%`)
    .orderBy(sql`length(number)`, 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return prefix + String(Number(last?.number.slice(prefix.length) ?? 0) + 1).padStart(4, '0');
}

/** Stores a new form under the next free number. */
export async function insertForm(db: Kysely<Schema>, row: Omit<SampleFormRow, 'number'>): Promise<SampleFormRow> {
  for (let tried = 1; ; tried += 1) {
    const number = await nextNumber(db, row.kind, row.created_at);
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
