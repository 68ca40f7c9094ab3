import { localDay } from '../clock.ts';
import type { Database } from './open.ts';

const digits = 4;

/**
 * The next number of a day in Shanghai, such as `SH20261122-0007`. Two simultaneous calls get the same number: the
 * column is unique, and the later one asks again.
 */
export async function nextNumber(
  db: Pick<Database, 'selectFrom'>,
  table: 'after_sale' | 'support_request' | 'sample_form' | 'quote',
  prefix: string,
  now: number,
): Promise<string> {
  const day = `${prefix}${localDay(now).replaceAll('-', '')}-`;
  const newest = await db
    .selectFrom(table)
    .select('number')
    .where('number', '>=', day)
    .where('number', '<', `${day}~`)
    .orderBy((order) => order.fn<number>('length', ['number']), 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last = newest ? Number(newest.number.slice(day.length)) : 0;
  return `${day}${String(last + 1).padStart(digits, '0')}`;
}
