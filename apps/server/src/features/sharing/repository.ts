import type { GivenShare } from '@panome/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { contains } from '../../platform/database/contains.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProjectShareRow } from '../../platform/database/schema/projects.ts';
import { emailKey } from '../auth/index.ts';

export type ShareState = GivenShare['state'];
export type ShareFilter = {
  readonly project_id?: string | undefined;
  readonly state?: ShareState | undefined;
  readonly name?: string | undefined;
};
type Window = { readonly limit: number; readonly offset: number };

/** A share as its giver sees it. */
export type GivenRow = ProjectShareRow & {
  readonly project_name: string;
  readonly contract_number: string;
  readonly receiver_name: string | null;
};

/** A share as its receiver sees it, with what is shown of the project before the share is received. */
export type TakenRow = ProjectShareRow & {
  project_name: string;
  contract_id: string;
  contract_number: string;
  family: string;
  species: string;
  human: number;
  owner_name: string;
  owner_email: string;
  sample_count: number;
  table_count: number;
  has_report: number;
};

/** The state of a share: expired when its time is over, unless it was declined or revoked before. */
export const stateOf = (
  { expires_at, state }: Pick<ProjectShareRow, 'expires_at' | 'state'>,
  now: number,
): ShareState =>
  (state === 'pending' || state === 'received') && expires_at <= now ? 'expired' : (state as ShareState);

/** The SQL condition for a state. */
const isState = (state: ShareState, now: number) => {
  const open = sql<boolean>`project_share.state in ('pending', 'received')`;
  if (state === 'expired') return sql<boolean>`(${open} and project_share.expires_at <= ${now})`;
  if (state === 'pending' || state === 'received')
    return sql<boolean>`(project_share.state = ${state} and project_share.expires_at > ${now})`;
  return sql<boolean>`project_share.state = ${state}`;
};

/**
 * The shares for an account: given to it, or to its address while the address had no account. The address counts only
 * as long as no account is bound to the share, so that a later owner of the address inherits nothing.
 */
const sharesTo = (db: Database, { email, id }: Pick<Actor, 'email' | 'id'>) =>
  db
    .selectFrom('project_share')
    .innerJoin('project', 'project.id', 'project_share.project_id')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .where('contract.withdrawn_at', 'is', null)
    .where(
      sql<boolean>`(project_share.receiver_id = ${id} or (project_share.receiver_id = '' and project_share.receiver_key = ${emailKey(email)}))`,
    );

const sharesOf = (db: Database, ownerId: string) =>
  db
    .selectFrom('project_share')
    .innerJoin('project', 'project.id', 'project_share.project_id')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .where('contract.withdrawn_at', 'is', null)
    .where('project_share.owner_id', '=', ownerId);

const givenColumns = [
  'project.name as project_name',
  'contract.number as contract_number',
  sql<string | null>`(select name from account where account.id = project_share.receiver_id)`.as('receiver_name'),
] as const;

const takenColumns = [
  'project.name as project_name',
  'project.family',
  'project.species',
  'contract.id as contract_id',
  'contract.number as contract_number',
  'contract.human',
  sql<string>`(select name from account where account.id = project_share.owner_id)`.as('owner_name'),
  sql<string>`(select email from account where account.id = project_share.owner_id)`.as('owner_email'),
  sql<number>`(select count(*) from project_sample where project_sample.project_id = project.id)`.as('sample_count'),
  sql<number>`(select count(*) from project_file where project_file.project_id = project.id and project_file.kind = 'table')`.as(
    'table_count',
  ),
  sql<number>`case when project.report_html <> '' then 1 else 0 end`.as('has_report'),
] as const;

/** A share that the account gave. */
export const findGiven = (db: Database, ownerId: string, id: string): Promise<GivenRow | undefined> =>
  sharesOf(db, ownerId)
    .selectAll('project_share')
    .select(givenColumns)
    .where('project_share.id', '=', id)
    .executeTakeFirst();

/** Shares that the account gave, newest first. */
export async function listGiven(
  db: Database,
  ownerId: string,
  { name, project_id, state }: ShareFilter,
  { limit, offset }: Window,
  now: number,
): Promise<{ rows: GivenRow[]; total: number }> {
  let query = sharesOf(db, ownerId);
  if (project_id) query = query.where('project_share.project_id', '=', project_id);
  if (state) query = query.where(isState(state, now));
  if (name)
    query = query.where(
      contains(sql`project.name || ' ' || contract.number || ' ' || project_share.receiver_email`, name),
    );
  const total = await countOf(query);
  const rows = await query
    .selectAll('project_share')
    .select(givenColumns)
    .orderBy('project_share.created_at', 'desc')
    .orderBy('project_share.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Shares by their ids, as far as they are for the account. */
export const findTaken = (
  db: Database,
  actor: Pick<Actor, 'email' | 'id'>,
  ids: readonly string[],
): Promise<TakenRow[]> =>
  sharesTo(db, actor).selectAll('project_share').select(takenColumns).where('project_share.id', 'in', ids).execute();

/** The shares for an account, newest first. */
export async function listTaken(
  db: Database,
  actor: Pick<Actor, 'email' | 'id'>,
  { name, state }: Pick<ShareFilter, 'name' | 'state'>,
  { limit, offset }: Window,
  now: number,
): Promise<{ rows: TakenRow[]; total: number }> {
  let query = sharesTo(db, actor);
  if (state) query = query.where(isState(state, now));
  if (name)
    query = query.where(
      contains(
        sql`project.name || ' ' || contract.number || ' ' || (select name || ' ' || email from account where account.id = project_share.owner_id)`,
        name,
      ),
    );
  const total = await countOf(query);
  const rows = await query
    .selectAll('project_share')
    .select(takenColumns)
    .orderBy('project_share.created_at', 'desc')
    .orderBy('project_share.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** How many shares the account has not answered yet. */
export const countWaiting = (db: Database, actor: Pick<Actor, 'email' | 'id'>, now: number): Promise<number> =>
  countOf(sharesTo(db, actor).where(isState('pending', now)));

/** @returns false when the project has an open share for this receiver. */
export async function addShare(db: Database, row: ProjectShareRow): Promise<boolean> {
  const added = await db
    .insertInto('project_share')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The share of a project for a receiver that was neither declined nor revoked; it may have expired. */
export const findOpen = (
  db: Database,
  { project_id, receiver_key }: Pick<ProjectShareRow, 'project_id' | 'receiver_key'>,
): Promise<ProjectShareRow | undefined> =>
  db
    .selectFrom('project_share')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('receiver_key', '=', receiver_key)
    .where('state', 'in', ['pending', 'received'])
    .executeTakeFirst();

/** Changes a share of an owner that was neither declined nor revoked. @returns whether there is one. */
export async function changeOpen(
  db: Database,
  { id, owner_id }: Pick<ProjectShareRow, 'id' | 'owner_id'>,
  change: Partial<ProjectShareRow>,
): Promise<boolean> {
  const done = await db
    .updateTable('project_share')
    .set(change)
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('state', 'in', ['pending', 'received'])
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Binds a waiting share to the account that receives it. @returns false when it was answered or has expired. */
export async function receiveShare(db: Database, id: string, receiverId: string, now: number): Promise<boolean> {
  const done = await db
    .updateTable('project_share')
    .set({ state: 'received', received_at: now, receiver_id: receiverId })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Both sides of the shares whose time ended between two moments. */
export const endedBetween = (db: Database, after: number, until: number) =>
  db
    .selectFrom('project_share')
    .select(['owner_id', 'receiver_id'])
    .where('state', 'in', ['pending', 'received'])
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .execute();
