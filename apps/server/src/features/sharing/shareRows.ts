import type { GivenShare } from '@panome/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProjectShareRow } from '../../platform/database/schema/projects.ts';
import { emailKey } from '../auth/index.ts';

export type Db = Pick<Database, 'selectFrom'>;
export type ShareState = GivenShare['state'];

/** A share whose time is over is expired; one that was refused or revoked stays that. */
export const stateOf = (
  { expires_at, state }: Pick<ProjectShareRow, 'expires_at' | 'state'>,
  now: number,
): ShareState =>
  (state === 'pending' || state === 'received') && expires_at <= now ? 'expired' : (state as ShareState);

/** The condition of a state, for lists. */
export const isState = (state: ShareState, now: number) => {
  const open = sql<boolean>`project_share.state in ('pending', 'received')`;
  if (state === 'expired') return sql<boolean>`(${open} and project_share.expires_at <= ${now})`;
  if (state === 'pending' || state === 'received')
    return sql<boolean>`(project_share.state = ${state} and project_share.expires_at > ${now})`;
  return sql<boolean>`project_share.state = ${state}`;
};

/**
 * The shares that are meant for an account: sent to it, or to its address while nobody had an account there. The
 * address counts only as long as no account has been bound, so that a later owner of an address inherits nothing.
 */
export const sharesTo = (db: Db, { email, id }: Pick<Actor, 'email' | 'id'>) =>
  db
    .selectFrom('project_share')
    .innerJoin('project', 'project.id', 'project_share.project_id')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .where(
      sql<boolean>`(project_share.receiver_id = ${id} or (project_share.receiver_id = '' and project_share.receiver_key = ${emailKey(email)}))`,
    );

export const sharesOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('project_share')
    .innerJoin('project', 'project.id', 'project_share.project_id')
    .innerJoin('contract', 'contract.id', 'project.contract_id')
    .where('project_share.owner_id', '=', ownerId);
