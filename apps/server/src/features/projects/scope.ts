import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { authorize, type Action, type Owned } from '../../platform/access/authorize.ts';
import type { ContractRow, ProjectFileRow } from '../../platform/database/schema/projects.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  projectColumns,
  seenContracts,
  seenProjects,
  type Db,
  type SeenContract,
  type SeenProject,
  type Which,
} from './rows.ts';

type Seen = Pick<SeenProject, 'owner_id' | 'is_demo' | 'share_level'>;

/**
 * Whether a project is the actor's own or shared. An example belongs to nobody: not even the account that stores it may
 * change or share it.
 */
export function ownedOf({ is_demo, owner_id, share_level }: Seen): Owned {
  if (is_demo === 1) return { owner_id: '', shared: 'analyse' };
  return { owner_id, ...(share_level === null ? {} : { shared: share_level === 2 ? 'analyse' : 'view' }) };
}

/** A contract allows what the project with the most permissions for the actor allows. */
export function ownedOfContract({
  is_demo,
  owner_id,
  projects,
}: Pick<SeenContract, 'is_demo' | 'owner_id' | 'projects'>): Owned {
  const share_level = projects.reduce<number | null>(
    (best, project) => Math.max(best ?? 0, project.share_level ?? 0) || null,
    null,
  );
  return ownedOf({ is_demo, owner_id, share_level });
}

/** Whether the actor may do something with what it sees. */
export function may(actor: Actor, action: Action, object: Owned): boolean {
  try {
    authorize(actor, action, object);
    return true;
  } catch {
    return false;
  }
}

export type ProjectScope = ReturnType<typeof createProjectScope>;

/** Every project, contract and delivered file is loaded through this, by every feature that uses them. */
export function createProjectScope({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  const projects = (actor: Pick<Actor, 'id'>, which: Which = 'any', db: Db = database) =>
    seenProjects(db, actor.id, clock.now(), which);
  const columns = (actor: Pick<Actor, 'id'>) => projectColumns(actor.id, clock.now());
  const contracts = (actor: Pick<Actor, 'id'>, which: Exclude<Which, 'all'> = 'any', db: Db = database) =>
    seenContracts(db, actor.id, clock.now(), which);

  /** @throws {Refusal} 404 for what the actor may not see, 403 for what it may see but not use in this way. */
  const find = async (actor: Actor, id: string, action: Action, db: Db = database): Promise<SeenProject> => {
    const row = await projects(actor, 'any', db).select(columns(actor)).where('project.id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    authorize(actor, action, ownedOf(row));
    return row;
  };

  /** The projects of contracts that the actor may see, by contract. */
  const withProjects = async (
    actor: Pick<Actor, 'id'>,
    rows: readonly (ContractRow & { owner_name: string })[],
    db: Db = database,
  ): Promise<SeenContract[]> => {
    if (rows.length === 0) return [];
    const found = await projects(actor, 'any', db)
      .select(columns(actor))
      .where(
        'project.contract_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('project.code')
      .execute();
    const byContract = Map.groupBy(found, (project) => project.contract_id);
    return rows.map((row) => ({ ...row, projects: byContract.get(row.id) ?? [] }));
  };

  const contractColumns = (query: ReturnType<typeof contracts>) =>
    query
      .selectAll('contract')
      .select(sql<string>`(select name from account where account.id = contract.owner_id)`.as('owner_name'));

  /** @throws {Refusal} 404 or 403, as `find`. */
  const findContract = async (actor: Actor, id: string, action: Action, db: Db = database): Promise<SeenContract> => {
    const row = await contractColumns(contracts(actor, 'any', db))
      .where('contract.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const [contract] = await withProjects(actor, [row], db);
    authorize(actor, action, ownedOfContract(contract!));
    return contract!;
  };

  /** A delivered file and its project. @throws {Refusal} 404 or 403, as `find`. */
  const findFile = async (
    actor: Actor,
    id: string,
    action: Action,
    db: Db = database,
  ): Promise<{ file: ProjectFileRow; project: SeenProject }> => {
    const file = await db.selectFrom('project_file').selectAll().where('id', '=', id).executeTakeFirst();
    if (!file) throw notFound();
    return { file, project: await find(actor, file.project_id, action, db) };
  };

  /** Which of these projects the actor may analyse at this moment. */
  const analysable = async (actor: Actor, ids: readonly string[]): Promise<Set<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await projects(actor)
      .select(columns(actor))
      .where('project.id', 'in', [...new Set(ids)])
      .execute();
    return new Set(rows.filter((row) => may(actor, 'project:analyse', ownedOf(row))).map(({ id }) => id));
  };

  return { projects, contracts, columns, contractColumns, withProjects, find, findContract, findFile, analysable };
}
