import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema/index.ts';

/*
 * Only what was thrown away by itself has `deleted_at`. What lies below it is in the trash with it and keeps its own
 * row as it is, so that a folder of any size goes to the trash and comes back by a change of one row (decision 070).
 */

export const folderKind = 1;

/** Whether a row is in the trash, by itself or with a folder above it; as a condition. */
export const isHidden = (ownerId: string, id: string) => sql<boolean>`exists (
  with recursive above(id, parent_id, deleted_at) as (
    select id, parent_id, deleted_at from file_node where owner_id = ${ownerId} and id = ${id}
    union
    select file_node.id, file_node.parent_id, file_node.deleted_at from above cross join file_node
    where file_node.id = above.parent_id and file_node.owner_id = ${ownerId}
  ) select 1 from above where deleted_at is not null)`;

/** The ids of the folders of an account that are in the trash, by themselves or with one above them; as a subquery. */
export const hiddenFolders = (ownerId: string) => sql`(
  with recursive hidden(id) as (
    select id from file_node where owner_id = ${ownerId} and kind = ${folderKind} and deleted_at is not null
    union
    select file_node.id from hidden cross join file_node
    where file_node.parent_id = hidden.id and file_node.owner_id = ${ownerId} and file_node.kind = ${folderKind}
  ) select id from hidden)`;

/** The ids of a folder and of the folders below it, without what was thrown away, as a subquery. */
export const foldersBelow = (ownerId: string, folderId: string) => sql`(
  with recursive below(id) as (
    select id from file_node where owner_id = ${ownerId} and id = ${folderId}
    union
    select file_node.id from below cross join file_node
    where file_node.parent_id = below.id and file_node.owner_id = ${ownerId} and file_node.kind = ${folderKind} and file_node.deleted_at is null
  ) select id from below)`;

/** Bytes that lie in the trash of an account. */
export async function trashOf(db: Kysely<Schema>, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0) as bytes from file_node
    where owner_id = ${ownerId} and kind <> ${folderKind}
      and (deleted_at is not null or parent_id in ${hiddenFolders(ownerId)})`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
