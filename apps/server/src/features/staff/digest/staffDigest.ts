import type { StaffWorkKind } from '@panome/contract';
import { day, hour } from '@panome/contract/durations';
import { localDay, startOfLocalDay } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countsOf, kindsOf } from '../inbox/inbox.ts';
import { staffAccounts, takeDigest } from './repository.ts';

/** The digest of a day goes out from this hour of Shanghai on. */
const morning = 9 * hour;

const names: Readonly<Record<StaffWorkKind, string>> = {
  'after-sale': '售后申请',
  sample: '样本信息单',
  delay: '延期申请',
  identity: '认证审核',
  reward: '实物奖励',
  support: '客户咨询',
  task: '异常任务',
  feedback: '意见反馈',
};

const ageWords = (ms: number) =>
  ms < day ? `${Math.max(1, Math.floor(ms / hour))} 小时` : `${Math.floor(ms / day)} 天`;

/**
 * Mails every person of the staff once a day what waits for them; nobody for whom nothing waits.
 * @returns how many were mailed.
 */
export async function sendStaffDigests(platform: Platform): Promise<number> {
  const { clock, database, post, sessions } = platform;
  const now = clock.now();
  const today = localDay(now);
  if (now < startOfLocalDay(today) + morning) return 0;
  let sent = 0;
  for (const { email, id } of await staffAccounts(database)) {
    const actor = await sessions.recall(id);
    const counts = await countsOf(platform, actor ? kindsOf(actor.tree) : []);
    const waiting = counts.filter(({ waiting: count }) => count > 0);
    if (waiting.length === 0 || !(await takeDigest(database, id, today))) continue;
    const total = waiting.reduce((sum, { waiting: count }) => sum + count, 0);
    const lines = waiting.map(
      ({ kind, oldest, waiting: count }) =>
        `${names[kind]}：${count} 项${oldest === null ? '' : `，最久已等 ${ageWords(now - oldest)}`}`,
    );
    await post.send({ address: email, subject: `今天有 ${total} 项待办`, text: lines.join('\n'), path: '/staff' });
    sent += 1;
  }
  return sent;
}
