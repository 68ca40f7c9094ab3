import { sql } from 'kysely';
import type { AfterSaleFileRow, AfterSaleMessageRow, AfterSaleRow } from '../../platform/database/schema/afterSales.ts';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import { newId } from '../../platform/ids.ts';
import type { StoredObject } from '../../platform/storage/storage.ts';

export type ListFilter = {
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly contract?: string | undefined;
};

/** A file whose bytes are in the storage already. */
export type NewFile = { readonly name: string; readonly stored: StoredObject };
type NewMessage = Pick<AfterSaleMessageRow, 'after_sale_id' | 'author' | 'content' | 'content_hash'> & {
  readonly kind: AfterSaleFileRow['kind'];
  readonly files: readonly NewFile[];
};

/** A request with who asked. */
export type Asked = AfterSaleRow & { readonly email: string; readonly name: string };

const asked = (db: Database) =>
  db
    .selectFrom('after_sale')
    .innerJoin('account', 'account.id', 'after_sale.owner_id')
    .selectAll('after_sale')
    .select(['account.email', 'account.name']);
const open = sql<number>`case when after_sale.state in ('waiting', 'working') then 0 else 1 end`;

/** The queries of after-sales requests; each takes the database or the transaction it runs in. */
export const afterSaleRepository = {
  find: (db: Database, id: string): Promise<AfterSaleRow | undefined> =>
    db.selectFrom('after_sale').selectAll().where('id', '=', id).executeTakeFirst(),

  findByKey: (db: Database, ownerId: string, submitKey: string): Promise<AfterSaleRow | undefined> =>
    db
      .selectFrom('after_sale')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('submit_key', '=', submitKey)
      .executeTakeFirst(),

  page: async (
    db: Database,
    ownerId: string,
    filter: ListFilter,
    { limit, offset }: { limit: number; offset: number },
  ) => {
    let found = db.selectFrom('after_sale').where('owner_id', '=', ownerId);
    if (filter.state) found = found.where('state', '=', filter.state as AfterSaleRow['state']);
    if (filter.contract) found = found.where('contract_id', '=', filter.contract);
    if (filter.search) found = found.where(contains(sql.ref('search_key'), filter.search));
    const total = await countOf(found);
    const rows = await found
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total };
  },

  messages: (db: Database, id: string): Promise<AfterSaleMessageRow[]> =>
    db
      .selectFrom('after_sale_message')
      .selectAll()
      .where('after_sale_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Newest first. */
  filesOf: async (db: Database, ids: readonly string[]): Promise<AfterSaleFileRow[]> =>
    ids.length === 0
      ? []
      : db
          .selectFrom('after_sale_file')
          .selectAll()
          .where('after_sale_id', 'in', ids)
          .orderBy('created_at', 'desc')
          .orderBy('name')
          .execute(),

  insert: async (db: Database, row: AfterSaleRow): Promise<void> => {
    await db.insertInto('after_sale').values(row).execute();
  },

  /** A request by its number, with its owner. */
  findByNumber: (db: Database, number: string): Promise<Asked | undefined> =>
    asked(db).where('number', '=', number).executeTakeFirst(),
  findAsked: (db: Database, id: string): Promise<Asked | undefined> =>
    asked(db).where('after_sale.id', '=', id).executeTakeFirst(),

  /** Requests of all accounts: open ones first, in the order of how long they have waited; then the newest. */
  pageOfAll: async (
    db: Database,
    { search, state }: Pick<ListFilter, 'search' | 'state'>,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: Asked[]; total: number }> => {
    let found = asked(db);
    if (state) found = found.where('after_sale.state', '=', state as AfterSaleRow['state']);
    if (search) found = found.where(contains(sql`search_key || ' ' || account.email_key`, search));
    const rows = await found
      .orderBy(open)
      .orderBy(sql`case when ${open} = 0 then asked_at else -asked_at end`)
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },

  change: async (db: Database, id: string, change: Partial<AfterSaleRow>): Promise<void> => {
    await db.updateTable('after_sale').set(change).where('id', '=', id).execute();
  },

  /** Makes an answered or closed request wait again after the customer has added a message. */
  waitAgain: async (db: Database, id: string, now: number): Promise<void> => {
    await db
      .updateTable('after_sale')
      .set({ state: 'waiting', asked_at: now, answered_at: null })
      .where('id', '=', id)
      .where('state', 'in', ['answered', 'closed'])
      .execute();
    await db.updateTable('after_sale').set({ updated_at: now }).where('id', '=', id).execute();
  },

  /** Closes a request; one that is closed already keeps its time. */
  close: async (db: Database, id: string, now: number): Promise<void> => {
    await db
      .updateTable('after_sale')
      .set({ state: 'closed', updated_at: now })
      .where('id', '=', id)
      .where('state', '!=', 'closed')
      .execute();
  },

  addMessage: async (db: Database, { files, kind, ...message }: NewMessage, now: number): Promise<void> => {
    const id = newId();
    await db
      .insertInto('after_sale_message')
      .values({ id, ...message, created_at: now })
      .execute();
    if (files.length === 0) return;
    const rows = files.map(({ name, stored: { key, sha256, size } }) => ({
      id: newId(),
      after_sale_id: message.after_sale_id,
      message_id: id,
      kind,
      name,
      size,
      sha256,
      object_key: key,
      created_at: now,
    }));
    await db.insertInto('after_sale_file').values(rows).execute();
  },
};
