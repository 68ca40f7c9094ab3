import { sql, type Kysely } from 'kysely';
import type { FlowStep } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { startOfLocalDay } from '../../../platform/clock.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { FlowRunRow, FlowStepRow } from '../../../platform/database/schema/flows.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import { runStateOf, type Counts } from './settle.ts';
import { shownState } from './stepState.ts';

type Db = Kysely<Schema>;

type TaskColumns = 'state' | 'percent' | 'failure' | 'started_at' | 'finished_at' | 'result_path' | 'chart_settings';
/** A step with what it shows and what its task says; null when it has none. */
export type StepRow = FlowStepRow & {
  readonly shown: FlowStep['state'];
  readonly task: Pick<TaskRow, TaskColumns> | null;
};

export type RunFilter = {
  readonly name?: string | undefined;
  readonly state?: ReturnType<typeof runStateOf> | undefined;
  readonly family?: string | undefined;
  readonly version_id?: string | undefined;
  readonly project_id?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly trash: boolean;
};
type Window = { readonly limit: number; readonly offset: number };

export const emptyCounts: Counts = {
  blocked: 0,
  ready: 0,
  queued: 0,
  running: 0,
  succeeded: 0,
  reused: 0,
  failed: 0,
  skipped: 0,
  cancelled: 0,
};

export type RunRepository = ReturnType<typeof createRunRepository>;

/** Runs as their owner sees them. */
export function createRunRepository(database: Db) {
  const filtered = (ownerId: string, { family, from, name, project_id, to, trash, version_id }: RunFilter) => {
    let query = database
      .selectFrom('flow_run')
      .where('owner_id', '=', ownerId)
      .where('deleted_at', trash ? 'is not' : 'is', null);
    if (name) query = query.where(contains(sql`name || ' ' || project_name`, name));
    if (family) query = query.where('version_id', 'like', `${family}-%`);
    if (version_id) query = query.where('version_id', '=', version_id);
    if (project_id) query = query.where('project_id', '=', project_id);
    if (from) query = query.where('created_at', '>=', startOfLocalDay(from));
    if (to) query = query.where('created_at', '<', startOfLocalDay(to) + day);
    return query;
  };

  /** How many steps of each run are in which state. */
  async function countsOf(runIds: readonly string[]): Promise<Map<string, Counts>> {
    const found = new Map<string, Record<keyof Counts, number>>();
    if (runIds.length === 0) return found;
    const rows = await database
      .selectFrom('flow_step')
      .leftJoin('task', 'task.id', 'flow_step.task_id')
      .select(['flow_step.run_id', shownState.as('shown'), (eb) => eb.fn.countAll().as('count')])
      .where('flow_step.run_id', 'in', runIds)
      .groupBy(['flow_step.run_id', shownState])
      .execute();
    for (const { count, run_id: runId, shown } of rows)
      found.set(runId, { ...(found.get(runId) ?? emptyCounts), [shown]: Number(count) });
    return found;
  }

  return {
    countsOf,

    find: (id: string): Promise<FlowRunRow | undefined> =>
      database.selectFrom('flow_run').selectAll().where('id', '=', id).executeTakeFirst(),

    ownerName: async (accountId: string): Promise<string> =>
      (await database.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst())?.name ?? '',

    findBySubmitKey: (ownerId: string, key: string): Promise<FlowRunRow | undefined> =>
      database
        .selectFrom('flow_run')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('submit_key', '=', key)
        .executeTakeFirst(),

    /** Newest first. A state is that of the steps, so runs are looked through for it. */
    async page(
      ownerId: string,
      filter: RunFilter,
      { limit, offset }: Window,
    ): Promise<{ rows: FlowRunRow[]; total: number }> {
      const newest = filtered(ownerId, filter).orderBy('created_at', 'desc').orderBy('id', 'desc');
      if (!filter.state)
        return {
          rows: await newest.selectAll().limit(limit).offset(offset).execute(),
          total: await countOf(filtered(ownerId, filter)),
        };
      const all = await newest.selectAll().execute();
      const counts = await countsOf(all.map(({ id }) => id));
      const fitting = all.filter(({ id }) => runStateOf(counts.get(id) ?? emptyCounts) === filter.state);
      return { rows: fitting.slice(offset, offset + limit), total: fitting.length };
    },

    /**
     * Adds a run with its steps. @returns `known` when this submission has made one already, `busy` when as many as
     * allowed have not ended.
     */
    add: (run: FlowRunRow, steps: readonly FlowStepRow[], mostOpen: number): Promise<'added' | 'known' | 'busy'> =>
      database.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('flow_run')
          .values(run)
          .onConflict((on) => on.columns(['owner_id', 'submit_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return 'known';
        const open = transaction
          .selectFrom('flow_run')
          .where('owner_id', '=', run.owner_id)
          .where('finished_at', 'is', null);
        if ((await countOf(open)) > mostOpen) {
          await transaction.deleteFrom('flow_run').where('id', '=', run.id).execute();
          return 'busy';
        }
        for (const step of steps) await transaction.insertInto('flow_step').values(step).execute();
        return 'added';
      }),

    update: (id: string, change: Partial<FlowRunRow>): Promise<FlowRunRow> =>
      database.updateTable('flow_run').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Ends what has not ended. @returns the tasks that were stopped, or undefined when the run had ended. */
    cancel: (id: string, now: number): Promise<string[] | undefined> =>
      database.transaction().execute(async (transaction) => {
        const run = await transaction
          .updateTable('flow_run')
          .set((eb) => ({ turn: eb('turn', '+', 1), finished_at: now, announced: 1 }))
          .where('id', '=', id)
          .where('finished_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!run) return undefined;
        await transaction
          .updateTable('flow_step')
          .set({ state: 'cancelled' })
          .where('run_id', '=', id)
          .where('task_id', '=', '')
          .where('state', '!=', 'skipped')
          .execute();
        const stopped = await transaction
          .updateTable('task')
          .set({ state: 'cancelled', finished_at: now, lease_until: null, step: '' })
          .where('run_id', '=', id)
          .where('state', 'in', ['queued', 'running'])
          .returning('id')
          .execute();
        return stopped.map((task) => task.id);
      }),

    /** Results that equal steps of the owner's runs have, by what is predicted of them. */
    async known(ownerId: string, keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await database
        .selectFrom('flow_step')
        .innerJoin('task', 'task.id', 'flow_step.task_id')
        .select('flow_step.predicted_key')
        .where('task.owner_id', '=', ownerId)
        .where('task.state', '=', 'succeeded')
        .where('flow_step.predicted_key', 'in', keys)
        .execute();
      return new Set(rows.map((row) => row.predicted_key));
    },

    /** Removes runs whose time in the trash is over, with their tasks. @returns the result folders that none uses. */
    purge: (before: number): Promise<string[]> =>
      database.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('flow_run')
          .where('deleted_at', '<', before)
          .where('finished_at', 'is not', null)
          .returning('id')
          .execute();
        if (gone.length === 0) return [];
        const tasks = await transaction
          .deleteFrom('task')
          .where(
            'run_id',
            'in',
            gone.map(({ id }) => id),
          )
          .returning('result_path')
          .execute();
        return [...new Set(tasks.map((task) => task.result_path).filter((path) => path !== ''))];
      }),
  };
}
