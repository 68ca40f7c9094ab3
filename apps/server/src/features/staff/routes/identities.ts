import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createIdentityDesk, presentIdentity } from '../../people/index.ts';
import { createRecord } from '../record.ts';
import { sendBytes } from '../sendBytes.ts';

/** The manual review of real names and organisations (decision E-36). */
export function registerIdentities(app: FastifyInstance): void {
  const desk = createIdentityDesk(app.platform);
  const record = createRecord(app.platform);
  const load = async (id: string) => {
    const found = await desk.find(id);
    if (!found) throw notFound();
    return found;
  };

  registerCall(app, calls.staffIdentityList, {
    policy: 'review:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input.state, windowOf(input));
      return page(rows.map(presentIdentity), total);
    },
  });
  registerCall(app, calls.staffIdentityDetail, {
    policy: 'review:read',
    handler: async ({ actor, input, request }) => {
      const row = await load(input.id);
      await record(request, actor, 'identity.read', row.id);
      return desk.open(row);
    },
  });
  registerCall(app, calls.staffIdentityDocument, {
    policy: 'review:read',
    handler: async ({ actor, input, request }) => {
      const row = await load(input.id);
      const found = await desk.document(row, input.document_id);
      if (!found) throw notFound();
      await record(request, actor, 'identity.read', input.document_id);
      return sendBytes(found.name, found.bytes);
    },
  });
  registerCall(app, calls.staffIdentityDecide, {
    policy: 'review:answer',
    handler: async ({ actor, input: { approved, id, reason }, request }) => {
      const row = await load(id);
      if (row.state !== 'pending') throw conflict('这份申请已有结果，请刷新后查看');
      const state = approved ? 'approved' : 'rejected';
      await desk.decide(row, state, approved ? '' : reason);
      await record(request, actor, `identity.${state}`, row.id);
      return presentIdentity(await load(id));
    },
  });
}
