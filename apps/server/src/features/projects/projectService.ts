import type { ContractItem, ProjectItem } from '@panome/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { contains } from '../../platform/database/contains.ts';
import type { ContractStepRow } from '../../platform/database/schema/projects.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentContract, presentProject, type Group } from './present.ts';
import { soon } from './originalState.ts';
import type { SeenContract, SeenProject, Which } from './rows.ts';
import { may, ownedOf, type ProjectScope } from './scope.ts';
import { presentSteps, stepNames } from './steps.ts';

type Window = { readonly limit: number; readonly offset: number };
type ProjectFilter = {
  readonly scope: Exclude<Which, 'any'>;
  readonly name?: string | undefined;
  readonly family?: string | undefined;
  readonly contract_id?: string | undefined;
  readonly state?: string | undefined;
};
type ContractFilter = {
  readonly scope: 'own' | 'shared' | 'demo';
  readonly name?: string | undefined;
  readonly family?: string | undefined;
  readonly step?: string | undefined;
  readonly waiting?: '0' | '1' | undefined;
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

export type ProjectService = ReturnType<typeof createProjectService>;

/** Contracts and projects as lists and details, and what the owner changes about a project. */
export function createProjectService({ clock, database }: Pick<Platform, 'clock' | 'database'>, scope: ProjectScope) {
  const groupsOf = async (ids: readonly string[]): Promise<Map<string, Group[]>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
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
  };

  const presentAll = async (actor: Actor, rows: readonly SeenProject[]): Promise<ProjectItem[]> => {
    const groups = await groupsOf(rows.map(({ id }) => id));
    return rows.map((row) => presentProject(actor, row, groups.get(row.id) ?? []));
  };

  const stepsOf = async (ids: readonly string[]): Promise<Map<string, ContractStepRow[]>> => {
    if (ids.length === 0) return new Map();
    const rows = await database.selectFrom('contract_step').selectAll().where('contract_id', 'in', ids).execute();
    return Map.groupBy(rows, (row) => row.contract_id);
  };

  const presentContracts = async (actor: Actor, rows: readonly SeenContract[]): Promise<ContractItem[]> => {
    const steps = await stepsOf(rows.map(({ id }) => id));
    return rows.map((row) => presentContract(actor, row, steps.get(row.id) ?? [], clock.now()));
  };

  const projectsOf = (
    actor: Actor,
    { contract_id, family, name, scope: which, state }: ProjectFilter,
    usable: boolean,
  ) => {
    let query = scope.projects(actor, which);
    if (family) query = query.where('project.family', '=', family);
    if (contract_id) query = query.where('project.contract_id', '=', contract_id);
    if (state) query = query.where('project.state', '=', state);
    if (name)
      query = query.where(
        contains(
          sql`project.name || ' ' || contract.number || ' ' || project.species || ' ' || coalesce((select name from demo_binding where demo_binding.project_id = project.id and demo_binding.account_id = ${actor.id}), '')`,
          name,
        ),
      );
    if (!usable) return query;
    const analysable = sql<boolean>`(project.owner_id = ${actor.id} or contract.is_demo = 1 or exists (select 1 from project_share where project_share.project_id = project.id and project_share.receiver_id = ${actor.id} and project_share.state = 'received' and project_share.role = 'analyse' and project_share.expires_at > ${clock.now()}))`;
    return query
      .where(analysable)
      .where(
        sql<boolean>`exists (select 1 from project_file where project_file.project_id = project.id and project_file.kind = 'table')`,
      );
  };

  const list = async (actor: Actor, filter: ProjectFilter, { limit, offset }: Window, usable = false) => {
    const query = projectsOf(actor, filter, usable);
    const { count } = await query.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await query
      .select(scope.columns(actor))
      .orderBy('project.updated_at', 'desc')
      .orderBy('project.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { items: await presentAll(actor, rows), total: count };
  };

  const present = async (actor: Actor, row: SeenProject): Promise<ProjectItem> => (await presentAll(actor, [row]))[0]!;

  return {
    present,
    presentAll,
    list,

    contracts: async (
      actor: Actor,
      { family, name, original, scope: which, step, waiting }: ContractFilter,
      { limit, offset }: Window,
    ) => {
      let query = scope.contracts(actor, which);
      if (family) query = query.where('contract.family', '=', family);
      if (step) query = query.where(stepUnderWay, '=', step);
      if (waiting) query = query.where(waits, waiting === '1' ? '>' : '=', 0);
      if (original) {
        const now = clock.now();
        const withOriginals = scope
          .projects(actor)
          .innerJoin('project_file', 'project_file.project_id', 'project.id')
          .where('project_file.kind', '=', 'original')
          .select('project.contract_id');
        query = query
          .where('contract.original_until', '>', now)
          .where('contract.original_until', '<=', now + soon)
          .where('contract.id', 'in', withOriginals);
      }
      if (name)
        query = query.where(contains(sql`contract.number || ' ' || contract.title || ' ' || contract.species`, name));
      const { count } = await query.select((s) => s.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const rows = await scope
        .contractColumns(query)
        .orderBy('contract.changed_at', 'desc')
        .orderBy('contract.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: await presentContracts(actor, await scope.withProjects(actor, rows)), total: count };
    },

    contract: async (actor: Actor, id: string) => {
      const row = await scope.findContract(actor, id, 'project:read');
      const steps = (await stepsOf([id])).get(id) ?? [];
      return {
        ...presentContract(actor, row, steps, clock.now()),
        note: row.note,
        consent: row.consent,
        steps: presentSteps(steps),
        projects: await presentAll(actor, row.projects),
      };
    },

    /** Every project of the actor as entries of a chooser: own ones and bound examples, then shared ones. */
    choices: async (actor: Actor) => {
      const rows = await scope
        .projects(actor, 'all')
        .select(scope.columns(actor))
        .orderBy('project.updated_at', 'desc')
        .orderBy('project.id', 'desc')
        .execute();
      return rows
        .map((row) => ({
          value: row.id,
          label: row.bound_name ?? row.name,
          flow_version_id: row.flow_version_id,
          parent_value: row.is_demo === 1 || row.owner_id === actor.id ? (2 as const) : (1 as const),
          family: row.family as ProjectItem['family'],
          contract_number: row.contract_number,
          sample_count: row.sample_count,
        }))
        .toSorted((a, b) => b.parent_value - a.parent_value);
    },

    /** Projects shared with the actor that this version of a flow can analyse. */
    choicesOfFlow: async (actor: Actor, flowVersionId: string) => {
      const rows = await scope
        .projects(actor, 'shared')
        .select(scope.columns(actor))
        .where('project.flow_version_id', '=', flowVersionId)
        .orderBy('project.updated_at', 'desc')
        .execute();
      return rows
        .filter((row) => may(actor, 'project:analyse', ownedOf(row)))
        .map((row) => ({
          value: row.id,
          label: row.name,
          flow_version_id: row.flow_version_id,
          parent_value: 1 as const,
        }));
    },

    update: async (
      actor: Actor,
      {
        description,
        id,
        name,
      }: { readonly id: string; readonly name?: string | undefined; readonly description?: string | undefined },
    ) => {
      await scope.find(actor, id, 'project:update');
      const change = { ...(name === undefined ? {} : { name }), ...(description === undefined ? {} : { description }) };
      if (Object.keys(change).length > 0)
        await database
          .updateTable('project')
          .set({ ...change, updated_at: clock.now() })
          .where('id', '=', id)
          .where('owner_id', '=', actor.id)
          .execute();
      return present(actor, await scope.find(actor, id, 'project:update'));
    },
  };
}
