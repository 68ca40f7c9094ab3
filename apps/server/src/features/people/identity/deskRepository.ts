import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { IdentityRow } from '../../../platform/database/schema/people.ts';

/** An identity with whose it is. */
export type ListedIdentity = IdentityRow & { readonly email: string; readonly name: string };

const listed = (db: Database) =>
  db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .selectAll('identity')
    .select(['account.email', 'account.name']);

export const deskRows = {
  find: (db: Database, id: string): Promise<ListedIdentity | undefined> =>
    listed(db).where('identity.id', '=', id).executeTakeFirst(),

  /** What waits first, the oldest of it first; then what was decided last. */
  page: async (
    db: Database,
    state: string | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: ListedIdentity[]; total: number }> => {
    const found = state ? listed(db).where('identity.state', '=', state) : listed(db);
    const rows = await found
      .orderBy(sql`case when identity.state = 'pending' then 0 else 1 end`)
      .orderBy(sql`case when identity.state = 'pending' then identity.updated_at else -identity.updated_at end`)
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },
};
