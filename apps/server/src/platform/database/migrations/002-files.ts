import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files and folders, and remembered results of inspecting tables. */
export const files: Migration = {
  version: 2,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('file_node')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('parent_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('search_key', 'text', (c) => c.notNull())
      .addColumn('sort_key', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('object_key', 'text', (c) => c.notNull())
      .addColumn('config', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('trash_id', 'text')
      .addColumn('upload_id', 'text', (c) => c.unique())
      .execute();
    await sql`create unique index file_node_name on file_node (owner_id, parent_id, name) where deleted_at is null`.execute(
      transaction,
    );
    await schema
      .createIndex('file_node_folder')
      .on('file_node')
      .columns(['owner_id', 'parent_id', 'kind', 'created_at'])
      .execute();
    await schema.createIndex('file_node_trash').on('file_node').columns(['trash_id', 'deleted_at']).execute();
    await schema.createIndex('file_node_object').on('file_node').column('object_key').execute();
    await schema
      .createTable('inspection')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
