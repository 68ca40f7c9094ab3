import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/** What a customer loses with a contract. */
export const withdrawalRows = {
  projects: (db: Database, contractId: string) =>
    db
      .selectFrom('project')
      .select(['id', 'code', 'name'])
      .select([sql<number>`(select count(*) from project_file where project_file.project_id = project.id)`.as('files')])
      .where('contract_id', '=', contractId)
      .orderBy('code')
      .execute(),

  /** Shares that are open, by whom they were given to. */
  shares: (db: Database, contractId: string, now: number) =>
    db
      .selectFrom('project_share')
      .innerJoin('project', 'project.id', 'project_share.project_id')
      .select(['project.code', 'project_share.receiver_email'])
      .where('project.contract_id', '=', contractId)
      .where('project_share.state', 'in', ['pending', 'received'])
      .where('project_share.expires_at', '>', now)
      .orderBy('project.code')
      .orderBy('project_share.receiver_email')
      .execute(),

  fileIds: async (db: Database, contractId: string): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('project_file')
      .innerJoin('project', 'project.id', 'project_file.project_id')
      .select('project_file.id')
      .where('project.contract_id', '=', contractId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  /** Tasks that have not ended, of everybody. */
  activeTasks: (db: Database) =>
    db
      .selectFrom('task')
      .innerJoin('account', 'account.id', 'task.owner_id')
      .select(['task.name', 'task.form', 'account.email'])
      .where('state', 'in', ['queued', 'running'])
      .execute(),

  /** @returns false when it was withdrawn, or is not any more, by somebody else. */
  mark: async (
    db: Database,
    id: string,
    { at, now, why }: { readonly at: number | null; readonly now: number; readonly why: string },
  ): Promise<boolean> => {
    const done = await db
      .updateTable('contract')
      .set({ withdrawn_at: at, withdrawn_why: why, changed_at: now })
      .where('id', '=', id)
      .where('withdrawn_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  },

  correct: async (
    db: Database,
    id: string,
    change: { readonly title: string; readonly original_until: number | null; readonly changed_at: number },
  ): Promise<void> => {
    await db.updateTable('contract').set(change).where('id', '=', id).execute();
  },
};
