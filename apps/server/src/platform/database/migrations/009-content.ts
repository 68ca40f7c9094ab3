import type { Migration } from './migration.ts';

/**
 * News, their pictures and questionnaires that commands import; notifications may carry rich text and be deleted for a
 * while.
 */
export const content: Migration = {
  version: 9,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('news')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('picture', 'text', (c) => c.notNull())
      .addColumn('jump_url', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('pinned', 'integer', (c) => c.notNull())
      .addColumn('published_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('news_order').on('news').columns(['pinned', 'published_at']).execute();
    await schema
      .createTable('content_picture')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('object_key', 'text', (c) => c.notNull().unique())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('extension', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('questionnaire')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('intro', 'text', (c) => c.notNull())
      .addColumn('minutes', 'integer', (c) => c.notNull())
      .addColumn('opens_at', 'bigint', (c) => c.notNull())
      .addColumn('closes_at', 'bigint')
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('questions', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('questionnaire_answer')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('questionnaire_id', 'text', (c) => c.notNull().references('questionnaire.id').onDelete('cascade'))
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('answers', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('submitted_at', 'bigint')
      .addUniqueConstraint('questionnaire_answer_once', ['owner_id', 'questionnaire_id'])
      .execute();
    await schema
      .alterTable('notification')
      .addColumn('html', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('notification').addColumn('deleted_at', 'bigint').execute();
  },
};
