import { builtInRoles } from '../../access/roles.ts';
import type { Migration } from './migration.ts';

/** Accounts, sessions, roles, the audit log, answers to repeated requests, settings, notices and notifications. */
export const foundation: Migration = {
  version: 1,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('profile', 'text', (c) => c.notNull())
      .addColumn('roles', 'text', (c) => c.notNull())
      .addColumn('disabled', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('session')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen', 'bigint', (c) => c.notNull())
      .addColumn('ip', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('session_account').on('session').columns(['account_id', 'created_at']).execute();
    await schema
      .createTable('role')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('tree', 'text', (c) => c.notNull())
      .execute();
    await transaction
      .insertInto('role')
      .values(builtInRoles.map((role) => ({ ...role, tree: JSON.stringify(role.tree) })))
      .execute();
    await schema
      .createTable('audit_event')
      .addColumn('seq', 'bigint', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor_id', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('object', 'text', (c) => c.notNull())
      .addColumn('result', 'text', (c) => c.notNull())
      .addColumn('ip', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('request_id', 'text', (c) => c.notNull())
      .addColumn('previous_hash', 'text', (c) => c.notNull().unique())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .execute();
    await schema
      .createTable('idempotency')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('call', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['account_id', 'call', 'key'])
      .execute();
    await schema.createIndex('idempotency_expiry').on('idempotency').column('expires_at').execute();
    await schema
      .createTable('setting')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('news_click')
      .addColumn('news_id', 'text', (c) => c.primaryKey())
      .addColumn('clicks', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('notice')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('notification')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('link', 'text', (c) => c.notNull())
      .addColumn('read', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('notification_owner')
      .on('notification')
      .columns(['owner_id', 'read', 'created_at'])
      .execute();
    await schema
      .createTable('daily_login')
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_login_key', ['account_id', 'day'])
      .execute();
  },
};
