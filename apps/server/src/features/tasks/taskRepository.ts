import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { day } from '@panome/contract/durations';
import { startOfLocalDay } from '../../platform/clock.ts';
import { countOf } from '../../platform/database/countOf.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Schema } from '../../platform/database/schema/index.ts';
import type { TaskRow, TaskTable } from '../../platform/database/schema/tasks.ts';
import { newId } from '../../platform/ids.ts';

export type TaskFilter = {
  readonly name?: string | undefined;
  readonly state?: TaskTable['state'] | undefined;
  readonly tool_id?: string | undefined;
  /** First and last day of submission. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly trash: boolean;
};
type Paging = {
  readonly offset: number;
  readonly size: number;
  readonly sort: 'created_at' | 'name' | 'state';
  readonly order: 'asc' | 'desc';
};

/** The rows of tasks as their owner sees them. */
export const taskRepository = (database: Database) => {
  const filtered = (ownerId: string, { from, name, state, to, tool_id, trash }: TaskFilter) => {
    let query = database
      .selectFrom('task')
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'tool')
      // Tasks of a run are shown with their run.
      .where('run_id', '=', '')
      .where('deleted_at', trash ? 'is not' : 'is', null);
    if (name) query = query.where(contains(sql.ref('name'), name));
    if (state) query = query.where('state', '=', state);
    if (tool_id) query = query.where('tool_id', '=', tool_id);
    if (from) query = query.where('created_at', '>=', startOfLocalDay(from));
    if (to) query = query.where('created_at', '<', startOfLocalDay(to) + day);
    return query;
  };

  return {
    find: (id: string): Promise<TaskRow | undefined> =>
      database.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirst(),

    findBySubmitKey: (ownerId: string, key: string): Promise<TaskRow | undefined> =>
      database
        .selectFrom('task')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('submit_key', '=', key)
        .executeTakeFirst(),

    /** A finished equal run of the same owner. */
    findEqual: (ownerId: string, cacheKey: string): Promise<TaskRow | undefined> =>
      database
        .selectFrom('task')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('cache_key', '=', cacheKey)
        .where('state', '=', 'succeeded')
        .where('result_path', '!=', '')
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),

    /** @returns undefined when this submission has made a task already. */
    insert: (row: Selectable<TaskTable>): Promise<TaskRow | undefined> =>
      database
        .insertInto('task')
        .values(row)
        .onConflict((on) => on.doNothing())
        .returningAll()
        .executeTakeFirst(),

    update: (id: string, change: Partial<TaskRow>): Promise<TaskRow> =>
      database.updateTable('task').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Stores other chart settings unless somebody else did since. @returns whether they are stored. */
    replaceChartSettings: async (id: string, before: string, after: string): Promise<boolean> => {
      const { numUpdatedRows } = await database
        .updateTable('task')
        .set({ chart_settings: after })
        .where('id', '=', id)
        .where('chart_settings', '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Cancels a task that waits or runs. @returns undefined when it had ended already. */
    cancel: (id: string, now: number): Promise<TaskRow | undefined> =>
      database
        .updateTable('task')
        .set({ state: 'cancelled', finished_at: now, lease_until: null, step: '' })
        .where('id', '=', id)
        .where('state', 'in', ['queued', 'running'])
        .returningAll()
        .executeTakeFirst(),

    async page(
      ownerId: string,
      filter: TaskFilter,
      { offset, order, size, sort }: Paging,
    ): Promise<{ rows: TaskRow[]; total: number }> {
      const query = filtered(ownerId, filter);
      const rows = await query
        .selectAll()
        .orderBy(sort, order)
        .orderBy('id', order)
        .limit(size)
        .offset(offset)
        .execute();
      return { rows, total: await countOf(query) };
    },

    async countBy(
      ownerId: string,
      filter: TaskFilter,
      column: 'state' | 'tool_id',
    ): Promise<{ value: string; count: number }[]> {
      const rows = await filtered(ownerId, filter)
        .select([`${column} as value`, (eb) => eb.fn.countAll().as('count')])
        .groupBy(column)
        .execute();
      return rows.map(({ count, value }) => ({ value, count: Number(count) }));
    },

    /** How many tasks of all owners wait or run and were submitted earlier; those of one run count as one. */
    async placeOf({ created_at, id }: TaskRow): Promise<number> {
      return countEntries(
        database
          .selectFrom('task')
          .where('state', 'in', ['queued', 'running'])
          .where((eb) =>
            eb.or([eb('created_at', '<', created_at), eb.and([eb('created_at', '=', created_at), eb('id', '<', id)])]),
          ),
      );
    },

    /** How many tasks wait, of one owner or of all; those of one run count as one. */
    countWaiting(ownerId?: string): Promise<number> {
      const query = database.selectFrom('task').where('state', '=', 'queued');
      return countEntries(ownerId ? query.where('owner_id', '=', ownerId) : query);
    },

    log: (taskId: string) =>
      database
        .selectFrom('task_log')
        .select(['at', 'text'])
        .where('task_id', '=', taskId)
        .orderBy('id')
        .limit(200)
        .execute(),

    async addLog(taskId: string, at: number, text: string): Promise<void> {
      await database.insertInto('task_log').values({ id: newId(), task_id: taskId, at, text }).execute();
    },

    /** Removes tasks whose time in the trash is over. @returns the result folders that no task uses any more. */
    async purge(before: number): Promise<string[]> {
      const gone = await database
        .deleteFrom('task')
        .where('deleted_at', '<', before)
        .where('state', 'not in', ['queued', 'running'])
        .where('run_id', '=', '')
        // What a run that is there was made of stays, so that the run can be made again.
        .where(
          sql<boolean>`not exists (select 1 from flow_run where flow_run.owner_id = task.owner_id and flow_run.inputs like '%table:' || task.id || '/%')`,
        )
        .returning('result_path')
        .execute();
      return this.unused(gone.map((row) => row.result_path));
    },

    /** Those of the result folders that no task uses any more. */
    async unused(results: readonly string[]): Promise<string[]> {
      const paths = [...new Set(results.filter((path) => path !== ''))];
      if (paths.length === 0) return [];
      const kept = await database.selectFrom('task').select('result_path').where('result_path', 'in', paths).execute();
      const used = new Set(kept.map((row) => row.result_path));
      return paths.filter((path) => !used.has(path));
    },
  };
};
/** A run is one entry, however many of its tasks there are. */
async function countEntries(tasks: SelectQueryBuilder<Schema, 'task', object>): Promise<number> {
  const { count } = await tasks
    .select(sql<number | string>`count(distinct case when run_id = '' then id else run_id end)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
export type TaskRepository = ReturnType<typeof taskRepository>;
