import type { CellCounts } from '../../../model/index.ts';

/** Entries in any order, in arrays that grow. */
export class EntryList {
  genes: Int32Array;
  cells: Int32Array;
  values: Float64Array;
  length = 0;

  /** @param withCells - False while the caller knows the cells of the entries otherwise, until `setCells`. */
  constructor(room = 0, withCells = true) {
    const size = Math.max(1 << 16, room);
    this.genes = new Int32Array(size);
    this.cells = new Int32Array(withCells ? size : 0);
    this.values = new Float64Array(size);
  }

  /** Writes down the cells of the entries so far, which are in order: how many each cell has. */
  setCells(counts: Int32Array): void {
    this.cells = new Int32Array(this.genes.length);
    let at = 0;
    counts.forEach((count, cell) => this.cells.fill(cell, at, (at += count)));
  }

  add(gene: number, cell: number, value: number): void {
    if (this.length === this.genes.length) this.#grow();
    this.genes[this.length] = gene;
    // A place beyond the end of an array is not written.
    this.cells[this.length] = cell;
    this.values[this.length] = value;
    this.length += 1;
  }

  #grow(): void {
    const size = this.length * 2;
    const [genes, cells, values] = [
      new Int32Array(size),
      new Int32Array(this.cells.length === 0 ? 0 : size),
      new Float64Array(size),
    ];
    genes.set(this.genes);
    cells.set(this.cells);
    values.set(this.values);
    Object.assign(this, { genes, cells, values });
  }
}

/**
 * The entries cell by cell, genes ascending in each: two counting sorts, so that the order of the file does not matter.
 */
export function bySortedCells(entries: EntryList, cells: number): Pick<CellCounts, 'starts' | 'rows' | 'values'> {
  const { length } = entries;
  const starts = new Int32Array(cells + 1);
  if (isSorted(entries)) {
    for (let at = 0; at < length; at += 1) starts[entries.cells[at]! + 1]! += 1;
    for (let cell = 0; cell < cells; cell += 1) starts[cell + 1]! += starts[cell]!;
    return { starts, rows: entries.genes.slice(0, length), values: entries.values.slice(0, length) };
  }
  const byGene = countingOrder(entries.genes, length);
  for (let at = 0; at < length; at += 1) starts[entries.cells[at]! + 1]! += 1;
  for (let cell = 0; cell < cells; cell += 1) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice();
  const [rows, values] = [new Int32Array(length), new Float64Array(length)];
  for (const at of byGene) {
    const to = next[entries.cells[at]!]!++;
    rows[to] = entries.genes[at]!;
    values[to] = entries.values[at]!;
  }
  return { starts, rows, values };
}

/** Most files are. */
function isSorted({ cells, genes, length }: EntryList): boolean {
  for (let at = 1; at < length; at += 1)
    if (cells[at]! < cells[at - 1]! || (cells[at] === cells[at - 1] && genes[at]! < genes[at - 1]!)) return false;
  return true;
}

function countingOrder(keys: Int32Array, length: number): Int32Array {
  let most = 0;
  for (let at = 0; at < length; at += 1) most = Math.max(most, keys[at]!);
  const next = new Int32Array(most + 2);
  for (let at = 0; at < length; at += 1) next[keys[at]! + 1]! += 1;
  for (let key = 0; key <= most; key += 1) next[key + 1]! += next[key]!;
  const order = new Int32Array(length);
  for (let at = 0; at < length; at += 1) order[next[keys[at]!]!++] = at;
  return order;
}
