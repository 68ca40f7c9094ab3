import type { ContractItem, ProjectItem } from '@panome/contract';
import type { Actor } from '../../platform/access/actor.ts';
import { countOf } from '../../platform/database/countOf.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentContract, presentProject } from './present.ts';
import { soon } from './originalState.ts';
import {
  changeProject,
  contractsWith,
  groupsOf,
  projectsWith,
  stepsOf,
  usableOf,
  type ContractFilter,
  type ProjectFilter,
} from './repository.ts';
import type { SeenContract, SeenProject } from './rows.ts';
import { may, ownedOf, type ProjectScope } from './scope.ts';
import { presentSteps } from './steps.ts';

type Window = { readonly limit: number; readonly offset: number };
export type ProjectService = ReturnType<typeof createProjectService>;

/** Contracts and projects as lists and details, and what the owner changes about a project. */
export function createProjectService({ clock, database }: Pick<Platform, 'clock' | 'database'>, scope: ProjectScope) {
  const presentAll = async (actor: Actor, rows: readonly SeenProject[]): Promise<ProjectItem[]> => {
    const groups = await groupsOf(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentProject(actor, row, groups.get(row.id) ?? []));
  };

  const presentContracts = async (actor: Actor, rows: readonly SeenContract[]): Promise<ContractItem[]> => {
    const steps = await stepsOf(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentContract(actor, row, steps.get(row.id) ?? [], clock.now()));
  };

  const list = async (actor: Actor, filter: ProjectFilter, { limit, offset }: Window, usable = false) => {
    const found = projectsWith(scope, actor, filter);
    const query = usable ? usableOf(found, actor, clock.now()) : found;
    const total = await countOf(query);
    const rows = await query
      .select(scope.columns(actor))
      .orderBy('project.updated_at', 'desc')
      .orderBy('project.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { items: await presentAll(actor, rows), total };
  };

  const present = async (actor: Actor, row: SeenProject): Promise<ProjectItem> => (await presentAll(actor, [row]))[0]!;

  return {
    present,
    presentAll,
    list,

    contracts: async (actor: Actor, filter: ContractFilter, { limit, offset }: Window) => {
      const now = clock.now();
      const query = contractsWith(scope, actor, filter, { now, soon: now + soon });
      const total = await countOf(query);
      const rows = await scope
        .contractColumns(query)
        .orderBy('contract.changed_at', 'desc')
        .orderBy('contract.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: await presentContracts(actor, await scope.withProjects(actor, rows)), total };
    },

    contract: async (actor: Actor, id: string) => {
      const row = await scope.findContract(actor, id, 'project:read');
      const steps = (await stepsOf(database, [id])).get(id) ?? [];
      return {
        ...presentContract(actor, row, steps, clock.now()),
        note: row.note,
        consent: row.consent,
        steps: presentSteps(steps),
        projects: await presentAll(actor, row.projects),
      };
    },

    /** The projects of the actor as entries of a chooser: own ones and added examples first, then shared ones. */
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
        await changeProject(database, actor.id, id, { ...change, updated_at: clock.now() });
      return present(actor, await scope.find(actor, id, 'project:update'));
    },
  };
}
