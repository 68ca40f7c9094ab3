import { sql, type RawBuilder } from 'kysely';

/** A text in the form that searches compare: in lower case and composed (NFC). */
export const searchKeyOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** A LIKE pattern in which typed `%` and `_` are no wildcards (SEC-48). */
const patternOf = (text: string): string => `%${searchKeyOf(text).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** The condition that a column, or an expression of several columns, contains the text. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like ${patternOf(text)} escape '\\'`;
