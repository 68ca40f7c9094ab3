import type { Migration } from './migration.ts';

/** Proteins of one customer or lab group stand beside the public ones, in releases that name who sees them. */
export const ownProteins: Migration = {
  version: 26,
  up: async (transaction) => {
    await transaction.schema
      .alterTable('ref_release')
      .addColumn('audience', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
