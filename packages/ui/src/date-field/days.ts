/** Days are `2026-11-21`: they compare as text, and no time zone can move them to the day before. */
export type DayRange = {
  /** The first day; `''` while the range is open at its beginning. */
  from: string;
  /** The last day, which belongs to the range; `''` while it is open at its end. */
  to: string;
};

/** Which days may be chosen. */
export type DayLimits = {
  /** The first day that can be chosen, `2026-11-01`. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Why a day cannot be chosen, e.g. `实验室放假`; `undefined` for a day that can. */
  refuse?: ((day: string) => string | undefined) | undefined;
};

const first = '1000-01-01';
const last = '9999-12-31';
const inDay = 86_400_000;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / inDay;
const dayOf = (number: number): string => new Date(number * inDay).toISOString().slice(0, 10);
const parts = (day: string) => day.split('-').map(Number) as [number, number, number];
const two = (number: number) => String(number).padStart(2, '0');

/** A day between the bounds; the earlier bound wins when they contradict each other. */
export const clampDay = (day: string, { min = first, max = last }: DayLimits = {}): string =>
  day < min ? min : day > max ? max : day;

/** How many days a month has; `month` counts from 1. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day as text, or `undefined` when the calendar has no such day, e.g. the 29th of February in most years. */
export function dayFrom(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined;
  return `${year}-${two(month)}-${two(day)}`;
}

/** Some days later, or earlier; stays within the years 1000 to 9999. */
export const addDays = (day: string, count: number): string =>
  dayOf(Math.min(Math.max(numberOf(day) + count, numberOf(first)), numberOf(last)));

/** The same day some months later; the last of the month where that day is missing. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day);
  const months = year * 12 + month - 1 + count;
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1];
  if (nextYear < 1000) return first;
  if (nextYear > 9999) return last;
  return dayFrom(nextYear, nextMonth, Math.min(date, daysInMonth(nextYear, nextMonth)))!;
}

/** How many days a day lies behind the first day of its week; `weekStart` is 1 for Monday, 7 for Sunday. */
export const daysIntoWeek = (day: string, weekStart: number): number =>
  (new Date(numberOf(day) * inDay).getUTCDay() - weekStart + 7) % 7;

/** `2026-11` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks of a month, `''` where a neighbouring month begins; always six, so that a calendar keeps its height. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const start = `${month}-01`;
  const lead = daysIntoWeek(start, weekStart);
  const [year, number] = parts(start);
  const count = daysInMonth(year, number);
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const at = week * 7 + day - lead + 1;
      return at < 1 || at > count ? '' : `${month}-${two(at)}`;
    }),
  );
}

/** The day on the reader's own clock. */
export const localToday = (now = new Date()): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The last days up to and including `today`, e.g. 近 7 天. */
export const lastDays = (count: number, today = localToday()): DayRange => ({
  from: addDays(today, 1 - count),
  to: today,
});
