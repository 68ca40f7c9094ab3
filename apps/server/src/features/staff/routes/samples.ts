import { calls } from '@panome/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/access/actor.ts';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { safeFileName } from '../../../platform/safeFileName.ts';
import {
  createSampleDesk,
  moveFault,
  presentSummary,
  resultFaults,
  type SampleResults,
  type SampleStep,
} from '../../samples/index.ts';
import { createRecord } from '../record.ts';
import { sendBytes } from '../sendBytes.ts';

const acts = { received: 'sample.receive', checked: 'sample.check', returned: 'sample.return' } as const;

/** Sample forms that customers have sent. */
export function registerSamples(app: FastifyInstance): void {
  const desk = createSampleDesk(app.platform);
  const record = createRecord(app.platform);
  const load = async (id: string) => {
    const found = await desk.get(id);
    if (!found) throw notFound();
    return found;
  };
  const detail = async (id: string) => {
    const row = await load(id);
    return { ...(await desk.present(row)), email: row.email, name: row.owner_name };
  };
  const move = async (request: FastifyRequest, actor: Actor, id: string, step: SampleStep) => {
    const row = await load(id);
    const fault = moveFault(row, step.state);
    if (fault) throw conflict(fault);
    const wrong = step.results ? resultFaults(row, step.results) : [];
    if (wrong.length > 0) throw badInput(wrong.map(({ text }) => text).join('；'));
    await desk.move(row, step);
    await record(request, actor, acts[step.state], row.number);
    return detail(id);
  };

  registerCall(app, calls.staffSampleList, {
    policy: 'support:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input, windowOf(input));
      return page(
        rows.map((row) => ({ ...presentSummary(row), email: row.email, name: row.owner_name })),
        total,
      );
    },
  });
  registerCall(app, calls.staffSampleDetail, { policy: 'support:read', handler: ({ input }) => detail(input.id) });
  registerCall(app, calls.staffSampleBook, {
    policy: 'support:read',
    handler: async ({ actor, input, request }) => {
      const row = await load(input.id);
      await record(request, actor, 'sample.save', row.number);
      return sendBytes(`${safeFileName(`${row.number}-${row.title}`).slice(0, 120)}.xlsx`, await desk.book(row));
    },
  });
  registerCall(app, calls.staffSampleMove, {
    policy: 'support:answer',
    handler: ({ actor, input: { id, note, state }, request }) => move(request, actor, id, { state, note }),
  });
  registerCall(app, calls.staffSampleCheck, {
    policy: 'support:answer',
    bodyLimit: 4 * 1024 ** 2,
    handler: ({ actor, input: { id, note, results }, request }) =>
      move(request, actor, id, { state: 'checked', note, results: results as SampleResults }),
  });
}
