import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { AuditTable, OutboxRow } from '../../../platform/database/schema/accounts.ts';
import type { TaskRow } from '../../../platform/database/schema/tasks.ts';

type Window = { readonly limit: number; readonly offset: number };
type Searched = { readonly state?: string | undefined; readonly search?: string | undefined };
export type OwnedTask = TaskRow & { readonly email: string };
export type FoundEvent = AuditTable & { readonly email: string | null };

const ownedTasks = (db: Database) =>
  db
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.owner_id')
    .selectAll('task')
    .select('account.email')
    .where('task.deleted_at', 'is', null);

/** What runs beside the features: the outbox, the queue and the audit log. */
export const operationRows = {
  /** What failed first, then the newest. What was only pretended has no place here (SEC-06). */
  outbox: async (db: Database, { search, state }: Searched, { limit, offset }: Window) => {
    let found = db.selectFrom('outbox').where('state', '!=', 'void');
    if (state) found = found.where('state', '=', state);
    if (search) found = found.where(contains(sql`address || ' ' || subject`, search));
    const rows = await found
      .selectAll()
      .orderBy(sql`case when state = 'failed' then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found) };
  },

  /** @returns undefined when there is no such message, or it did not fail. */
  retry: (db: Database, id: string, now: number): Promise<OutboxRow | undefined> =>
    db
      .updateTable('outbox')
      .set({ state: 'queued', attempts: 0, not_before: now })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst(),

  tasks: async (db: Database, { search, state }: Searched, { limit, offset }: Window) => {
    let found = ownedTasks(db);
    if (state) found = found.where('task.state', '=', state as TaskRow['state']);
    if (search)
      found = found.where(
        contains(sql`task.name || ' ' || task.tool_id || ' ' || account.email || ' ' || task.id`, search),
      );
    const rows: OwnedTask[] = await found
      .orderBy(sql`case task.state when 'running' then 0 when 'queued' then 1 else 2 end`)
      .orderBy('task.created_at', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },
  task: (db: Database, id: string): Promise<OwnedTask | undefined> =>
    ownedTasks(db).where('task.id', '=', id).executeTakeFirst(),

  audit: async (
    db: Database,
    {
      before,
      result,
      search,
      since,
    }: {
      readonly search?: string | undefined;
      readonly result?: string | undefined;
      readonly since?: number | undefined;
      readonly before?: number | undefined;
    },
    { limit, offset }: Window,
  ) => {
    let found = db.selectFrom('audit_event').leftJoin('account', 'account.id', 'audit_event.actor_id');
    if (result) found = found.where('result', '=', result);
    if (since !== undefined) found = found.where('at', '>=', since);
    if (before !== undefined) found = found.where('at', '<', before);
    if (search)
      found = found.where(
        contains(
          sql`action || ' ' || object || ' ' || request_id || ' ' || ip || ' ' || actor_id || ' ' || coalesce(account.email, '') || ' ' || coalesce(account.name, '')`,
          search,
        ),
      );
    const rows: FoundEvent[] = await found
      .selectAll('audit_event')
      .select('account.email')
      .orderBy('seq', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found) };
  },
};
