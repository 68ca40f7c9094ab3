import { dayInMs } from '../dayInMs.ts';

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Whether a number format shows a date: the built-in ones, East Asian ones included, or a code with day or year. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  return !/general/i.test(bare) && /[yd]|m{3,}/i.test(bare);
}

/** An Excel serial as `2023-03-01`, with the time when there is one. Excel's 29 February 1900 is not corrected. */
export function serialToIso(serial: number, from1904: boolean): string {
  const date = new Date(Math.round((from1904 ? EPOCH_1904 : EPOCH_1900) + serial * dayInMs));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19);
}
