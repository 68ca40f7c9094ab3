import { day } from '../format/durations.ts';

/** Days until a time, a begun one counted whole as the server does; 0 once it is over. */
export const daysUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / day));
