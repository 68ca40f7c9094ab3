import type { Table } from '@panome/analysis/model';
import { decodeTable } from '@panome/charts/report/page';

const unpacked = new Map<string, Promise<Table>>();

async function unpack(element: string): Promise<Table> {
  const packed = Uint8Array.from(atob(document.getElementById(element)!.textContent), (char) => char.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return decodeTable(await new Response(stream).text());
}

/** The table that an element of the page carries; read once. */
export function unpackTable(element: string): Promise<Table> {
  const known = unpacked.get(element) ?? unpack(element);
  unpacked.set(element, known);
  return known;
}
