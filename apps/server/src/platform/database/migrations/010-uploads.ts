import type { Migration } from './migration.ts';

/** Files that come by the further upload calls. */
export const uploads: Migration = {
  version: 10,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('attachment')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('object_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('claimed_at', 'bigint')
      .execute();
    await schema
      .createIndex('attachment_owner')
      .on('attachment')
      .columns(['owner_id', 'claimed_at', 'created_at'])
      .execute();
    await schema.createIndex('attachment_object').on('attachment').column('object_key').execute();
  },
};
