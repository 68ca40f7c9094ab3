/** A day and a time of day of the reader's own clock. */
export type Moment = { readonly day: string; readonly time: string };

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as two fields show it; empty without one. */
export function momentOf(iso: string | null): Moment {
  if (iso === null) return { day: '', time: '' };
  const date = new Date(iso);
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** `09:30`, also typed as `9：30`; undefined for no time of day. */
export function readTime(typed: string): string | undefined {
  const match = /^([01]?\d|2[0-3])[:：]([0-5]\d)$/.exec(typed.trim());
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]!}` : undefined;
}

/** The moment that two fields name, at midnight without a time; null without a day. */
export const isoOf = ({ day, time }: Moment): string | null =>
  day === '' ? null : new Date(`${day}T${readTime(time) ?? '00:00'}:00`).toISOString();

/** Whether something can run from one moment to another: an end that is over, or before its beginning, shows nothing. */
export function isOrder(begins: Moment, ends: Moment, now = Date.now()): boolean {
  const end = isoOf(ends);
  if (end === null) return true;
  const begin = isoOf(begins);
  return Date.parse(end) > Math.max(now, begin === null ? now : Date.parse(begin));
}
