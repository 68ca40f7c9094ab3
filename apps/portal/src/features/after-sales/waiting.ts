import type { AfterSale } from './api.ts';
import { afterSalesText as text } from './afterSales.text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `2 天 3 小时`, `5 小时 10 分`, `8 分`; what is over is said to the minute only. */
export function spanWords(ms: number): string {
  if (ms < minute) return '不到 1 分钟';
  if (ms < hour) return `${Math.floor(ms / minute)} 分钟`;
  if (ms < day) return `${Math.floor(ms / hour)} 小时 ${Math.floor((ms % hour) / minute)} 分`;
  return `${Math.floor(ms / day)} 天 ${Math.floor((ms % day) / hour)} 小时`;
}

/** How long the customer waits, or how long the answer took; nothing for what was closed without one. */
export function waitWords({ answered_at, asked_at, state }: Pick<AfterSale, 'answered_at' | 'asked_at' | 'state'>, now: number): string {
  const since = Date.parse(asked_at);
  if (answered_at) return text.took_(spanWords(Date.parse(answered_at) - since));
  return state === 'closed' ? '--' : text.waited(spanWords(now - since));
}
