import type { StaffWorkKind } from '@panome/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

export type Work = {
  readonly kind: StaffWorkKind;
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly email: string;
  readonly since: number;
};

/** The rows of each kind that wait, all with the same columns. */
const waiting: Readonly<Record<StaffWorkKind, RawBuilder<unknown>>> = {
  'after-sale': sql`select w.id, w.number, w.title, account.email, w.asked_at as since from after_sale w
    join account on account.id = w.owner_id where w.state in ('waiting', 'working')`,
  sample: sql`select w.id, w.number, w.title, account.email, coalesce(w.submitted_at, w.updated_at) as since from sample_form w
    join account on account.id = w.owner_id where w.state = 'submitted' and w.deleted_at is null`,
  delay: sql`select w.id, contract.number, w.reason as title, account.email, w.created_at as since from original_delay w
    join contract on contract.id = w.contract_id join account on account.id = contract.owner_id where w.state = 'asked'`,
  identity: sql`select w.id, '' as number, w.kind as title, account.email, w.updated_at as since from identity w
    join account on account.id = w.account_id where w.state = 'pending'`,
  reward: sql`select redemption.id, '' as number, redemption.title, account.email, redemption.created_at as since from reward_order w
    join redemption on redemption.id = w.redemption_id join account on account.id = redemption.account_id where w.state = 'waiting'`,
  support: sql`select w.id, w.number, w.content as title, w.email, w.created_at as since from support_request w where w.state = 'waiting'`,
  task: sql`select w.id, '' as number, w.content as title, account.email, w.created_at as since from feedback w
    join account on account.id = w.owner_id where w.kind = 'task' and w.state = 'waiting'`,
  feedback: sql`select w.id, '' as number, w.content as title, account.email, w.created_at as since from feedback w
    join account on account.id = w.owner_id where w.kind <> 'task' and w.state = 'waiting'`,
};

/** How many of a kind wait, and since when the oldest does. */
export async function countWaiting(
  db: Database,
  kind: StaffWorkKind,
): Promise<{ readonly waiting: number; readonly oldest: number | null }> {
  const { rows } = await sql<{ count: number | string; oldest: number | string | null }>`
    select count(*) as count, min(since) as oldest from (${waiting[kind]}) found`.execute(db);
  const { count, oldest } = rows[0]!;
  return { waiting: Number(count), oldest: oldest === null ? null : Number(oldest) };
}

/** The ones of a kind that have waited longest. */
export async function longestWaiting(db: Database, kind: StaffWorkKind, limit: number): Promise<Work[]> {
  const { rows } = await sql<Omit<Work, 'kind'>>`
    select * from (${waiting[kind]}) found order by since limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, kind, since: Number(row.since) }));
}

const tables = {
  'after-sale': 'after_sale',
  sample: 'sample_form',
  delay: 'original_delay',
  identity: 'identity',
  reward: 'redemption',
  support: 'support_request',
  task: 'feedback',
  feedback: 'feedback',
} as const satisfies Record<StaffWorkKind, string>;

/** Whether there is such a piece of work, done or not. */
export const workExists = async (db: Database, kind: StaffWorkKind, id: string): Promise<boolean> =>
  (await db.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
