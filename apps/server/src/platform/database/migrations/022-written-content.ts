import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** News, notices and questionnaires may be written in the portal, and so may messages; administrators may, too. */
export const writtenContent: Migration = {
  version: 22,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('message')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('link', 'text', (c) => c.notNull())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('sent', 'integer', (c) => c.notNull())
      .execute();
    await schema.alterTable('news').addColumn('ends_at', 'bigint').execute();
    for (const table of ['news', 'notice', 'questionnaire', 'message']) {
      const add = (column: string, type: 'text' | 'integer' | 'bigint', value: string | number) =>
        schema
          .alterTable(table)
          .addColumn(column, type, (c) => c.notNull().defaultTo(value))
          .execute();
      await add('origin', 'text', 'folder');
      await add('state', 'text', 'published');
      await add('source', 'text', '');
      await add('revision', 'integer', 1);
      await add('updated_at', 'bigint', 0);
    }
    await addNodes(transaction, 'Admin', [
      { id: 'editor', name: '内容编辑', mark: '', actions: ['query', 'publish'], children: [] },
    ]);
  },
};
