import type { Database } from '../../../platform/database/open.ts';
import type { Candidate } from './bindRoles.ts';

/** The tables that were delivered with projects, by project and path. */
export async function tablesOfProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Candidate[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('project_file')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .where('kind', '=', 'table')
    .orderBy('path')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.project_id)].map(([id, own]) => [
      id,
      own.map((row) => ({
        source_id: `project-file:${row.id}`,
        name: row.name,
        title: row.title || row.name,
        role: row.role,
        ...(row.logged !== null && { logged: row.logged === 1 }),
      })),
    ]),
  );
}

/** The names of the samples of projects, by project. */
export async function samplesOfProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('project_sample')
    .select(['project_id', 'name'])
    .where('project_id', 'in', projectIds)
    .orderBy('position')
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.project_id)].map(([id, own]) => [id, own.map(({ name }) => name)]));
}
