import { missingRoles } from '@panome/analysis/flows';
import type { ResponseOf } from '@panome/contract/client';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { may, ownedOf, type ProjectScope, type SeenProject } from '../../projects/index.ts';
import { samplesOfProjects, tablesOfProjects } from '../binding/deliveredData.ts';
import { namesOf, type Recognise } from '../binding/recognise.ts';
import { versionOf } from '../planning/versions.ts';

type Lacking = ResponseOf<'noDataProjectByModule'>[number];

const entryOf = (actor: Actor, row: SeenProject): Omit<Lacking, 'missing'> => ({
  value: row.id,
  label: row.bound_name ?? row.name,
  flow_version_id: row.flow_version_id,
  parent_value: row.is_demo === 1 || row.owner_id === actor.id ? 2 : 1,
  family: row.family as Lacking['family'],
  contract_number: row.contract_number,
  sample_count: row.sample_count,
  is_example: row.is_demo === 1 ? 1 : 0,
});

/** The projects of an account beside a flow version, each with what it lacks. */
export function createProjectsOfModule(
  { database }: Pick<Platform, 'database'>,
  scope: ProjectScope,
  recognise: Recognise,
) {
  return async (actor: Actor, versionId: string): Promise<Lacking[]> => {
    const version = versionOf(versionId);
    // Examples are offered to everybody, also to who has not added them to the list.
    let query = scope.projects(actor).select(scope.columns(actor));
    if (version.family !== 'union') query = query.where('project.family', '=', version.family);
    const rows = await query.orderBy('project.updated_at', 'desc').orderBy('project.id', 'desc').execute();
    const usable = rows.filter((row) => may(actor, 'project:analyse', ownedOf(row)));
    const ids = usable.map(({ id }) => id);
    const tables = await tablesOfProjects(database, ids);
    const samples = await samplesOfProjects(database, ids);
    const entries = await Promise.all(
      usable.map(async (row) => {
        const bound = await recognise(actor, version, {
          tables: tables.get(row.id) ?? [],
          samples: samples.get(row.id) ?? [],
        });
        return { ...entryOf(actor, row), missing: [...missingRoles(version, namesOf(bound))] };
      }),
    );
    return entries.toSorted((a, b) => a.is_example - b.is_example || b.parent_value - a.parent_value);
  };
}
