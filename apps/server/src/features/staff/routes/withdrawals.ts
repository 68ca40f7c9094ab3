import { calls } from '@panome/contract';
import { day } from '@panome/contract/durations';
import type { FastifyInstance } from 'fastify';
import { startOfLocalDay } from '../../../platform/clock.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { createContractDesk, createWithdrawalDesk, deliverySeal } from '../../projects/index.ts';
import { createRecord } from '../record.ts';

/** Contracts that were delivered wrongly: taken back, given again, or put right. */
export function registerWithdrawals(app: FastifyInstance): void {
  const contracts = createContractDesk(app.platform);
  const desk = createWithdrawalDesk(app.platform);
  const record = createRecord(app.platform);
  /** @throws {Refusal} 404 for a contract that is not there. */
  const find = async (id: string) => {
    const row = await contracts.find(id);
    if (!row) throw notFound();
    return row;
  };
  const changed = async (id: string) => (await contracts.present([await find(id)]))[0]!;

  registerCall(app, calls.staffContractMeans, {
    policy: 'delivery:publish',
    handler: async ({ input }) => {
      const lines = await desk.withdrawal(await find(input.id));
      return { lines, seal: deliverySeal(lines) };
    },
  });
  registerCall(app, calls.staffContractWithdraw, {
    policy: 'delivery:publish',
    handler: async ({ actor, input: { id, number, reason, seal }, request }) => {
      const row = await find(id);
      const fault = desk.withdrawFault(row);
      if (fault) throw conflict(fault);
      if (number !== row.number)
        throw badInput(`合同号不一致，请输入 ${row.number}`, { fields: { number: '合同号不一致' } });
      if (seal !== deliverySeal(await desk.withdrawal(row))) throw conflict('核对之后内容有变化，请重新核对');
      if (!(await desk.withdraw(row, reason))) throw conflict(`合同 ${row.number} 刚刚已被撤回`);
      await record(request, actor, 'contract.withdraw', `${row.number} ${row.owner_id} ${reason}`);
      return changed(id);
    },
  });
  registerCall(app, calls.staffContractRestore, {
    policy: 'delivery:publish',
    handler: async ({ actor, input: { id }, request }) => {
      const row = await find(id);
      if (!(await desk.restore(row))) throw conflict(`合同 ${row.number} 没有撤回`);
      await record(request, actor, 'contract.restore', `${row.number} ${row.owner_id}`);
      return changed(id);
    },
  });
  registerCall(app, calls.staffContractCorrect, {
    policy: 'delivery:publish',
    handler: async ({ actor, input: { id, title, until }, request }) => {
      const row = await find(id);
      // What is kept until a day is still there on that day.
      const wanted = { title, original_until: until ? startOfLocalDay(until) + day - 1 : row.original_until };
      if (Number.isNaN(wanted.original_until)) throw badInput('没有这一天，请重新选择日期');
      const fault = desk.correctFault(row, wanted);
      if (fault) throw conflict(fault);
      const lines = desk.correction(row, wanted);
      if (lines.length === 0) return changed(id);
      await desk.correct(row, wanted, lines);
      await record(request, actor, 'contract.correct', `${row.number} ${lines.join('；')}`);
      return changed(id);
    },
  });
}
