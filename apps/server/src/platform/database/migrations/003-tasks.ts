import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Tasks, their steps, and reports. */
export const tasks: Migration = {
  version: 3,
  up: async (transaction) => {
    const { schema } = transaction;
    await schema
      .createTable('task')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('tool_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('percent', 'integer', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('crashes', 'integer', (c) => c.notNull())
      .addColumn('worker_id', 'text', (c) => c.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('not_before', 'bigint', (c) => c.notNull())
      .addColumn('form', 'text', (c) => c.notNull())
      .addColumn('cache_key', 'text', (c) => c.notNull())
      .addColumn('failure', 'text', (c) => c.notNull())
      .addColumn('reused', 'integer', (c) => c.notNull())
      .addColumn('report_id', 'text', (c) => c.notNull())
      .addColumn('submit_key', 'text')
      .addColumn('result_path', 'text', (c) => c.notNull())
      .addColumn('chart_settings', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('finished_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .execute();
    await schema.createIndex('task_owner').on('task').columns(['owner_id', 'deleted_at', 'created_at']).execute();
    await schema.createIndex('task_state').on('task').columns(['state', 'created_at']).execute();
    await schema.createIndex('task_cache').on('task').columns(['owner_id', 'cache_key', 'state']).execute();
    await schema.createIndex('task_result').on('task').column('result_path').execute();
    await sql`create unique index task_submit on task (owner_id, submit_key) where submit_key is not null`.execute(
      transaction,
    );
    await schema
      .createTable('task_log')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('task_id', 'text', (c) => c.notNull().references('task.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('task_log_task').on('task_log').columns(['task_id', 'id']).execute();
    await schema
      .createTable('report')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('sections', 'text', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('task_id', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('generated_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .execute();
    await schema.createIndex('report_owner').on('report').columns(['owner_id', 'deleted_at', 'updated_at']).execute();
  },
};
