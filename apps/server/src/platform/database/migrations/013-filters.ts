import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** Filters of tables that a person keeps under a name. */
export const filters: Migration = {
  version: 13,
  up: async (transaction) => {
    const { schema } = transaction;
    await addNodes(transaction, 'User', [
      {
        id: 'filter',
        name: '数据筛选',
        mark: '',
        actions: ['query', 'add', 'update', 'delete', 'download'],
        children: [],
      },
    ]);
    await schema
      .createTable('data_filter')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('version_id', 'text', (c) => c.notNull())
      .addColumn('project_id', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('source_name', 'text', (c) => c.notNull())
      .addColumn('input', 'text', (c) => c.notNull())
      .addColumn('rule', 'text', (c) => c.notNull())
      .addColumn('groups', 'text', (c) => c.notNull())
      .addColumn('columns', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('conditions', 'integer', (c) => c.notNull())
      .addColumn('rows', 'integer', (c) => c.notNull())
      .addColumn('kept', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('data_filter_name', ['owner_id', 'project_id', 'name'])
      .execute();
    await schema.createIndex('data_filter_owner').on('data_filter').columns(['owner_id', 'updated_at']).execute();
  },
};
