import type { Migration } from './migration.ts';

/** Activation, mailed codes and links, and the outbox of mail. */
export const accounts: Migration = {
  version: 4,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema.alterTable('account').addColumn('activated_at', 'bigint').execute();
    await schema
      .alterTable('account')
      .addColumn('mail_switches', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    // Accounts from before there was activation stay usable.
    await transaction
      .updateTable('account')
      .set((row) => ({ activated_at: row.ref('created_at') }))
      .execute();
    await schema
      .createTable('proof')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('address_key', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('secret_hash', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('proof_secret').on('proof').columns(['purpose', 'secret_hash']).execute();
    await schema.createIndex('proof_address').on('proof').columns(['purpose', 'address_key']).execute();
    await schema.createIndex('proof_expiry').on('proof').column('expires_at').execute();
    await schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('not_before', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('outbox_state').on('outbox').columns(['state', 'not_before']).execute();
    await schema.createIndex('outbox_created').on('outbox').column('created_at').execute();
  },
};
