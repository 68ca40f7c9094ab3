import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Delivered tables say which role of the flow they play, samples keep the further columns of their scheme, and projects
 * that named no flow get the first version of that of their family.
 */
export const deliveryRoles: Migration = {
  version: 15,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .alterTable('project_file')
      .addColumn('role', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('project_file').addColumn('logged', 'integer').execute();
    await schema
      .alterTable('project_file')
      .addColumn('ids', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('project_sample')
      .addColumn('factors', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    await sql`update project set flow_version_id = family || '-1' where flow_version_id = ''`.execute(transaction);
  },
};
