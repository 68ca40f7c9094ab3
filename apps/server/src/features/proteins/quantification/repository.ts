import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { ProjectScope } from '../../projects/index.ts';

/** Delivered tables with more bytes are left to the tools. */
const mostBytes = 30 * 1024 * 1024;

/** The newest finished tool tasks of an account. */
export const ownResults = (database: Database, ownerId: string, limit: number) =>
  database
    .selectFrom('task')
    .select(['id', 'name', 'result_path', 'finished_at'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'tool')
    .where('state', '=', 'succeeded')
    .where('result_path', '<>', '')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** The newest delivered tables of proteomics in projects that the actor sees, with the samples of each project. */
export async function seenTables(database: Database, scope: ProjectScope, actor: Actor, limit: number) {
  const projects = await scope
    .projects(actor)
    .select(['project.id', 'project.name'])
    .where('project.family', '=', 'protein')
    .execute();
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return { files: [], samples: [], projects };
  const files = await database
    .selectFrom('project_file')
    .select(['id', 'project_id', 'title', 'name', 'role', 'created_at'])
    .where('project_id', 'in', ids)
    .where('kind', '=', 'table')
    .where('role', 'in', ['intensity', 'difference', 'abundance'])
    .where('size', '<=', mostBytes)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const samples = await database
    .selectFrom('project_sample')
    .select(['project_id', 'name', 'group_name'])
    .where('project_id', 'in', ids)
    .orderBy('position')
    .execute();
  return { files, samples, projects };
}
