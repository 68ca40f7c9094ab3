import { PostgresAdapter, sql } from 'kysely';
import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/**
 * The reference store: releases of imported data, the proteins and named things they hold, and what accounts put
 * aside.
 */
export const reference: Migration = {
  version: 19,
  up: async (transaction) => {
    const { schema } = transaction;
    // Searches by beginning are ranges of the index, which hold only in the order of the code points. SQLite has no
    // other order; PostgreSQL must be told.
    const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter;
    const key = isPostgres ? sql`text collate "C"` : ('text' as const);

    await schema
      .createTable('ref_release')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('serial', 'integer', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('released', 'text', (c) => c.notNull())
      .addColumn('licence', 'text', (c) => c.notNull())
      .addColumn('licence_url', 'text', (c) => c.notNull())
      .addColumn('sha256', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('entries', 'integer', (c) => c.notNull())
      .addColumn('is_private', 'integer', (c) => c.notNull())
      .addColumn('simulated', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('ref_release_state').on('ref_release').columns(['state', 'kind']).execute();

    await schema
      .createTable('protein')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('release_id', 'text', (c) => c.notNull())
      .addColumn('accession', 'text', (c) => c.notNull())
      .addColumn('entry_name', 'text', (c) => c.notNull())
      .addColumn('reviewed', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('gene', 'text', (c) => c.notNull())
      .addColumn('genes', 'text', (c) => c.notNull())
      .addColumn('taxon', 'integer', (c) => c.notNull())
      .addColumn('organism', 'text', (c) => c.notNull())
      .addColumn('length', 'integer', (c) => c.notNull())
      .addColumn('mass', 'integer', (c) => c.notNull())
      .addColumn('existence', 'integer', (c) => c.notNull())
      .addColumn('fragment', 'integer', (c) => c.notNull())
      .execute();
    await schema.createIndex('protein_accession').on('protein').column('accession').execute();
    // Beside the narrow rows, so that counting them reads no sequences.
    await schema
      .createTable('protein_detail')
      .addColumn('protein_id', 'bigint', (c) => c.primaryKey())
      .addColumn('sequence', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('protein_term')
      .addColumn('term', key, (c) => c.notNull())
      .addColumn('protein_id', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('protein_term_key', ['term', 'protein_id'])
      .execute();
    await schema.createIndex('protein_term_protein').on('protein_term').column('protein_id').execute();
    await schema
      .createTable('protein_count')
      .addColumn('release_id', 'text', (c) => c.notNull())
      .addColumn('module', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('proteins', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('protein_count_key', ['release_id', 'module', 'value'])
      .execute();
    await schema
      .createTable('protein_basket')
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('accession', 'text', (c) => c.notNull())
      .addColumn('added_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('protein_basket_key', ['owner_id', 'accession'])
      .execute();

    await schema
      .createTable('ref_entity')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('release_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('taxon', 'integer', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('ref_entity_kind').on('ref_entity').columns(['kind', 'release_id']).execute();
    await schema
      .createTable('ref_name')
      .addColumn('name', key, (c) => c.notNull())
      .addColumn('namespace', 'text', (c) => c.notNull())
      .addColumn('entity_id', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('ref_name_name').on('ref_name').column('name').execute();
    await schema.createIndex('ref_name_entity').on('ref_name').column('entity_id').execute();
    await schema
      .createTable('ref_annotation')
      .addColumn('release_id', 'text', (c) => c.notNull())
      .addColumn('accession', 'text', (c) => c.notNull())
      .addColumn('term', 'text', (c) => c.notNull())
      .addColumn('aspect', 'text', (c) => c.notNull())
      .addColumn('evidence', 'text', (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('ref_annotation_accession').on('ref_annotation').column('accession').execute();
    await schema.createIndex('ref_annotation_release').on('ref_annotation').column('release_id').execute();

    await addNodes(transaction, 'User', [
      { id: 'protein', name: '蛋白数据库', mark: '', actions: ['query', 'update', 'download'], children: [] },
    ]);
  },
};
