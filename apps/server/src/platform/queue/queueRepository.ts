import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { TaskRow } from '../database/schema/tasks.ts';

/** How long a claim is valid without a heartbeat, in ms. */
export const leaseLength = 30_000;

type Claim = { readonly workerId: string; readonly now: number; readonly perOwner: number };

/**
 * The queries of the queue: claims, heartbeats, ends. Every write names its attempt, so that an attempt that was taken
 * over changes nothing.
 */
export const queueRepository = (database: Database) => ({
  /** Requeues the tasks that were running when this server stopped; no other process can hold them. */
  async requeueAll(): Promise<number> {
    const done = await database
      .updateTable('task')
      .set({ state: 'queued', step: '', percent: 0, lease_until: null })
      .where('state', '=', 'running')
      .executeTakeFirst();
    return Number(done.numUpdatedRows);
  },

  /**
   * Claims the next task: the oldest one of the owner with the fewest running tasks. A running task whose lease has
   * expired counts as waiting.
   * @returns undefined when nothing waits, or every owner who waits has `perOwner` running.
   */
  async claim({ now, perOwner, workerId }: Claim): Promise<TaskRow | undefined> {
    return database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`
        select t.id from task t
        left join (select owner_id, count(*) as busy from task where state = 'running' and lease_until >= ${now} group by owner_id) r on r.owner_id = t.owner_id
        where (t.state = 'queued' and t.not_before <= ${now} or t.state = 'running' and t.lease_until < ${now}) and coalesce(r.busy, 0) < ${perOwner}
        order by coalesce(r.busy, 0), t.created_at, t.id limit 1`.execute(transaction);
      const id = rows[0]?.id;
      if (!id) return undefined;
      return transaction
        .updateTable('task')
        .set((eb) => ({
          state: 'running',
          attempt: eb('attempt', '+', 1),
          worker_id: workerId,
          lease_until: now + leaseLength,
          started_at: now,
          step: '正在启动',
          percent: 0,
        }))
        .where('id', '=', id)
        .where((eb) => eb.or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]))
        .returningAll()
        .executeTakeFirst();
    });
  },

  /** @returns false when the task is no longer this attempt's: cancelled, or taken over. */
  async renew(id: string, attempt: number, now: number): Promise<boolean> {
    const done = await database
      .updateTable('task')
      .set({ lease_until: now + leaseLength })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  },

  async report(id: string, attempt: number, step: string, percent: number): Promise<TaskRow | undefined> {
    return database
      .updateTable('task')
      .set({ step, percent })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
  },

  /** Ends or requeues an attempt. @returns undefined when the attempt was taken over. */
  async settle(id: string, attempt: number, change: Partial<TaskRow>): Promise<TaskRow | undefined> {
    return database
      .updateTable('task')
      .set({ ...change, lease_until: null })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
  },
});
