import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** Conversations with the assistant, and literature with the reviews made of it. All of it is private. */
export const ai: Migration = {
  version: 21,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('ai_conversation')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('ai_conversation_owner')
      .on('ai_conversation')
      .columns(['owner_id', 'updated_at'])
      .execute();
    await schema
      .createTable('ai_message')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('conversation_id', 'text', (c) => c.notNull().references('ai_conversation.id').onDelete('cascade'))
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('feedback', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('ai_message_place', ['conversation_id', 'place'])
      .execute();
    await schema
      .createTable('ai_use')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('ai_use_owner').on('ai_use').columns(['owner_id', 'at']).execute();
    await schema
      .createTable('literature')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('record_key', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('authors', 'text', (c) => c.notNull())
      .addColumn('year', 'integer')
      .addColumn('journal', 'text', (c) => c.notNull())
      .addColumn('abstract', 'text', (c) => c.notNull())
      .addColumn('doi', 'text', (c) => c.notNull())
      .addColumn('pmid', 'text', (c) => c.notNull())
      .addColumn('keywords', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('literature_key', ['owner_id', 'record_key'])
      .execute();
    await schema
      .createTable('ai_review')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('question', 'text', (c) => c.notNull())
      .addColumn('themes', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('sources', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('ai_review_owner').on('ai_review').columns(['owner_id', 'created_at']).execute();
    await addNodes(transaction, 'User', [
      { id: 'ai', name: 'AI 助手', mark: '', actions: ['query', 'add', 'delete'], children: [] },
    ]);
  },
};
