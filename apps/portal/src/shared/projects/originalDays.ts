const day = 86_400_000;

/** Whole days until a time, the last one counted as 0; never below. */
export const daysUntil = (until: string, now: number): number => Math.max(0, Math.floor((Date.parse(until) - now) / day));
