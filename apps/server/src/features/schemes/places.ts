import type { Actor } from '../../platform/access/actor.ts';
import type { Action } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/open.ts';
import type { FileRow } from '../../platform/database/schema/files.ts';
import type { ProjectScope, SeenProject } from '../projects/index.ts';
import { folderKind, type FileService } from '../files/index.ts';
import { deliveredSamples, deliveredTables, filesInFolder } from './repository.ts';

/** What a request names: one of both. */
export type PlaceIds = { readonly project_id?: string | undefined; readonly file_id?: string | undefined };

/** A table as it lies in the store. */
export type StoredTable = {
  readonly source_id: string;
  readonly name: string;
  readonly title: string;
  readonly object_key: string;
  readonly sha256: string;
  readonly size: number;
};

/** Where schemes are kept, loaded through its owner or a share. */
export type Place =
  | { readonly kind: 'project'; readonly project: SeenProject }
  | { readonly kind: 'file'; readonly file: FileRow };

export type Places = ReturnType<typeof createPlaces>;

const tableName = /\.(csv|tsv|txt|xlsx?)$/iu;
const mostTables = 30;

/** Projects, own folders and own files, and the tables in them. */
export function createPlaces(database: Database, scope: ProjectScope, files: FileService) {
  const tableOf = ({ id, name, object_key, sha256, size }: FileRow): StoredTable => ({
    source_id: id,
    name,
    title: '',
    object_key,
    sha256,
    size,
  });
  return {
    /** @throws {Refusal} 404 or 403, as for the project or file itself. */
    find: async (actor: Actor, { file_id, project_id }: PlaceIds, action: Action): Promise<Place> =>
      project_id === undefined
        ? { kind: 'file', file: await files.load(actor, file_id!, 'file:read') }
        : { kind: 'project', project: await scope.find(actor, project_id, action) },

    tables: async (place: Place): Promise<StoredTable[]> => {
      if (place.kind === 'project') {
        const rows = await deliveredTables(database, place.project.id, mostTables);
        return rows.map(({ id, name, object_key, sha256, size, title }) => ({
          source_id: `project-file:${id}`,
          name,
          title,
          object_key,
          sha256,
          size,
        }));
      }
      if (place.file.kind !== folderKind) return [tableOf(place.file)];
      const rows = await filesInFolder(database, place.file.owner_id, place.file.id);
      return rows
        .filter(({ name }) => tableName.test(name))
        .slice(0, mostTables)
        .map(tableOf);
    },

    /** The projects that are shared with the actor, as a query. */
    shared: (actor: Actor) => scope.projects(actor, 'shared'),

    /** The samples of the delivery with their groups; none for own files. */
    delivered: (place: Place) => (place.kind === 'project' ? deliveredSamples(database, place.project.id) : []),
  };
}
