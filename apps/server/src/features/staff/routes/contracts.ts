import { calls } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import { page, windowOf } from '../../../platform/http/envelope.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createAccounts } from '../../auth/index.ts';
import { createContractDesk } from '../../projects/index.ts';
import { createRecord } from '../record.ts';

/** Contracts of all accounts. */
export function registerContracts(app: FastifyInstance): void {
  const desk = createContractDesk(app.platform);
  const accounts = createAccounts(app.platform.database);
  const record = createRecord(app.platform);

  registerCall(app, calls.staffContractList, {
    policy: 'delivery:read',
    handler: async ({ input }) => {
      const { rows, total } = await desk.page(input.search, windowOf(input));
      return page(await desk.present(rows), total);
    },
  });
  registerCall(app, calls.staffContractTransfer, {
    policy: 'delivery:publish',
    handler: async ({ actor, input, request }) => {
      const row = await desk.find(input.id);
      if (!row) throw notFound();
      const to = await accounts.findByEmail(input.email);
      if (!to) throw badInput(`没有邮箱为“${input.email}”的账号`);
      const fault = await desk.transferFault(row, to);
      if (fault) throw conflict(fault);
      if (!(await desk.transfer(row, to))) throw conflict(`${to.email} 已有编号为 ${row.number} 的合同`);
      await record(request, actor, 'contract.transfer', `${row.number} ${row.owner_id} ${to.id}`);
      return (await desk.present([(await desk.find(row.id))!]))[0]!;
    },
  });
}
