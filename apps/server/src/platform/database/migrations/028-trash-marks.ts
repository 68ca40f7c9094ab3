import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Of what is in the trash, only what was thrown away by itself is marked (decision 070); sums of sizes are read from an
 * index alone.
 */
export const trashMarks: Migration = {
  version: 28,
  up: async (transaction) => {
    // Names are unique among rows without the mark. Should one be taken, the row stays in the trash, as one by itself.
    await sql`
      update file_node set deleted_at = null where trash_id <> id and not exists (
        select 1 from file_node twin
        where twin.owner_id = file_node.owner_id and twin.parent_id = file_node.parent_id and twin.name = file_node.name
          and twin.id <> file_node.id and (twin.deleted_at is null or twin.trash_id <> twin.id)
      )`.execute(transaction);
    await sql`drop index file_node_trash`.execute(transaction);
    await sql`alter table file_node drop column trash_id`.execute(transaction);
    await sql`drop index file_node_folder`.execute(transaction);
    await sql`create index file_node_folder on file_node (owner_id, parent_id, kind, deleted_at, size)`.execute(
      transaction,
    );
    await sql`create index file_node_trash on file_node (owner_id, deleted_at) where deleted_at is not null`.execute(
      transaction,
    );
  },
};
