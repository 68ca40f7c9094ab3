const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** A time as staff read it in the terminal: `2026-11-22 12:04`, in Shanghai. */
export const shanghaiTime = (epoch: number): string => format.format(epoch);
