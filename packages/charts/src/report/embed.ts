import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Table } from '@panome/analysis/model';
import { html, trusted, type Html } from './html.ts';
import { embedLimit } from './limits.ts';
import { encodeTable } from './page/tableWire.ts';

const leastBytesPerCell = 2;

/** Whether a table of this extent may fit into a report: what cannot even if it compresses well need not be read. */
export const mayCarry = (rows: number, columns: number): boolean => rows * columns * leastBytesPerCell <= embedLimit;

/** A table's data as it is carried in the file: JSON, deflated, base64. `null` when it is too large. */
export function packTable(table: Table): string | null {
  if (!mayCarry(table.rows, table.columns.length)) return null;
  const packed = deflateRawSync(encodeTable(table)).toString('base64');
  return packed.length > embedLimit ? null : packed;
}

/** An element with packed data. */
export const packedElement = (id: string, packed: string): Html => html`<script type="text/plain" id="${id}">${trusted(packed)}</script>\n`;

/** An element with JSON: no text in it can end the element. */
export const jsonElement = (id: string, value: unknown): Html =>
  html`<script type="application/json" id="${id}">${trusted(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`))}</script>\n`;

/**
 * A script as an element, and the source that the content policy must name for it.
 *
 * @throws {Error} When the script holds what would end or hide the element.
 */
export function scriptElement(script: string): { readonly element: Html; readonly source: string } {
  if (/<\/script|<!--/i.test(script)) throw new Error('the script cannot stand in a page');
  return { element: html`<script>${trusted(script)}</script>\n`, source: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}
