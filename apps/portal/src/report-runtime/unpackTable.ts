import type { Table } from '@panome/analysis/model';
import { decodeTable } from '@panome/charts/report/page';

const unpacked = new Map<string, Table>();

/** The table that an element of the page carries; read once. */
export function unpackTable(element: string): Table {
  const known = unpacked.get(element) ?? decodeTable(document.getElementById(element)!.textContent);
  unpacked.set(element, known);
  return known;
}
