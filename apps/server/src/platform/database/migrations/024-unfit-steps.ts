import type { Migration } from './migration.ts';

/** A task says whether it was refused data that do not fit its tool. */
export const unfitSteps: Migration = {
  version: 24,
  up: async (transaction) => {
    await transaction.schema
      .alterTable('task')
      .addColumn('unfit', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
