const sundayFirst = /-(?:US|CA|JP|KR|TW|HK|IL|IN|BR|MX)$/;
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** How a language writes months and days. Every date is built at midnight UTC and read in UTC. */
export function calendarFormats(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(at(day));
  };
  const weekStart = sundayFirst.test(locale) ? 7 : 1;
  const [short, long] = [format({ weekday: 'narrow' }), format({ weekday: 'long' })];
  // 2024-01-01 was a Monday.
  const week = Array.from({ length: 7 }, (_day, index) => `2024-01-${String(index + weekStart).padStart(2, '0')}`);
  return {
    day: format({ dateStyle: 'full' }),
    month: format({ year: 'numeric', month: 'long' }),
    week: week.map((day) => ({ long: long(day), short: short(day) })),
    weekStart,
  };
}

export type CalendarFormats = ReturnType<typeof calendarFormats>;
