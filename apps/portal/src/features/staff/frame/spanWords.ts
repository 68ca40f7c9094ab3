import { day, hour, minute } from '../../../shared/format/durations.ts';

/** How long something has waited, in its largest unit: `3 天`, `5 小时`, `8 分钟`. */
export function spanWords(ms: number): string {
  if (ms < minute) return '不到 1 分钟';
  if (ms < hour) return `${Math.floor(ms / minute)} 分钟`;
  return ms < 2 * day ? `${Math.floor(ms / hour)} 小时` : `${Math.floor(ms / day)} 天`;
}
