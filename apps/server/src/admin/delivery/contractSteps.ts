import { currentStep, stepNames, tellOwner, type StepName } from '../../features/projects/index.ts';
import { localDay } from '../../platform/clock.ts';
import type { ContractRow } from '../../platform/database/schema/projects.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, andTold, record, UsageError, type CommandContext, type Plan } from '../command.ts';
import { readDay } from './dates.ts';

const stepLabels: Readonly<Record<StepName, string>> = {
  received: '收样',
  checked: '样本检测',
  measured: '上机',
  analysed: '分析',
  delivered: '交付',
};

/** Finds a contract by its number. @throws {UsageError} When there is none, or several customers have that number. */
async function contractOf({ database }: Platform, number = ''): Promise<ContractRow> {
  const rows = await database.selectFrom('contract').selectAll().where('number', '=', number).execute();
  if (rows.length === 0) throw new UsageError(number ? `没有合同 ${number}` : '请给出合同号');
  if (rows.length > 1) throw new UsageError(`有 ${rows.length} 个账号都有合同 ${number}`);
  return rows[0]!;
}

function stepOf(word = ''): StepName {
  const step = stepNames.find((name) => name === word || stepLabels[name] === word);
  if (!step)
    throw new UsageError(
      `没有步骤“${word}”，可选 ${stepNames.map((name) => `${name}（${stepLabels[name]}）`).join('、')}`,
    );
  return step;
}

function dayOf(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const at = readDay(text === '' ? 'today' : text, now);
  if (at === null) throw new UsageError(`“${text}”不是日期，请写成 2026-10-08 或 today`);
  return at;
}

/** Marks a step as done, planned, or waiting for the customer. */
export async function planStep({ platform, switches, words }: CommandContext): Promise<Plan> {
  const contract = await contractOf(platform, words[0]);
  const step = stepOf(words[1]);
  const now = platform.clock.now();
  const done = dayOf(switches['done'], now);
  const due = dayOf(switches['due'], now);
  const waiting = switches['waiting'];
  if (waiting === '') throw new UsageError('请在 --waiting 后说明需要客户做什么');
  if (done === undefined && due === undefined && waiting === undefined)
    throw new UsageError('请给出 --done、--due 或 --waiting');
  if (done !== undefined && waiting !== undefined) throw new UsageError('--done 与 --waiting 只能给一个');

  const change = {
    ...(done === undefined ? {} : { done_at: done, state: 'ok', note: '' }),
    ...(due === undefined ? {} : { due_at: due }),
    ...(waiting === undefined ? {} : { done_at: null, state: 'waiting', note: waiting }),
  };
  const label = stepLabels[step];
  const said = [
    ...(done === undefined ? [] : [`于 ${localDay(done)} 完成`]),
    ...(due === undefined ? [] : [`计划 ${localDay(due)} 完成`]),
    ...(waiting === undefined ? [] : [`等待客户：${waiting}`]),
  ].join('，');
  return act(`合同 ${contract.number}：${label}${said}`, async () => {
    await platform.database.transaction().execute(async (db) => {
      const row = { contract_id: contract.id, step, done_at: null, due_at: null, state: 'ok', note: '', ...change };
      await db
        .insertInto('contract_step')
        .values(row)
        .onConflict((on) => on.columns(['contract_id', 'step']).doUpdateSet(change))
        .execute();
      await db
        .updateTable('contract')
        .set({ changed_at: now, ...(step === 'delivered' && done !== undefined ? { delivered_at: done } : {}) })
        .where('id', '=', contract.id)
        .execute();
    });
    await record(platform, 'contract.step', `${contract.number} ${step}`);
    const told = await tellOwner(
      platform,
      contract.owner_id,
      contract,
      waiting === undefined ? `合同 ${contract.number} 进度更新：${label}` : `合同 ${contract.number} 需要您处理`,
      waiting ?? `${label}${said}`,
    );
    return andTold(`合同 ${contract.number}：${label}${said}`, told, platform);
  });
}

/** All contracts, newest change first. */
export const planList = async ({ platform }: CommandContext): Promise<Plan> => ({
  steps: [],
  carryOut: async () => {
    const { database } = platform;
    const rows = await database
      .selectFrom('contract')
      .innerJoin('account', 'account.id', 'contract.owner_id')
      .selectAll('contract')
      .select('account.email')
      .orderBy('contract.changed_at', 'desc')
      .execute();
    if (rows.length === 0) return '还没有合同';
    const steps = Map.groupBy(
      await database.selectFrom('contract_step').selectAll().execute(),
      (step) => step.contract_id,
    );
    return rows
      .map(({ email, id, is_demo, number, original_until, title }) => {
        const own = steps.get(id) ?? [];
        const waiting = own.find((step) => step.done_at === null && step.state === 'waiting');
        const until = original_until === null ? '' : `  原始数据到 ${localDay(original_until)}`;
        return `${number}  ${stepLabels[currentStep(own)]}${waiting ? `（等待客户：${waiting.note}）` : ''}  ${email}  ${title}${is_demo === 1 ? '  示例' : ''}${until}`;
      })
      .join('\n');
  },
});
