// Numbers read the same on pages and in reports.
export { formatNumber } from '@panome/charts/wording';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `104857600` → `100 MB`. Binary, three significant digits at most, as the file picker of `packages/ui` writes them. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))} ${units[step]}`;
}

const dateTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** ISO time → `2026-11-21 14:08:00`, Asia/Shanghai; `--` without one. */
export function formatTime(iso: string | null | undefined): string {
  if (!iso) return '--';
  const part = Object.fromEntries(dateTime.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

/** `83_000` → `1 分 23 秒`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${ms < 10_000 ? (Math.max(0, ms) / 1000).toFixed(1) : seconds} 秒`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} 分 ${seconds % 60} 秒` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
}
