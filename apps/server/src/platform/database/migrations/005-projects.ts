import { sql } from 'kysely';
import { builtInRoles } from '../../access/roles.ts';
import type { Migration } from './migration.ts';

/** Contracts, projects, what was delivered with them, and shares; the built-in roles get the permissions for them. */
export const projects: Migration = {
  version: 5,
  up: async (transaction) => {
    const { schema } = transaction;
    for (const { id, name, tree } of builtInRoles)
      await transaction
        .updateTable('role')
        .set({ name, tree: JSON.stringify(tree) })
        .where('id', '=', id)
        .execute();
    await schema
      .createTable('contract')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('species', 'text', (c) => c.notNull())
      .addColumn('human', 'integer', (c) => c.notNull())
      .addColumn('consent', 'text', (c) => c.notNull())
      .addColumn('is_demo', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('delivered_at', 'bigint')
      .addColumn('original_until', 'bigint')
      .addColumn('free_delay_used', 'integer', (c) => c.notNull())
      .addUniqueConstraint('contract_number', ['owner_id', 'number'])
      .execute();
    await schema.createIndex('contract_owner').on('contract').columns(['owner_id', 'changed_at']).execute();
    await schema
      .createTable('contract_step')
      .addColumn('contract_id', 'text', (c) => c.notNull().references('contract.id').onDelete('cascade'))
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('contract_step_key', ['contract_id', 'step'])
      .execute();
    await schema
      .createTable('project')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('contract_id', 'text', (c) => c.notNull().references('contract.id').onDelete('cascade'))
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('species', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('flow_version_id', 'text', (c) => c.notNull())
      .addColumn('report_html', 'text', (c) => c.notNull())
      .addColumn('report_toc', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('delivered_at', 'bigint')
      .addUniqueConstraint('project_code', ['contract_id', 'code'])
      .execute();
    await schema.createIndex('project_owner').on('project').columns(['owner_id', 'updated_at']).execute();
    await schema
      .createTable('project_sample')
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('group_name', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('project_sample_key', ['project_id', 'name'])
      .execute();
    await schema
      .createTable('project_file')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('path', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('sample', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('md5', 'text', (c) => c.notNull())
      .addColumn('object_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('project_file_path', ['project_id', 'path'])
      .execute();
    await schema.createIndex('project_file_object').on('project_file').column('object_key').execute();
    await schema
      .createTable('original_delay')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('contract_id', 'text', (c) => c.notNull().references('contract.id').onDelete('cascade'))
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('days', 'integer', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('original_delay_contract')
      .on('original_delay')
      .columns(['contract_id', 'created_at'])
      .execute();
    await schema
      .createTable('project_share')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('receiver_email', 'text', (c) => c.notNull())
      .addColumn('receiver_key', 'text', (c) => c.notNull())
      .addColumn('receiver_id', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('received_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    // One open share of a project for a receiver; ended ones are kept beside it.
    await schema
      .createIndex('project_share_open')
      .unique()
      .on('project_share')
      .columns(['project_id', 'receiver_key'])
      .where(sql`state`, 'in', ['pending', 'received'])
      .execute();
    await schema.createIndex('project_share_project').on('project_share').columns(['project_id', 'state']).execute();
    await schema.createIndex('project_share_receiver').on('project_share').columns(['receiver_key', 'state']).execute();
    await schema.createIndex('project_share_account').on('project_share').columns(['receiver_id', 'state']).execute();
    await schema
      .createTable('demo_binding')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('project_id', 'text', (c) => c.notNull().references('project.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('demo_binding_key', ['account_id', 'project_id'])
      .execute();
  },
};
