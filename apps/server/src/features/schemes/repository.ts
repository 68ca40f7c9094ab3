import type { Database } from '../../platform/database/open.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import type { ProjectFileRow } from '../../platform/database/schema/projects.ts';
import type { GroupProgramRow } from '../../platform/database/schema/schemes.ts';
import { folderKind } from '../files/index.ts';
import type { ProjectScope } from '../projects/index.ts';

type Db = Pick<Database, 'selectFrom'>;
type SeenProjects = ReturnType<ProjectScope['projects']>;
/** Of a place; one of both is null. */
type Kept = Pick<GroupProgramRow, 'project_id' | 'file_id'>;
export type NamedScheme = GroupProgramRow & { readonly owner_name: string };

/** Tables that were delivered with a project, by path. */
export const deliveredTables = (db: Db, projectId: string, most: number): Promise<ProjectFileRow[]> =>
  db
    .selectFrom('project_file')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('kind', '=', 'table')
    .orderBy('path')
    .limit(most)
    .execute();

export const deliveredSamples = (db: Db, projectId: string) =>
  db
    .selectFrom('project_sample')
    .select(['name', 'group_name', 'factors'])
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();

export const filesInFolder = (db: Db, ownerId: string, folderId: string): Promise<FileRow[]> =>
  db
    .selectFrom('file_node')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('parent_id', '=', folderId)
    .where('kind', '<>', folderKind)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key')
    .orderBy('id')
    .limit(200)
    .execute();

/** The queries of stored schemes. */
export const createSchemeRepository = (database: Database) => {
  const named = () =>
    database
      .selectFrom('group_program')
      .innerJoin('account', 'account.id', 'group_program.owner_id')
      .selectAll('group_program')
      .select('account.name as owner_name');
  return {
    find: (id: string): Promise<NamedScheme | undefined> =>
      named().where('group_program.id', '=', id).executeTakeFirst(),

    /** Schemes of a place that one of these accounts made, the one changed last first. */
    at: ({ file_id, project_id }: Kept, ownerIds: readonly string[]): Promise<NamedScheme[]> => {
      const query = named().where('group_program.owner_id', 'in', ownerIds);
      return (
        project_id === null
          ? query.where('group_program.file_id', '=', file_id)
          : query.where('group_program.project_id', '=', project_id)
      )
        .orderBy('group_program.updated_at', 'desc')
        .orderBy('group_program.id')
        .execute();
    },

    /**
     * Every scheme that an account made, and those that go with the projects that are shared with it; the one changed
     * last first.
     *
     * @param shared - The projects that are shared with the account.
     */
    usable: (ownerId: string, shared: SeenProjects, most: number): Promise<NamedScheme[]> =>
      named()
        .where((eb) =>
          eb.or([
            eb('group_program.owner_id', '=', ownerId),
            eb.and([
              eb('group_program.project_id', 'in', shared.select('project.id')),
              eb(
                'group_program.owner_id',
                '=',
                eb
                  .selectFrom('project')
                  .select('project.owner_id')
                  .whereRef('project.id', '=', 'group_program.project_id'),
              ),
            ]),
          ]),
        )
        .orderBy('group_program.updated_at', 'desc')
        .orderBy('group_program.id')
        .limit(most)
        .execute(),

    /** @throws when the account has a scheme of this name there. */
    add: async (row: GroupProgramRow): Promise<void> => {
      await database.insertInto('group_program').values(row).execute();
    },

    /** Saves the next revision. @returns whether the scheme was still at `revision`. */
    change: async (id: string, revision: number, change: Partial<GroupProgramRow>): Promise<boolean> => {
      const { numUpdatedRows } = await database
        .updateTable('group_program')
        .set({ ...change, revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: async (id: string): Promise<void> => {
      await database.deleteFrom('group_program').where('id', '=', id).execute();
    },
  };
};
