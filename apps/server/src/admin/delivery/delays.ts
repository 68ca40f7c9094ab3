import { createDelayDesk, presentDelay } from '../../features/projects/index.ts';
import { localDay } from '../../platform/clock.ts';
import { listing } from '../listing.ts';
import { andTold, record, UsageError, type CommandContext, type Plan } from '../command.ts';

/** Requests for a longer delay that wait for an answer. */
export const planDelays = async ({ platform, switches }: CommandContext): Promise<Plan> =>
  listing({
    switches,
    none: '没有等待答复的延期申请',
    read: (window) => createDelayDesk(platform).page('asked', window),
    line: ({ created_at, days, email, id, number, original_until, reason }) =>
      `${id}  ${localDay(created_at)}  ${number}  ${email}  申请 ${days} 天，现在到 ${original_until === null ? '-' : localDay(original_until)}：${reason}`,
    json: presentDelay,
  });

/** Grants or refuses a delay. @throws {UsageError} When there is no such request, or it was answered already. */
export async function planAnswer({ platform, switches, words }: CommandContext, granted: boolean): Promise<Plan> {
  const desk = createDelayDesk(platform);
  const id = words[0] ?? '';
  const row = await desk.find(id);
  if (!row) throw new UsageError(id ? `没有编号为“${id}”的延期申请` : '请给出延期申请的编号，可以用 delay list 查看');
  const answered = () => new UsageError('这份延期申请已经答复过');
  if (row.state !== 'asked') throw answered();
  const days = switches['days'] === undefined ? row.days : Number(switches['days']);
  if (!Number.isInteger(days) || days < 1 || days > 3_650) throw new UsageError('--days 应为 1 到 3650 的整数');
  const given = { granted, days, answer: switches['answer'] ?? '' };
  const said = `合同 ${row.number} 的原始数据${desk.outcomeOf(row, given)}`;
  return {
    steps: [said],
    carryOut: async () => {
      const told = await desk.answer(row, given);
      if (!told) throw answered();
      await record(platform, granted ? 'delay.grant' : 'delay.refuse', `${row.number} ${row.id}`);
      return andTold(said, told, platform);
    },
  };
}
