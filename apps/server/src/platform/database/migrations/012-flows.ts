import { sql } from 'kysely';
import { addNodes } from './addNodes.ts';
import type { Migration } from './migration.ts';

/** Runs of flows, their steps, and which step a task carries out. */
export const flows: Migration = {
  version: 12,
  up: async (transaction) => {
    const { schema } = transaction;
    await addNodes(transaction, 'User', [
      { id: 'flow', name: '流程', mark: '', actions: ['query', 'add', 'cancel', 'delete', 'download'], children: [] },
    ]);
    await schema
      .createTable('flow_run')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('version_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('project_id', 'text', (c) => c.notNull())
      .addColumn('project_name', 'text', (c) => c.notNull())
      .addColumn('project_from', 'integer', (c) => c.notNull())
      .addColumn('source_from', 'integer', (c) => c.notNull())
      .addColumn('is_example', 'integer', (c) => c.notNull())
      .addColumn('inputs', 'text', (c) => c.notNull())
      .addColumn('scheme', 'text', (c) => c.notNull())
      .addColumn('contrasts', 'text', (c) => c.notNull())
      .addColumn('recipe', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('steps', 'text', (c) => c.notNull())
      .addColumn('seed', 'integer', (c) => c.notNull())
      .addColumn('parent_run', 'text', (c) => c.notNull())
      .addColumn('submit_key', 'text', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('deleted_at', 'bigint')
      .addColumn('announced', 'integer', (c) => c.notNull())
      .addUniqueConstraint('flow_run_submit', ['owner_id', 'submit_key'])
      .execute();
    await schema
      .createIndex('flow_run_owner')
      .on('flow_run')
      .columns(['owner_id', 'deleted_at', 'created_at'])
      .execute();
    await sql`create index flow_run_open on flow_run (id) where finished_at is null`.execute(transaction);
    await schema
      .createTable('flow_step')
      .addColumn('run_id', 'text', (c) => c.notNull().references('flow_run.id').onDelete('cascade'))
      .addColumn('step_id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('spec', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('task_id', 'text', (c) => c.notNull())
      .addColumn('predicted_key', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('flow_step_key', ['run_id', 'step_id'])
      .execute();
    await schema.createIndex('flow_step_predicted').on('flow_step').column('predicted_key').execute();
    await schema
      .alterTable('task')
      .addColumn('run_id', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('task')
      .addColumn('step_id', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('task_run').on('task').columns(['run_id', 'state']).execute();
  },
};
