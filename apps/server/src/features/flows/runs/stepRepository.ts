import type { FlowStep } from '@panome/contract';
import { sql, type Kysely } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import type { Schema } from '../../../platform/database/schema/index.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';
import type { StepRow } from './runRepository.ts';
import { hasEnded, type Change } from './settle.ts';
import { shownState } from './stepState.ts';

type Db = Pick<Kysely<Schema>, 'selectFrom' | 'updateTable' | 'insertInto'>;

const withTask = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('flow_step')
    .leftJoin('task', 'task.id', 'flow_step.task_id')
    .selectAll('flow_step')
    .select([
      shownState.as('shown'),
      'task.id as found_task',
      'task.state as task_state',
      'task.percent',
      'task.failure',
      'task.started_at',
      'task.finished_at',
      'task.result_path',
      'task.chart_settings',
    ]);
type Joined = Awaited<ReturnType<ReturnType<typeof withTask>['execute']>>[number];

const stepOf = ({
  chart_settings,
  failure,
  finished_at,
  found_task,
  percent,
  result_path,
  started_at,
  task_state,
  ...step
}: Joined): StepRow => ({
  ...step,
  task:
    found_task === null
      ? null
      : {
          state: task_state!,
          percent: percent!,
          failure: failure!,
          started_at,
          finished_at,
          result_path: result_path!,
          chart_settings: chart_settings!,
        },
});

const stepsOf = async (db: Pick<Db, 'selectFrom'>, runId: string): Promise<StepRow[]> =>
  (await withTask(db).where('flow_step.run_id', '=', runId).orderBy('flow_step.position').execute()).map(stepOf);

export type StepFilter = {
  readonly project_id?: string | undefined;
  readonly version_id?: string | undefined;
  readonly state?: FlowStep['state'] | undefined;
  readonly name?: string | undefined;
};
/** A step with the run that it belongs to. */
export type StepOfRun = { readonly step: StepRow; readonly run: Pick<FlowRunRow, 'id' | 'name' | 'version_id'> };

export type StepRepository = ReturnType<typeof createStepRepository>;

/** The steps of runs, and what the scheduler changes about them. */
export const createStepRepository = (database: Kysely<Schema>) => ({
  stepsOf: (runId: string): Promise<StepRow[]> => stepsOf(database, runId),

  /** The steps of the runs of an account, of the newest run first. */
  async page(
    ownerId: string,
    { name, project_id: projectId, state, version_id: versionId }: StepFilter,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ rows: StepOfRun[]; total: number }> {
    let query = withTask(database)
      .innerJoin('flow_run', 'flow_run.id', 'flow_step.run_id')
      .select(['flow_run.name as run_name', 'flow_run.version_id'])
      .where('flow_run.owner_id', '=', ownerId)
      .where('flow_run.deleted_at', 'is', null);
    if (projectId) query = query.where('flow_run.project_id', '=', projectId);
    if (versionId) query = query.where('flow_run.version_id', '=', versionId);
    if (name)
      query = query.where(
        contains(sql`flow_run.name || ' ' || flow_step.step_id || ' ' || coalesce(task.name, '')`, name),
      );
    if (state) query = query.where(shownState, '=', state);
    const rows = await query
      .orderBy('flow_run.created_at', 'desc')
      .orderBy('flow_run.id', 'desc')
      .orderBy('flow_step.position')
      .limit(limit)
      .offset(offset)
      .execute();
    return {
      rows: rows.map(({ run_name, version_id, ...joined }) => ({
        step: stepOf(joined),
        run: { id: joined.run_id, name: run_name, version_id },
      })),
      total: await countOf(query.clearSelect()),
    };
  },

  /** Runs that have not ended, the oldest first. */
  openRuns: async (): Promise<string[]> =>
    (await database.selectFrom('flow_run').select('id').where('finished_at', 'is', null).orderBy('id').execute()).map(
      ({ id }) => id,
    ),

  /** Runs that have ended and whose owner was not told. */
  untold: async (): Promise<string[]> =>
    (
      await database
        .selectFrom('flow_run')
        .select('id')
        .where('finished_at', 'is not', null)
        .where('announced', '=', 0)
        .execute()
    ).map(({ id }) => id),

  /** Marks a run as told. @returns undefined when somebody else has. */
  tell: (id: string): Promise<FlowRunRow | undefined> =>
    database
      .updateTable('flow_run')
      .set({ announced: 1 })
      .where('id', '=', id)
      .where('announced', '=', 0)
      .where('finished_at', 'is not', null)
      .returningAll()
      .executeTakeFirst(),

  /**
   * Writes what has become of the steps of a run. Processes take turns: the decision is made of the rows as they are
   * then.
   *
   * @param decide - What changes.
   * @returns the changes that were written; undefined when the run has ended.
   */
  settle: (runId: string, now: number, decide: (steps: readonly StepRow[]) => readonly Change[]) =>
    database.transaction().execute(async (transaction) => {
      if (!(await takeTurn(transaction, runId))) return undefined;
      const steps = await stepsOf(transaction, runId);
      const changes = decide(steps);
      for (const { id, reason, state } of changes)
        await transaction
          .updateTable('flow_step')
          .set({ state, reason })
          .where('run_id', '=', runId)
          .where('step_id', '=', id)
          .execute();
      const after = new Map(steps.map(({ state, step_id: id }) => [id, state]));
      for (const { id, state } of changes) after.set(id, state);
      if ([...after.values()].every(hasEnded))
        await transaction.updateTable('flow_run').set({ finished_at: now }).where('id', '=', runId).execute();
      return changes;
    }),

  /** Leaves out a ready step. @returns false when it is no longer ready. */
  leaveOut: (runId: string, stepId: string, reason: string): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      if (!(await takeTurn(transaction, runId))) return false;
      const left = await transaction
        .updateTable('flow_step')
        .set({ state: 'skipped', reason })
        .where('run_id', '=', runId)
        .where('step_id', '=', stepId)
        .where('state', '=', 'ready')
        .returning('step_id')
        .executeTakeFirst();
      return left !== undefined;
    }),

  /**
   * Puts the task of a ready step into the queue, or its result when it has one already.
   *
   * @returns false when the step is no longer ready, or as many tasks of the run as allowed wait or run.
   */
  enqueue: (task: TaskRow, mostActive: number): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      if (!(await takeTurn(transaction, task.run_id))) return false;
      const active = await countOf(
        transaction.selectFrom('task').where('run_id', '=', task.run_id).where('state', 'in', ['queued', 'running']),
      );
      if (active >= mostActive) return false;
      const marked = await transaction
        .updateTable('flow_step')
        .set({ state: 'queued', task_id: task.id })
        .where('run_id', '=', task.run_id)
        .where('step_id', '=', task.step_id)
        .where('state', '=', 'ready')
        .where('task_id', '=', '')
        .returning('step_id')
        .executeTakeFirst();
      if (!marked) return false;
      await transaction.insertInto('task').values(task).execute();
      return true;
    }),
});

/** Waits for whoever changes the run at this moment. @returns false when it has ended. */
async function takeTurn(db: Db, runId: string): Promise<boolean> {
  const run = await db
    .updateTable('flow_run')
    .set((eb) => ({ turn: eb('turn', '+', 1) }))
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return run !== undefined;
}
