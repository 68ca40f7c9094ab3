import { createHash } from 'node:crypto';
import type { Table } from '@panome/analysis/model';
import { html, trusted, type Html } from './html.ts';
import { embedLimit } from './limits.ts';
import { encodeTable } from './page/tableWire.ts';

const leastBytesPerCell = 4;

/**
 * Whether a table of this extent may fit into a report: what cannot need not be read. A number takes 11 bytes, a short
 * text less.
 */
export const mayCarry = (rows: number, columns: number): boolean => rows * columns * leastBytesPerCell <= embedLimit;

/** No text can end the element that holds the JSON. */
const escaped = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A table's data as it is carried in the file, as JSON. `null` when it is too large. */
export function packTable(table: Table): string | null {
  if (!mayCarry(table.rows, table.columns.length)) return null;
  const packed = escaped(encodeTable(table));
  return packed.length > embedLimit ? null : packed;
}

/** An element with the data of a table. */
export const packedElement = (id: string, packed: string): Html =>
  html`<script type="application/json" id="${id}">${trusted(packed)}</script>\n`;

/** An element with a value as JSON. */
export const jsonElement = (id: string, value: unknown): Html => packedElement(id, escaped(JSON.stringify(value)));

/**
 * A script as an element, and the source that the content policy must name for it.
 *
 * @throws {Error} When the script holds what would end or hide the element.
 */
export function scriptElement(script: string): { readonly element: Html; readonly source: string } {
  if (/<\/script|<!--/i.test(script)) throw new Error('the script cannot stand in a page');
  return {
    element: html`<script>${trusted(script)}</script>\n`,
    source: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}
