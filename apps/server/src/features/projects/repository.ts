import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ContractStepRow, ProjectFileRow, ProjectRow } from '../../platform/database/schema/projects.ts';
import type { Group } from './present.ts';
import { boundName, type Which } from './rows.ts';
import type { ProjectScope } from './scope.ts';
import { stepNames } from './steps.ts';

type Db = Database;

export type ProjectFilter = {
  readonly scope: Exclude<Which, 'any'>;
  readonly name?: string | undefined;
  readonly family?: string | undefined;
  readonly contract_id?: string | undefined;
  readonly state?: string | undefined;
};
export type ContractFilter = {
  readonly scope: 'own' | 'shared' | 'demo';
  readonly name?: string | undefined;
  readonly family?: string | undefined;
  readonly step?: string | undefined;
  readonly waiting?: '0' | '1' | undefined;
  /** Those whose original data are deleted before `soon`. */
  readonly original?: 'expiring' | undefined;
};

/** The step under way: the first in order that is not done, or the last that there is. */
const stepRank = sql`case contract_step.step ${sql.join(
  stepNames.map((step, index) => sql`when ${sql.lit(step)} then ${sql.lit(index)}`),
  sql` `,
)} end`;
const stepUnderWay = sql<string>`coalesce(
  (select step from contract_step where contract_step.contract_id = contract.id and done_at is null order by ${stepRank} limit 1),
  (select step from contract_step where contract_step.contract_id = contract.id order by ${stepRank} desc limit 1), 'received')`;
const waits = sql<number>`(select count(*) from contract_step where contract_step.contract_id = contract.id and done_at is null and state = 'waiting')`;

/** The groups of each project's samples, in the order of the samples. */
export async function groupsOf(db: Db, ids: readonly string[]): Promise<Map<string, Group[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_sample')
    .select((s) => [
      'project_id',
      'group_name',
      s.fn.countAll<number>().as('samples'),
      s.fn.min('position').as('first'),
    ])
    .where('project_id', 'in', ids)
    .where('group_name', '<>', '')
    .groupBy(['project_id', 'group_name'])
    .orderBy('first')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.project_id);
  return new Map(
    [...grouped].map(([id, own]) => [id, own.map(({ group_name, samples }) => ({ name: group_name, samples }))]),
  );
}

/** The steps of each contract. */
export async function stepsOf(db: Db, ids: readonly string[]): Promise<Map<string, ContractStepRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('contract_step').selectAll().where('contract_id', 'in', ids).execute();
  return Map.groupBy(rows, (row) => row.contract_id);
}

/** What was delivered with these projects, by path. */
export const filesOf = async (db: Db, projectIds: readonly string[]): Promise<ProjectFileRow[]> =>
  projectIds.length === 0
    ? []
    : db.selectFrom('project_file').selectAll().where('project_id', 'in', projectIds).orderBy('path').execute();

export const fileById = (db: Db, id: string): Promise<ProjectFileRow | undefined> =>
  db.selectFrom('project_file').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a project was ever shared with an account, also when that is over. */
export const wasShared = async (db: Db, accountId: string, projectId: string): Promise<boolean> =>
  (await db
    .selectFrom('project_share')
    .select('id')
    .where('project_id', '=', projectId)
    .where('receiver_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

/** The projects that an actor sees and that pass the filter. */
export function projectsWith(
  scope: ProjectScope,
  actor: Actor,
  { contract_id, family, name, scope: which, state }: ProjectFilter,
) {
  let query = scope.projects(actor, which);
  if (family) query = query.where('project.family', '=', family);
  if (contract_id) query = query.where('project.contract_id', '=', contract_id);
  if (state) query = query.where('project.state', '=', state);
  if (name)
    query = query.where(
      contains(
        sql`project.name || ' ' || contract.number || ' ' || project.species || ' ' || coalesce(${boundName(actor.id)}, '')`,
        name,
      ),
    );
  return query;
}

/** Only those that the actor may analyse and that hold a table. */
export const usableOf = (query: ReturnType<typeof projectsWith>, actor: Actor, now: number) =>
  query
    .where(
      sql<boolean>`(project.owner_id = ${actor.id} or contract.is_demo = 1 or exists (select 1 from project_share where project_share.project_id = project.id and project_share.receiver_id = ${actor.id} and project_share.state = 'received' and project_share.role = 'analyse' and project_share.expires_at > ${now}))`,
    )
    .where(
      sql<boolean>`exists (select 1 from project_file where project_file.project_id = project.id and project_file.kind = 'table')`,
    );

/**
 * The contracts that an actor sees and that pass the filter.
 * @param soon - Until when original data count as ending soon.
 */
export function contractsWith(
  scope: ProjectScope,
  actor: Actor,
  { family, name, original, scope: which, step, waiting }: ContractFilter,
  { now, soon }: { readonly now: number; readonly soon: number },
) {
  let query = scope.contracts(actor, which);
  if (family) query = query.where('contract.family', '=', family);
  if (step) query = query.where(stepUnderWay, '=', step);
  if (waiting) query = query.where(waits, waiting === '1' ? '>' : '=', 0);
  if (original) {
    const withOriginals = scope
      .projects(actor)
      .innerJoin('project_file', 'project_file.project_id', 'project.id')
      .where('project_file.kind', '=', 'original')
      .select('project.contract_id');
    query = query
      .where('contract.original_until', '>', now)
      .where('contract.original_until', '<=', soon)
      .where('contract.id', 'in', withOriginals);
  }
  if (name)
    query = query.where(contains(sql`contract.number || ' ' || contract.title || ' ' || contract.species`, name));
  return query;
}

export async function changeProject(
  db: Db,
  ownerId: string,
  id: string,
  change: Partial<Pick<ProjectRow, 'name' | 'description' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('project').set(change).where('id', '=', id).where('owner_id', '=', ownerId).execute();
}
