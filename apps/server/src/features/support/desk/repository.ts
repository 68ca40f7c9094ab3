import type { QuestionSource } from '@panome/contract';
import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { FeedbackRow, SupportRequestRow } from '../../../platform/database/schema/afterSales.ts';

export type QuestionFilter = { readonly state?: string | undefined; readonly search?: string | undefined };
type Window = { readonly limit: number; readonly offset: number };
type FeedbackSource = Exclude<QuestionSource, 'support'>;
export type AskedFeedback = FeedbackRow & {
  readonly email: string;
  readonly name: string;
  /** Of the task or project it is about, where it is still there. */
  readonly object_name: string | null;
};

const waitingFirst = sql<number>`case when state = 'waiting' then 0 else 1 end`;
/** What waits in the order in which it came; then the newest. */
const byAge = sql`case when state = 'waiting' then created_at else -created_at end`;

const feedback = (db: Database, source: FeedbackSource) => {
  const rows = db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.owner_id')
    .selectAll('feedback')
    .select(['account.email', 'account.name'])
    .select(
      sql<
        string | null
      >`case kind when 'task' then (select task.name from task where task.id = feedback.object_id) when 'report' then (select project.name from project where project.id = feedback.object_id) end`.as(
        'object_name',
      ),
    );
  return source === 'task' ? rows.where('kind', '=', 'task') : rows.where('kind', '!=', 'task');
};

/** Questions to customer service and feedback of all accounts. */
export const questionRepository = {
  support: async (db: Database, { search, state }: QuestionFilter, { limit, offset }: Window) => {
    let found = db.selectFrom('support_request');
    if (state) found = found.where('state', '=', state);
    if (search)
      found = found.where(
        contains(sql`number || ' ' || name || ' ' || email || ' ' || phone || ' ' || content`, search),
      );
    const rows = await found.selectAll().orderBy(waitingFirst).orderBy(byAge).limit(limit).offset(offset).execute();
    return { rows, total: await countOf(found) };
  },

  feedback: async (
    db: Database,
    source: FeedbackSource,
    { search, state }: QuestionFilter,
    { limit, offset }: Window,
  ) => {
    let found = feedback(db, source);
    if (state) found = found.where('feedback.state', '=', state);
    if (search)
      found = found.where(contains(sql`feedback.content || ' ' || account.email || ' ' || account.name`, search));
    const rows: AskedFeedback[] = await found
      .orderBy(sql`case when feedback.state = 'waiting' then 0 else 1 end`)
      .orderBy(sql`case when feedback.state = 'waiting' then feedback.created_at else -feedback.created_at end`)
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found.clearSelect()) };
  },

  findSupport: (db: Database, id: string): Promise<SupportRequestRow | undefined> =>
    db.selectFrom('support_request').selectAll().where('id', '=', id).executeTakeFirst(),
  findFeedback: (db: Database, source: FeedbackSource, id: string): Promise<AskedFeedback | undefined> =>
    feedback(db, source).where('feedback.id', '=', id).executeTakeFirst(),

  pictures: (db: Database, ids: readonly string[]) =>
    ids.length === 0 ? Promise.resolve([]) : db.selectFrom('attachment').selectAll().where('id', 'in', ids).execute(),

  setState: async (db: Database, source: QuestionSource, id: string, state: string): Promise<void> => {
    await db
      .updateTable(source === 'support' ? 'support_request' : 'feedback')
      .set({ state })
      .where('id', '=', id)
      .execute();
  },
};
