import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** Grouping schemes that accounts keep. */
export const schemes: Migration = {
  version: 14,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('group_program')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('project_id', 'text', (c) => c.references('project.id').onDelete('cascade'))
      .addColumn('file_id', 'text', (c) => c.references('file_node.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('scheme', 'text', (c) => c.notNull())
      .addColumn('contrasts', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    // A place that is null is unequal to every other, so each index holds for one kind of place.
    for (const place of ['project_id', 'file_id'] as const)
      await schema
        .createIndex(`group_program_${place.replace('_id', '')}`)
        .unique()
        .on('group_program')
        .columns(['owner_id', place, 'name'])
        .execute();
    await schema.createIndex('group_program_at_project').on('group_program').column('project_id').execute();
    await schema.createIndex('group_program_at_file').on('group_program').column('file_id').execute();
    await addNodes(transaction, 'User', [
      { id: 'scheme', name: '分组方案', mark: '', actions: ['query', 'add', 'update', 'delete'], children: [] },
    ]);
  },
};
