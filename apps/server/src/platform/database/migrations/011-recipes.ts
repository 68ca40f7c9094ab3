import type { Migration } from './migration.ts';

/** Recipes for mending tables that a person keeps under a name. */
export const recipes: Migration = {
  version: 11,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('recipe')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('recipe_name').on('recipe').columns(['owner_id', 'name']).unique().execute();
  },
};
