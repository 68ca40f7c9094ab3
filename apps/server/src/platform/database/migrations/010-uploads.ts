import type { Migration } from './index.ts';

/** Files that come by the further upload calls. */
export const uploads: Migration = {
  version: 10,
  up: async (transaction) => {
    const { schema } = transaction;
    void schema;
  },
};
