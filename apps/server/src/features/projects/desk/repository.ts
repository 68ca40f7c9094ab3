import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';

const delays = (db: Database) =>
  db
    .selectFrom('original_delay')
    .innerJoin('contract', 'contract.id', 'original_delay.contract_id')
    .innerJoin('account', 'account.id', 'contract.owner_id')
    .selectAll('original_delay')
    .select(['contract.number', 'contract.title', 'contract.original_until', 'contract.owner_id', 'account.email'])
    // The free delay is taken without an answer.
    .where('original_delay.state', '!=', 'free');

type FoundDelay = Awaited<ReturnType<ReturnType<typeof delays>['execute']>>[number];
export type DelayRow = FoundDelay;

export const delayRepository = {
  find: (db: Database, id: string): Promise<DelayRow | undefined> =>
    delays(db).where('original_delay.id', '=', id).executeTakeFirst(),

  /** What waits for an answer first, the oldest of it first; then the newest. */
  page: async (db: Database, state: string | undefined, { limit, offset }: { limit: number; offset: number }) => {
    const found = state ? delays(db).where('original_delay.state', '=', state) : delays(db);
    const rows = await found
      .orderBy(sql`case when original_delay.state = 'asked' then 0 else 1 end`)
      .orderBy(
        sql`case when original_delay.state = 'asked' then original_delay.created_at else -original_delay.created_at end`,
      )
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },

  /** @returns false when it was answered meanwhile. */
  answer: async (
    db: Database,
    { contract_id, id }: Pick<DelayRow, 'contract_id' | 'id'>,
    change: { readonly state: 'granted' | 'refused'; readonly days: number; readonly answer: string },
    { now, until }: { readonly now: number; readonly until: number | null },
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const done = await transaction
        .updateTable('original_delay')
        .set(change)
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .returning('id')
        .executeTakeFirst();
      if (!done) return false;
      await transaction
        .updateTable('contract')
        .set({ changed_at: now, ...(until === null ? {} : { original_until: until }) })
        .where('id', '=', contract_id)
        .execute();
      return true;
    }),
};

/** Whether a contract has original data. */
export const hasOriginals = async (db: Database, contractId: string): Promise<boolean> =>
  (await db
    .selectFrom('project_file')
    .innerJoin('project', 'project.id', 'project_file.project_id')
    .select('project_file.id')
    .where('project.contract_id', '=', contractId)
    .where('project_file.kind', '=', 'original')
    .executeTakeFirst()) !== undefined;
