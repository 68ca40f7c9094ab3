import type { GroupScheme, RunSource } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createFileService } from '../../files/index.ts';
import { createProjectScope, type SeenProject } from '../../projects/index.ts';
import type { GroupingOf } from '../../schemes/index.ts';
import type { Candidate } from './bindRoles.ts';
import { tablesOfProjects } from './deliveredData.ts';

/** What a project or a folder holds for a flow. */
export type SourceData = {
  /** Null for an own upload. */
  readonly project: SeenProject | null;
  readonly name: string;
  readonly tables: readonly Candidate[];
  /** The groups as they were delivered, or as a table of samples in the folder says. */
  readonly scheme: GroupScheme | null;
};

/** More files of one folder are not looked through. */
const mostFiles = 200;
const nothing: SourceData = { project: null, name: '', tables: [], scheme: null };

/** Every sample that a scheme names. */
export const samplesOf = (scheme: GroupScheme | null): string[] =>
  scheme ? [...scheme.groups.flatMap(({ samples }) => samples), ...scheme.excluded] : [];

/** Reads what a run may be made of, with the actor's rights of this moment. */
export function createSourceReader(platform: Pick<Platform, 'clock' | 'config' | 'database'>, groupingOf: GroupingOf) {
  const { database } = platform;
  const scope = createProjectScope(platform);
  const files = createFileService(platform);

  async function ofProject(actor: Actor, id: string): Promise<SourceData> {
    const project = await scope.find(actor, id, 'project:analyse');
    return {
      project,
      name: project.bound_name ?? project.name,
      tables: (await tablesOfProjects(database, [id])).get(id) ?? [],
      scheme: await groupingOf({ kind: 'project', project }),
    };
  }

  async function ofFolder(actor: Actor, id: string): Promise<SourceData> {
    const folder = id === '' ? null : await files.load(actor, id, 'file:read');
    const { items } = await files.list(actor, {
      folderId: id,
      search: undefined,
      sort: 'name',
      order: 'asc',
      flat: false,
      trash: false,
      limit: mostFiles,
      offset: 0,
    });
    return {
      ...nothing,
      name: folder?.name ?? '我的文件',
      scheme: folder && (await groupingOf({ kind: 'file', file: folder })),
      tables: items
        .filter((item) => item.is_dir !== 1)
        .map((item) => ({ source_id: item.id, name: item.name, title: item.name, role: '' })),
    };
  }

  return {
    /** @throws {Refusal} 404 or 403, as for the project or folder itself. */
    read: async (actor: Actor, source: RunSource): Promise<SourceData> => {
      if (source.source_from === 2) return ofFolder(actor, source.project_id);
      return source.project_id === '' ? nothing : ofProject(actor, source.project_id);
    },
  };
}
export type SourceReader = ReturnType<typeof createSourceReader>;
