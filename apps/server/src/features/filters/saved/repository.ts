import { sql } from 'kysely';
import { contains } from '../../../platform/database/contains.ts';
import { countOf } from '../../../platform/database/countOf.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { DataFilterRow } from '../../../platform/database/schema/filters.ts';
import { isUniqueViolation } from '../../../platform/database/uniqueViolation.ts';

export type FilterList = {
  readonly projectId?: string | undefined;
  readonly versionId?: string | undefined;
  readonly name?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A name that another filter of the project has. */
export const taken = Symbol('taken');

const unlessTaken = (error: unknown): typeof taken => {
  if (isUniqueViolation(error)) return taken;
  throw error;
};

/** The filters that accounts keep. */
export const createFilterRepository = (database: Database) => ({
  find: (id: string): Promise<DataFilterRow | undefined> =>
    database.selectFrom('data_filter').selectAll().where('id', '=', id).executeTakeFirst(),

  count: (ownerId: string): Promise<number> =>
    countOf(database.selectFrom('data_filter').where('owner_id', '=', ownerId)),

  /** The one changed last first. */
  list: async (ownerId: string, { limit, name, offset, projectId, versionId }: FilterList) => {
    let query = database.selectFrom('data_filter').where('owner_id', '=', ownerId);
    if (projectId !== undefined) query = query.where('project_id', '=', projectId);
    if (versionId !== undefined) query = query.where('version_id', '=', versionId);
    if (name) query = query.where(contains(sql.ref('name'), name));
    const rows = await query
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(query) };
  },

  /** The names of the filters of a project, without that of one of them. */
  names: async (ownerId: string, projectId: string, except: string): Promise<Set<string>> => {
    const rows = await database
      .selectFrom('data_filter')
      .select('name')
      .where('owner_id', '=', ownerId)
      .where('project_id', '=', projectId)
      .where('id', '!=', except)
      .execute();
    return new Set(rows.map(({ name }) => name));
  },

  insert: (row: DataFilterRow): Promise<DataFilterRow | typeof taken> =>
    database.insertInto('data_filter').values(row).returningAll().executeTakeFirstOrThrow().catch(unlessTaken),

  /** @returns undefined when the filter was changed since that revision, or is gone. */
  change: (
    id: string,
    revision: number,
    change: Partial<DataFilterRow>,
  ): Promise<DataFilterRow | undefined | typeof taken> =>
    database
      .updateTable('data_filter')
      .set({ ...change, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst()
      .catch(unlessTaken),

  remove: async (ownerId: string, ids: readonly string[]): Promise<string[]> => {
    const rows = await database
      .deleteFrom('data_filter')
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
});
export type FilterRepository = ReturnType<typeof createFilterRepository>;
