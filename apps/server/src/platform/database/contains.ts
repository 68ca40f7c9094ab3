import { sql, type RawBuilder } from 'kysely';

/** What people type has no wildcards (SEC-48). */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Rows whose column has the text somewhere in it, whatever the case of its Latin letters. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like ${patternOf(text.toLowerCase())} escape '\\'`;
