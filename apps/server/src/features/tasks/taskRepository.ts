import { sql, type Selectable } from 'kysely';
import { day } from '@panome/contract/durations';
import { countOf } from '../../platform/database/countOf.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Database } from '../../platform/database/open.ts';
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

/** The users of the portal count days in this time zone, wherever the server stands. */
const startOfDay = (date: string) => Date.parse(`${date}T00:00:00+08:00`);

/** The rows of tasks as their owner sees them. */
export const taskRepository = (database: Database) => {
  const filtered = (ownerId: string, { from, name, state, to, tool_id, trash }: TaskFilter) => {
    let query = database
      .selectFrom('task')
      .where('owner_id', '=', ownerId)
      .where('kind', '=', 'tool')
      .where('deleted_at', trash ? 'is not' : 'is', null);
    if (name) query = query.where(contains(sql.ref('name'), name));
    if (state) query = query.where('state', '=', state);
    if (tool_id) query = query.where('tool_id', '=', tool_id);
    if (from) query = query.where('created_at', '>=', startOfDay(from));
    if (to) query = query.where('created_at', '<', startOfDay(to) + day);
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

    /** The number of tasks of all owners that wait or run and were submitted earlier. */
    placeOf: ({ created_at, id }: TaskRow): Promise<number> =>
      countOf(
        database
          .selectFrom('task')
          .where('state', 'in', ['queued', 'running'])
          .where((eb) =>
            eb.or([eb('created_at', '<', created_at), eb.and([eb('created_at', '=', created_at), eb('id', '<', id)])]),
          ),
      ),

    countWaiting(ownerId?: string): Promise<number> {
      const query = database.selectFrom('task').where('state', '=', 'queued');
      return countOf(ownerId ? query.where('owner_id', '=', ownerId) : query);
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
        .returning('result_path')
        .execute();
      const paths = [...new Set(gone.map((row) => row.result_path).filter((path) => path !== ''))];
      if (paths.length === 0) return [];
      const kept = await database.selectFrom('task').select('result_path').where('result_path', 'in', paths).execute();
      const used = new Set(kept.map((row) => row.result_path));
      return paths.filter((path) => !used.has(path));
    },
  };
};
export type TaskRepository = ReturnType<typeof taskRepository>;
