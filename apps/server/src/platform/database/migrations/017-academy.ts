import type { CreateTableBuilder } from 'kysely';
import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

const texts = <Name extends string>(
  table: CreateTableBuilder<Name>,
  columns: readonly string[],
): CreateTableBuilder<Name> =>
  columns.reduce<CreateTableBuilder<Name>>(
    (grown, column) => grown.addColumn(column as never, 'text', (c) => c.notNull()) as never,
    table,
  );

/** The academy: files of content, articles, videos, downloads, the dictionary, and how far each account has come. */
export const academy: Migration = {
  version: 17,
  up: async (transaction) => {
    const { schema } = transaction;
    const table = (name: string) => schema.createTable(name).addColumn('id', 'text', (c) => c.primaryKey());
    await schema
      .createTable('content_file')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('object_key', 'text', (c) => c.notNull().unique())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('extension', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await texts(table('article'), [
      'kind',
      'title',
      'summary',
      'topic',
      'family',
      'level',
      'parts',
      'steps',
      'plain',
      'picture',
      'tools',
      'authors',
      'doi',
    ])
      .addColumn('minutes', 'integer', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute();
    await texts(table('video'), ['title', 'summary', 'topic', 'family', 'file', 'poster', 'chapters', 'transcript'])
      .addColumn('seconds', 'integer', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute();
    await texts(table('download_item'), ['title', 'summary', 'topic', 'family', 'file', 'file_name', 'version'])
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute();
    await texts(table('dictionary_entry'), [
      'name',
      'name_en',
      'synonyms',
      'class',
      'formula',
      'html',
      'plain',
      'ids',
      'sources',
    ]).execute();
    await schema
      .createTable('learning')
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('position', 'real', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('learning_key', ['owner_id', 'kind', 'item_id'])
      .execute();
    await addNodes(transaction, 'User', [
      { id: 'study', name: '我的学习', mark: '', actions: ['query', 'update'], children: [] },
    ]);
  },
};
