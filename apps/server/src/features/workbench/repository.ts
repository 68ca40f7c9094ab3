import type { WorkbenchLayout } from '@panome/contract';
import type { Database } from '../../platform/database/open.ts';

/** The queries of the workbench. */
export const workbenchRepository = {
  find: async (db: Database, accountId: string): Promise<WorkbenchLayout | undefined> => {
    const row = await db
      .selectFrom('workbench')
      .select('layout')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && (JSON.parse(row.layout) as WorkbenchLayout);
  },

  put: async (db: Database, accountId: string, layout: WorkbenchLayout, now: number): Promise<void> => {
    const columns = { layout: JSON.stringify(layout), updated_at: now };
    await db
      .insertInto('workbench')
      .values({ account_id: accountId, ...columns })
      .onConflict((on) => on.column('account_id').doUpdateSet(columns))
      .execute();
  },
};
