import type { Migration } from './index.ts';

/** Sample, collection and return forms. */
export const samples: Migration = {
  version: 6,
  up: async (transaction) => {
    const { schema } = transaction;
    void schema;
  },
};
