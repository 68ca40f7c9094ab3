import { openPrepared, type PreparedTable } from '@panome/analysis/node';
import type { Bits } from './rememberBits.ts';
import { rememberBits } from './rememberBits.ts';

const megabyte = 1024 ** 2;
/** Columns that are kept in the memory of one child. */
const mostBytes = 768 * megabyte;

export type OpenTable = PreparedTable & { readonly remember: (condition: unknown, make: () => Bits) => Bits };

/** Tables that were asked for last, the latest at the end. */
const open = new Map<string, OpenTable>();

/** A prepared table with its columns and the bits of former conditions, as far as they fit into memory. */
export function openTable(folder: string): OpenTable {
  const known = open.get(folder);
  open.delete(folder);
  const table = known ?? { ...openPrepared(folder), remember: rememberBits() };
  open.set(folder, table);
  let bytes = [...open.values()].reduce((sum, one) => sum + one.bytes(), 0);
  for (const [other, one] of open) {
    if (bytes <= mostBytes || other === folder) break;
    bytes -= one.bytes();
    open.delete(other);
  }
  return table;
}

/** Gives up a table that became too large while it was read. */
export function closeLarge(folder: string): void {
  if ((open.get(folder)?.bytes() ?? 0) > mostBytes) open.delete(folder);
}
