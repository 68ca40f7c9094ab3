import type { Migration } from './index.ts';

/** After-sales requests, feedback. */
export const afterSales: Migration = {
  version: 7,
  up: async (transaction) => {
    const { schema } = transaction;
    void schema;
  },
};
