import type { Migration } from './migration.ts';

/**
 * What projects gave before, imported by the provider; how accounts arrange their workbench and which
 * palettes they made; and since when a run is
 * shown to those who may see its project.
 */
export const experience: Migration = {
  version: 16,
  up: async ({ schema }) => {
    await schema
      .createTable('experience')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('species', 'text', (c) => c.notNull())
      .addColumn('tissue', 'text', (c) => c.notNull())
      .addColumn('platform', 'text', (c) => c.notNull())
      .addColumn('amount', 'double precision')
      .addColumn('amount_unit', 'text', (c) => c.notNull())
      .addColumn('storage', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('detected', 'integer')
      .addColumn('yield', 'double precision')
      .addColumn('rin', 'double precision')
      .addColumn('cells', 'integer')
      .addColumn('viability', 'double precision')
      .addColumn('passed', 'integer', (c) => c.notNull())
      .addColumn('year', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('simulated', 'integer', (c) => c.notNull())
      .execute();
    await schema.createIndex('experience_kind').on('experience').columns(['kind', 'tissue']).execute();
    await schema.alterTable('flow_run').addColumn('shared_at', 'bigint').execute();
    await schema
      .createTable('workbench')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('layout', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('palette')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('colors', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('palette_name', ['owner_id', 'name'])
      .execute();
  },
};
