/** The wall clock; tests pass their own clock. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC, as the contract's `time`. */
export const toTime = (epoch: number): string => new Date(epoch).toISOString();

const timeZone = 'Asia/Shanghai';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });
const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** The date in Shanghai as `2026-11-21`, for rules that count by day. */
export const localDay = (epoch: number): string => dayFormat.format(epoch);

/** When a day of Shanghai begins, where the users of the portal count their days. */
export const startOfLocalDay = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

/** A time in Shanghai as people read it: `2026-11-21 14:08`. */
export const localTime = (epoch: number): string => timeFormat.format(epoch);

/** `2026-11-21 14:08（北京时间）`, for mail: whoever reads it may be anywhere. */
export const localTimeWithZone = (epoch: number): string => `${localTime(epoch)}（北京时间）`;
