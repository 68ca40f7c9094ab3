import { sql, type RawBuilder } from 'kysely';

/** A text as searches compare it: whatever the case of its Latin letters, and however its accents are composed. */
export const searchKeyOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** What people type has no wildcards (SEC-48). */
const patternOf = (text: string): string => `%${searchKeyOf(text).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Rows whose column, or what is put together of several, has the text somewhere in it. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like ${patternOf(text)} escape '\\'`;
