import { calls, type StaffTask } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { presentTask } from '../../tasks/index.ts';
import { operationRows as rows, type OwnedTask } from '../operation/repository.ts';
import { createRecord } from '../record.ts';

function present(row: OwnedTask): StaffTask {
  const { can, created_at, failure, finished_at, id, name, percent, started_at, state, step, tool_title } = presentTask(
    row,
    null,
  );
  return {
    id,
    name,
    tool_title,
    email: row.email,
    state,
    step,
    percent,
    failure: failure?.what ?? '',
    failure_class: failure?.class ?? '',
    created_at,
    started_at,
    finished_at,
    can_stop: can.cancel,
  };
}

/** Tasks of all accounts. */
export function registerStaffTasks(app: FastifyInstance): void {
  const { database } = app.platform;
  const record = createRecord(app.platform);

  registerCall(app, calls.staffTaskList, {
    policy: 'admin:read',
    handler: async ({ input }) => {
      const { rows: found, total } = await rows.tasks(database, input, windowOf(input));
      return page(found.map(present), total);
    },
  });
  registerCall(app, calls.staffTaskStop, {
    policy: 'admin:update',
    handler: async ({ actor, input: { id }, request }) => {
      const row = await rows.task(database, id);
      if (!row) throw notFound();
      if (!(await app.taskQueue.service.stop(id))) throw conflict('任务已经结束，不能停止');
      await record(request, actor, 'task.stop', `${id} ${row.email}`);
      return present((await rows.task(database, id))!);
    },
  });
}
