import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createDelayDesk, presentDelay } from '../../projects/index.ts';
import { createRecord } from '../record.ts';

/** Requests for a longer delay of the deletion of original data. */
export function registerDelays(app: FastifyInstance): void {
  const desk = createDelayDesk(app.platform);
  const record = createRecord(app.platform);

  registerCall(app, calls.staffDelayList, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input.state, windowOf(input));
      return page(rows.map(presentDelay), total);
    },
  });
  registerCall(app, calls.staffDelayAnswer, {
    policy: 'support:answer',
    handler: async ({ actor, input: { answer, days, granted, id }, request }) => {
      const row = await desk.find(id);
      if (!row) throw notFound();
      if (row.state !== 'asked' || !(await desk.answer(row, { granted, days, answer })))
        throw conflict('这份延期申请已经答复过');
      await record(request, actor, granted ? 'delay.grant' : 'delay.refuse', `${row.number} ${row.id}`);
      return presentDelay((await desk.find(id))!);
    },
  });
}
