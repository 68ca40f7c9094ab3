import { sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ReportRow, TaskRow } from '../../platform/database/schema/tasks.ts';

type Window = { readonly limit: number; readonly offset: number };
type EndedTask = Pick<TaskRow, 'started_at' | 'state'>;

/**
 * The columns of a report after its task ended. The file holds what was saved when the task began, so `generated_at`
 * is that time.
 */
function ended({ started_at, state }: EndedTask, now: number) {
  if (state === 'succeeded') return { state: 'ready' as const, generated_at: started_at ?? now };
  // Cancelling restores the state before the task.
  if (state === 'cancelled')
    return { state: sql<'draft' | 'ready'>`case when generated_at is null then 'draft' else 'ready' end` };
  return { state: 'failed' as const };
}

/** The queries of reports and of the tasks that make their HTML. */
export const createReportRepository = (database: Database) => ({
  find: (id: string): Promise<ReportRow | undefined> =>
    database.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Reports of an account, the one changed last first. */
  async page(
    ownerId: string,
    name: string | undefined,
    { limit, offset }: Window,
  ): Promise<{ rows: ReportRow[]; total: number }> {
    let query = database.selectFrom('report').where('owner_id', '=', ownerId).where('deleted_at', 'is', null);
    if (name) query = query.where(contains(sql.ref('title'), name));
    const rows = await query
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(query) };
  },

  add: (row: ReportRow): Promise<ReportRow> =>
    database.insertInto('report').values(row).returningAll().executeTakeFirstOrThrow(),

  /** Saves the next revision. @returns undefined when the report was saved elsewhere since `revision`. */
  save: (id: string, revision: number, content: Partial<ReportRow>): Promise<ReportRow | undefined> =>
    database
      .updateTable('report')
      .set({ ...content, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst(),

  /** Enqueues a task of a report and marks the report; does nothing when this submission has made a task already. */
  enqueue: (task: TaskRow): Promise<ReportRow> =>
    database.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('task')
        .values(task)
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added)
        return transaction.selectFrom('report').selectAll().where('id', '=', task.report_id).executeTakeFirstOrThrow();
      return transaction
        .updateTable('report')
        .set({ state: 'generating', task_id: task.id })
        .where('id', '=', task.report_id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }),

  /** Updates the report of a task that ended, unless a newer task of the same report exists. */
  async end(task: TaskRow, now: number): Promise<void> {
    await database
      .updateTable('report')
      .set(ended(task, now))
      .where('id', '=', task.report_id)
      .where('task_id', '=', task.id)
      .execute();
  },

  /** Puts the earlier tasks of a report into the trash. */
  async trashEarlier(task: TaskRow, now: number): Promise<void> {
    await database
      .updateTable('task')
      .set({ deleted_at: now })
      .where('report_id', '=', task.report_id)
      .where('created_at', '<', task.created_at)
      .where('deleted_at', 'is', null)
      .execute();
  },

  /** Reports that are marked as being made although their task has ended. */
  orphans: () =>
    database
      .selectFrom('report')
      .innerJoin('task', 'task.id', 'report.task_id')
      .select(['report.id', 'task.state', 'task.started_at'])
      .where('report.state', '=', 'generating')
      .where('task.state', 'not in', ['queued', 'running'])
      .execute(),

  /** Gives a report that is marked as being made the state after its task. */
  async endOrphan(id: string, task: EndedTask, now: number): Promise<void> {
    await database
      .updateTable('report')
      .set(ended(task, now))
      .where('id', '=', id)
      .where('state', '=', 'generating')
      .execute();
  },

  /** Removes reports that were put into the trash before this time. @returns their ids. */
  async purge(before: number): Promise<string[]> {
    const gone = await database.deleteFrom('report').where('deleted_at', '<', before).returning('id').execute();
    return gone.map(({ id }) => id);
  },

  /** Puts all tasks of these reports into the trash. */
  async trashTasks(ids: readonly string[], at: number): Promise<void> {
    if (ids.length > 0)
      await database.updateTable('task').set({ deleted_at: at }).where('report_id', 'in', ids).execute();
  },

  /** The result of the task of a report that succeeded last. */
  newestResult: (id: string): Promise<Pick<TaskRow, 'result_path'> | undefined> =>
    database
      .selectFrom('task')
      .select('result_path')
      .where('report_id', '=', id)
      .where('state', '=', 'succeeded')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst(),

  async setSize(id: string, taskId: string, size: number): Promise<void> {
    await database.updateTable('report').set({ size }).where('id', '=', id).where('task_id', '=', taskId).execute();
  },

  /** Puts a report into the trash, or restores it with null. */
  setDeleted: (id: string, deletedAt: number | null): Promise<ReportRow> =>
    database
      .updateTable('report')
      .set({ deleted_at: deletedAt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
});
