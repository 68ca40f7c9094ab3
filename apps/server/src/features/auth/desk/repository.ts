import { sql, type RawBuilder } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { AccountRow } from '../../../platform/database/schema/accounts.ts';

export type AccountFilter = {
  readonly search?: string | undefined;
  readonly state?: 'active' | 'blocked' | 'waiting' | undefined;
  readonly role?: string | undefined;
};
/** An account with what the staff wants to know of it at a glance. */
export type ListedAccount = AccountRow & { readonly last_login: number | null; readonly used: number };

const lastLogin = sql<
  number | null
>`(select max(at) from audit_event where actor_id = account.id and action = 'login' and result = 'ok')`;
const used = sql<number>`coalesce((select sum(size) from file_node where file_node.owner_id = account.id), 0)`;
const listed = (db: Database) =>
  db
    .selectFrom('account')
    .selectAll()
    .select([lastLogin.as('last_login'), used.as('used')]);

const asNumbers = (row: ListedAccount): ListedAccount => ({
  ...row,
  last_login: row.last_login === null ? null : Number(row.last_login),
  used: Number(row.used),
});

/** What an account holds, by a name for it; `is_demo` contracts are examples of everybody. */
const held = {
  contracts: sql`contract where owner_id = `,
  projects: sql`project where owner_id = `,
  files: sql`file_node where kind <> 1 and owner_id = `,
  tasks: sql`task where owner_id = `,
  after_sales: sql`after_sale where owner_id = `,
  sample_forms: sql`sample_form where owner_id = `,
  shares: sql`project_share where owner_id = `,
} as const satisfies Record<string, RawBuilder<unknown>>;
export type Held = Readonly<Record<keyof typeof held, number>>;

export const accountDeskRows = {
  page: async (db: Database, { role, search, state }: AccountFilter, window: { limit: number; offset: number }) => {
    let found = listed(db);
    if (search) found = found.where(contains(sql`email || ' ' || name || ' ' || profile`, search));
    if (role) found = found.where(contains(sql`roles`, JSON.stringify(role)));
    if (state === 'blocked') found = found.where('disabled', '=', 1);
    if (state === 'waiting') found = found.where('disabled', '=', 0).where('activated_at', 'is', null);
    if (state === 'active') found = found.where('disabled', '=', 0).where('activated_at', 'is not', null);
    const rows = await found
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(window.limit)
      .offset(window.offset)
      .execute();
    return { rows: rows.map(asNumbers), total: await countOf(found.clearSelect()) };
  },

  find: async (db: Database, id: string): Promise<ListedAccount | undefined> => {
    const row = await listed(db).where('id', '=', id).executeTakeFirst();
    return row && asNumbers(row);
  },

  held: async (db: Database, id: string): Promise<Held> => {
    const counts = await Promise.all(
      Object.entries(held).map(async ([name, from]) => {
        const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${from}${id}`.execute(db);
        return [name, Number(rows[0]!.count)] as const;
      }),
    );
    return Object.fromEntries(counts) as Held;
  },

  roles: (db: Database) => db.selectFrom('role').select(['id', 'name']).orderBy('id').execute(),
  holders: async (db: Database, role: string): Promise<number> =>
    countOf(
      db
        .selectFrom('account')
        .where(contains(sql`roles`, JSON.stringify(role)))
        .where('disabled', '=', 0),
    ),

  setRoles: async (db: Database, id: string, roles: readonly string[]): Promise<void> => {
    await db
      .updateTable('account')
      .set({ roles: JSON.stringify(roles) })
      .where('id', '=', id)
      .execute();
  },
  setQuota: async (db: Database, id: string, bytes: number | null): Promise<void> => {
    await db.updateTable('account').set({ quota_bytes: bytes }).where('id', '=', id).execute();
  },

  /** Deletes an account with every row that hangs on it. @returns the folders of its results. */
  remove: (db: Database, id: string): Promise<string[]> =>
    db.transaction().execute(async (transaction) => {
      const results = await transaction.selectFrom('task').select('result_path').where('owner_id', '=', id).execute();
      await transaction.deleteFrom('proof').where('account_id', '=', id).execute();
      await transaction.deleteFrom('account').where('id', '=', id).execute();
      return results.map(({ result_path }) => result_path);
    }),
};

export type RoleRow = { readonly id: string; readonly name: string; readonly tree: string };

/** Roles with their trees. */
export const roleRows = {
  all: (db: Database): Promise<RoleRow[]> => db.selectFrom('role').selectAll().orderBy('id').execute(),

  /** @returns false when the tree is no longer the one before. */
  replace: async (db: Database, id: string, before: string, after: string): Promise<boolean> =>
    (await db
      .updateTable('role')
      .set({ tree: after })
      .where('id', '=', id)
      .where('tree', '=', before)
      .returning('id')
      .executeTakeFirst()) !== undefined,
};
