import type { Migration } from './index.ts';

/** Avatars, real names, organisation documents, lab groups. */
export const people: Migration = {
  version: 8,
  up: async (transaction) => {
    const { schema } = transaction;
    void schema;
  },
};
