import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** What the staff works on in the portal: states of questions, remarks and answers, and mails of notifications. */
export const staff: Migration = {
  version: 20,
  up: async (transaction) => {
    const { schema } = transaction;
    for (const table of ['support_request', 'feedback'])
      await schema
        .alterTable(table)
        .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
        .execute();
    await schema
      .createTable('staff_note')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('object_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('author_id', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('staff_note_of').on('staff_note').columns(['kind', 'object_id', 'created_at']).execute();
    await schema
      .alterTable('notification')
      .addColumn('mail', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('notification').addColumn('mailed_at', 'bigint').execute();
    await schema.createIndex('notification_mail').on('notification').columns(['mail', 'owner_id']).execute();
    await schema.alterTable('account').addColumn('quota_bytes', 'bigint').execute();
    await schema.alterTable('contract').addColumn('told_until', 'bigint').execute();
    await schema.alterTable('contract').addColumn('told_days', 'integer').execute();
    const node = (id: string, name: string, actions: string[]) => ({ id, name, mark: '', actions, children: [] });
    await addNodes(transaction, 'Support', [
      node('review', '认证审核', ['query', 'answer']),
      node('delivery', '项目交付', ['query', 'publish']),
    ]);
  },
};
