import type { Migration } from './migration.ts';

/** After-sales requests, feedback. */
export const afterSales: Migration = {
  version: 7,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('after_sale')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('contract_id', 'text', (c) => c.notNull())
      .addColumn('project_id', 'text', (c) => c.notNull())
      .addColumn('task_id', 'text', (c) => c.notNull())
      .addColumn('context', 'text', (c) => c.notNull())
      .addColumn('search_key', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('submit_key', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('answered_at', 'bigint')
      .addUniqueConstraint('after_sale_submit', ['owner_id', 'submit_key'])
      .execute();
    await schema.createIndex('after_sale_owner').on('after_sale').columns(['owner_id', 'updated_at']).execute();
    await schema.createIndex('after_sale_state').on('after_sale').columns(['state', 'asked_at']).execute();
    await schema
      .createTable('after_sale_message')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('after_sale_id', 'text', (c) => c.notNull().references('after_sale.id').onDelete('cascade'))
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('content_hash', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('after_sale_message_of')
      .on('after_sale_message')
      .columns(['after_sale_id', 'created_at'])
      .execute();
    await schema
      .createTable('after_sale_file')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('after_sale_id', 'text', (c) => c.notNull().references('after_sale.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (c) => c.notNull().references('after_sale_message.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('object_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('after_sale_file_of')
      .on('after_sale_file')
      .columns(['after_sale_id', 'created_at'])
      .execute();
    await schema.createIndex('after_sale_file_object').on('after_sale_file').column('object_key').execute();
    await schema
      .createTable('feedback')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('pictures', 'text', (c) => c.notNull())
      .addColumn('object_id', 'text', (c) => c.notNull())
      .addColumn('context', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('feedback_created').on('feedback').column('created_at').execute();
    await schema
      .createTable('support_request')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('system', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('support_request_created').on('support_request').column('created_at').execute();
  },
};
