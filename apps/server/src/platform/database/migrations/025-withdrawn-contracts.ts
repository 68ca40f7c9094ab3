import type { Migration } from './migration.ts';

/** A contract that was delivered by mistake is taken back: it stays, but its customer does not see it. */
export const withdrawnContracts: Migration = {
  version: 25,
  up: async (transaction) => {
    await transaction.schema.alterTable('contract').addColumn('withdrawn_at', 'bigint').execute();
    await transaction.schema
      .alterTable('contract')
      .addColumn('withdrawn_why', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
