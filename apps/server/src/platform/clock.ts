/** Wall-clock time; tests pass their own. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC, as the contract's `time`. */
export const toTime = (epoch: number): string => new Date(epoch).toISOString();

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The date in Shanghai as `2026-11-21`: what a day is for rules that count once a day. */
export const localDay = (epoch: number): string => shanghai.format(epoch);
