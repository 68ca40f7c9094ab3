import { sql } from 'kysely';
import { safeFileName } from '../../platform/safeFileName.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { toTime } from '../../platform/clock.ts';
import { countOf } from '../../platform/database/countOf.ts';
import { contains } from '../../platform/database/contains.ts';
import type { ProjectFileRow } from '../../platform/database/schema/projects.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { checksumFile } from './checksums.ts';
import { ensureOriginals } from './originals.ts';
import { presentFile } from './present.ts';
import { boundName, seenProjects } from './rows.ts';
import type { ProjectScope } from './scope.ts';

type Window = { readonly limit: number; readonly offset: number };
type FileFilter = {
  readonly project_id?: string | undefined;
  readonly contract_id?: string | undefined;
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
};
type OriginalFilter = {
  readonly contract_id: string;
  readonly project_id?: string | undefined;
  readonly name?: string | undefined;
  readonly sort: 'path' | 'size' | 'sample';
  readonly order: 'asc' | 'desc';
};

const searched = sql<string>`project_file.path || ' ' || project_file.title || ' ' || project_file.sample`;

export type DeliveredFiles = ReturnType<typeof createDeliveredFiles>;

/** Delivered files as lists, and their checksums. */
export function createDeliveredFiles({ clock, database }: Pick<Platform, 'clock' | 'database'>, scope: ProjectScope) {
  const visible = (actor: Actor, which: 'all' | 'any') =>
    // The cross join keeps the order: first the projects, of which a person has few, then their files.
    seenProjects(database, actor.id, clock.now(), which)
      .crossJoin('project_file')
      .whereRef('project_file.project_id', '=', 'project.id');
  const present = ({
    bound_name,
    project_name,
    ...row
  }: ProjectFileRow & { project_name: string; bound_name: string | null }) =>
    presentFile(row, bound_name ?? project_name);
  const names = (actor: Actor) => ['project.name as project_name', boundName(actor.id).as('bound_name')] as const;

  return {
    /**
     * Delivered files without the original data: of the named project or contract if the actor may see it, else of all
     * projects in the actor's list.
     */
    list: async (actor: Actor, { contract_id, kind, name, project_id }: FileFilter, { limit, offset }: Window) => {
      if (project_id) await scope.find(actor, project_id, 'project:read');
      if (contract_id) await scope.findContract(actor, contract_id, 'project:read');
      let query = visible(actor, project_id || contract_id ? 'any' : 'all').where(
        'project_file.kind',
        '<>',
        'original',
      );
      if (project_id) query = query.where('project.id', '=', project_id);
      if (contract_id) query = query.where('project.contract_id', '=', contract_id);
      if (kind) query = query.where('project_file.kind', '=', kind);
      if (name) query = query.where(contains(searched, name));
      const total = await countOf(query);
      const rows = await query
        .selectAll('project_file')
        .select(names(actor))
        .orderBy('project_file.created_at', 'desc')
        .orderBy('project_file.path')
        .orderBy('project_file.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: rows.map(present), total };
    },

    originals: async (
      actor: Actor,
      { contract_id, name, order, project_id, sort }: OriginalFilter,
      { limit, offset }: Window,
    ) => {
      await scope.findContract(actor, contract_id, 'project:read');
      if (project_id) await scope.find(actor, project_id, 'project:read');
      let query = visible(actor, 'any')
        .where('project_file.kind', '=', 'original')
        .where('project.contract_id', '=', contract_id);
      if (project_id) query = query.where('project.id', '=', project_id);
      if (name) query = query.where(contains(searched, name));
      const total = await countOf(query);
      const rows = await query
        .selectAll('project_file')
        .select(names(actor))
        .orderBy(`project_file.${sort}`, order)
        .orderBy('project_file.path', order)
        .orderBy('project_file.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: rows.map(present), total };
    },

    original: async (actor: Actor, id: string) => {
      const { file, project } = await scope.findFile(actor, id, 'project:read');
      if (file.kind !== 'original') throw notFound();
      return {
        ...presentFile(file, project.bound_name ?? project.name),
        until: project.original_until === null ? null : toTime(project.original_until),
      };
    },

    /** For `md5sum -c` beside the downloaded files. */
    checksums: async (actor: Actor, contractId: string, algorithm: 'md5' | 'sha256') => {
      const contract = await scope.findContract(actor, contractId, 'project:download');
      const rows = await visible(actor, 'any')
        .where('project_file.kind', '=', 'original')
        .where('project.contract_id', '=', contractId)
        .selectAll('project_file')
        .orderBy('project_file.path')
        .execute();
      if (rows.length === 0) throw notFound();
      ensureOriginals(contract, clock.now());
      return {
        name: `${safeFileName(contract.number)} ${algorithm}.txt`,
        text: checksumFile(
          rows.map((row) => ({ ...row, path: row.name })),
          algorithm,
        ),
      };
    },
  };
}
