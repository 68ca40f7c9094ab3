import { day } from '@panome/contract/durations';
import { Refusal } from '../../platform/http/refusal.ts';

/** Original data count as expiring soon from this time before their end. */
export const soon = 14 * day;

export type OriginalState = 'none' | 'available' | 'expiring' | 'expired';

/** Whether original data are available (decision E-51). Without a date they are kept until further notice. */
export function originalStateOf(files: number, until: number | null, now: number): OriginalState {
  if (files === 0) return 'none';
  if (until === null) return 'available';
  if (until <= now) return 'expired';
  return until - now <= soon ? 'expiring' : 'available';
}

/** Days until then; a day that has begun counts as a whole day. */
export const daysLeft = (until: number | null, now: number): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until - now) / day));

/** The refusal for expired original data, which says what can be done. */
export const originalsOver = () =>
  new Refusal({
    status: 410,
    showMsg:
      '原始数据已过保存期限，不能再下载。如仍需要，请在原始数据页面提交延期申请，我们确认数据仍有备份后会重新开放',
  });
