import type { AuditTable } from '../database/schema/accounts.ts';
import { hashOf } from './hashOf.ts';

const replacement = '\ufffd';
/** Beyond so many, a row cannot be one that honest text has brought about. */
const mostPlaces = 8;
const halves = Array.from({ length: 0x800 }, (_, at) => String.fromCharCode(0xd800 + at));

/** Whether a database may have replaced halves of characters in it. */
export const hasReplaced = ({ agent, object }: AuditTable): boolean => `${object}${agent}`.includes(replacement);

const putBack = (row: AuditTable, places: readonly number[], half: string): AuditTable => {
  const units = `${row.object}${row.agent}`.split('');
  for (const place of places) units[place] = half;
  const object = units.slice(0, row.object.length).join('');
  return { ...row, object, agent: units.slice(row.object.length).join('') };
};

/**
 * Whether a row that does not match its hash is the one that was written: former versions hashed a text before the
 * database replaced the halves of characters in it (a lone surrogate, such as half an emoji at the end of a text
 * that was cut). One half, or the same one several times, is found by trying all 2,048; two different ones are not.
 */
export function matchesWithHalves(row: AuditTable): boolean {
  const text = `${row.object}${row.agent}`;
  const places = [...text.matchAll(/\ufffd/g)].map(({ index }) => index);
  if (places.length === 0 || places.length > mostPlaces) return false;
  const tries = places.length === 1 ? [places] : [places, ...places.map((place) => [place])];
  return tries.some((some) => halves.some((half) => hashOf(putBack(row, some, half)) === row.hash));
}
