import type { Migration } from './index.ts';

/** News, articles and questionnaires that commands import. */
export const content: Migration = {
  version: 9,
  up: async (transaction) => {
    const { schema } = transaction;
    void schema;
  },
};
