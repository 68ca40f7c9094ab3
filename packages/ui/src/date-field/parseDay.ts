import { addDays, dayFrom } from './days.ts';

type Reading = {
  /** What `今天` means, and which year `11-21` belongs to. */
  today: string;
  /** Words for days near today, with their distance: `{ 昨天: -1 }`. */
  words?: Readonly<Record<string, number>>;
  /** `11/21/2026` is the 21st of November, as it is written in the United States. */
  monthFirst?: boolean;
};

const yearFirst = /^(?:(\d{4}|\d{2})[-/.年\s])?(\d{1,2})[-/.月\s](\d{1,2})日?$/;
const yearLast = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const digitsOnly = /^(\d{4})(\d{2})(\d{2})$/;
const time = /[T\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * The day that somebody meant: `2026-11-21`, `2026/11/21`, `2026.11.21`, `2026年11月21日`, `20261121`, `26-11-21`,
 * `11-21`, a word such as `今天`, or a time stamp from a table, all also in full-width characters. `undefined` for what
 * is no day.
 */
export function parseDay(typed: string, { today, words = {}, monthFirst = false }: Reading): string | undefined {
  const text = typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(time, '')
    .replace(/\s*([-/.年月日])\s*/g, '$1');
  const distance = Object.entries(words).find(([word]) => word.toLowerCase() === text)?.[1];
  if (distance !== undefined) return addDays(today, distance);

  const american = monthFirst ? yearLast.exec(text) : null;
  if (american) return dayFrom(Number(american[3]), Number(american[1]), Number(american[2]));

  const [, year = today.slice(0, 4), month, day] = yearFirst.exec(text) ?? digitsOnly.exec(text) ?? [];
  if (month === undefined) return undefined;
  return dayFrom(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
}
