import type { Migration } from './migration.ts';

/** Avatars, real names, organisation documents, lab groups. */
export const people: Migration = {
  version: 8,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('avatar')
      .addColumn('account_id', 'text', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('object_key', 'text', (c) => c.notNull().unique())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('identity')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addUniqueConstraint('identity_account', ['account_id', 'kind'])
      .execute();
    await schema.createIndex('identity_state').on('identity').columns(['state', 'updated_at']).execute();
    await schema
      .createTable('identity_file')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('identity_id', 'text', (c) => c.notNull().references('identity.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('sealed_name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('object_key', 'text', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('identity_file_identity')
      .on('identity_file')
      .columns(['identity_id', 'position'])
      .execute();
    await schema.createIndex('identity_file_object').on('identity_file').column('object_key').execute();
    await schema
      .createTable('lab_group')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('institution', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('lab_group_name', ['owner_id', 'name'])
      .execute();
    await schema
      .createTable('group_member')
      .addColumn('group_id', 'text', (c) => c.notNull().references('lab_group.id').onDelete('cascade'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('group_member_key', ['group_id', 'account_id'])
      .execute();
    await schema.createIndex('group_member_account').on('group_member').column('account_id').execute();
    await schema
      .createTable('group_invitation')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('group_id', 'text', (c) => c.notNull().references('lab_group.id').onDelete('cascade'))
      .addColumn('inviter_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('answered_at', 'bigint')
      .execute();
    await schema.createIndex('group_invitation_group').on('group_invitation').columns(['group_id', 'state']).execute();
    await schema
      .createIndex('group_invitation_person')
      .on('group_invitation')
      .columns(['email_key', 'state'])
      .execute();
  },
};
