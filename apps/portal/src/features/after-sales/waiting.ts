import type { AfterSale } from './api.ts';
import { afterSalesText as text } from './afterSales.text.ts';
import { day, hour, minute } from '../../shared/format/durations.ts';

/** `2 天 3 小时`, `5 小时 10 分`, `8 分`; what is over is said to the minute only. */
export function spanWords(ms: number): string {
  if (ms < minute) return '不到 1 分钟';
  if (ms < hour) return `${Math.floor(ms / minute)} 分钟`;
  const [whole, part, of, rest] = ms < day ? [hour, minute, '小时', '分'] : [day, hour, '天', '小时'];
  const left = Math.floor((ms % whole) / part);
  return `${Math.floor(ms / whole)} ${of}${left > 0 ? ` ${left} ${rest}` : ''}`;
}

/** How long the customer waits, or how long the answer took; nothing for what was closed without one. */
export function waitWords(
  { answered_at, asked_at, state }: Pick<AfterSale, 'answered_at' | 'asked_at' | 'state'>,
  now: number,
): string {
  const since = Date.parse(asked_at);
  if (answered_at) return spanWords(Date.parse(answered_at) - since);
  return state === 'closed' ? '--' : text.waited(spanWords(now - since));
}
