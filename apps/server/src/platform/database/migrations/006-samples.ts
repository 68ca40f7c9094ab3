import type { Migration } from './migration.ts';

/** Sample, collection and return forms. */
export const samples: Migration = {
  version: 6,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('sample_form')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('contract_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('header', 'text', (c) => c.notNull())
      .addColumn('form_rows', 'text', (c) => c.notNull())
      .addColumn('results', 'text', (c) => c.notNull())
      .addColumn('search', 'text', (c) => c.notNull())
      .addColumn('samples', 'integer', (c) => c.notNull())
      .addColumn('problems', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('submit_key', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('submitted_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .addUniqueConstraint('sample_form_submit_key', ['owner_id', 'submit_key'])
      .execute();
    await schema
      .createIndex('sample_form_owner')
      .on('sample_form')
      .columns(['owner_id', 'deleted_at', 'updated_at'])
      .execute();
    await schema.createIndex('sample_form_state').on('sample_form').columns(['state', 'submitted_at']).execute();
    await schema
      .createTable('sample_form_event')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('form_id', 'text', (c) => c.notNull().references('sample_form.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('sample_form_event_form').on('sample_form_event').columns(['form_id', 'at']).execute();
  },
};
