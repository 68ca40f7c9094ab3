import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Column, Table } from '../model/index.ts';

/**
 * `<table>.bin`, the side file beside `<table>.csv` from which columns are read without parsing:
 * `PANOTBL1`, the header's length (uint32 LE), the header (JSON), then at multiples of 8 one block a column:
 * numbers as float64 LE, texts as uint32 LE end offsets followed by UTF-8.
 */
const MAGIC = 'PANOTBL1';

type Block = Omit<Column, 'values'> & { readonly offset: number; readonly length: number };
type Header = {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: readonly Block[];
};

/** Writes the side file of a table. */
export function writeTableFile(path: string, table: Table): void {
  let offset = 0;
  const blocks = table.columns.map((column) => {
    const { name, label, kind, unit } = column;
    const length = column.kind === 'text' ? table.rows * 4 + textBytes(column.values) : table.rows * 8;
    const block: Block = { name, label, kind, ...(unit === undefined ? {} : { unit }), offset, length };
    offset += align(length);
    return block;
  });
  const header: Header = { id: table.id, title: table.title, rows: table.rows, columns: blocks };
  const json = Buffer.from(JSON.stringify(header), 'utf8');
  const head = Buffer.alloc(align(12 + json.length));
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(json.length, 8);
  json.copy(head, 12);

  const file = openSync(path, 'w');
  try {
    writeSync(file, head);
    for (const column of table.columns) writeSync(file, encodeColumn(column, table.rows));
  } finally {
    closeSync(file);
  }
}

export type ReadTableOptions = {
  /** Names of the columns wanted, in this order; all when absent. */
  readonly columns?: readonly string[] | undefined;
  /** First row wanted, from 0; 0 when absent. Past the last row nothing is read. */
  readonly offset?: number | undefined;
  /** Rows wanted at most; all that follow when absent. */
  readonly limit?: number | undefined;
  /** Only these rows, in this order; `offset` and `limit` then say nothing. */
  readonly rows?: readonly number[] | undefined;
};

/**
 * Reads a table of a finished run, or only some columns and rows of it.
 *
 * @param dir - The `outDir` of `executeRun`.
 * @throws {RangeError} When a column is not in the table.
 */
export function readTable(
  dir: string,
  tableId: string,
  { columns, offset = 0, limit = Infinity, rows }: ReadTableOptions = {},
): Table {
  const file = openSync(join(dir, `${tableId}.bin`), 'r');
  try {
    const start = readExactly(file, 0, 12);
    if (start.toString('latin1', 0, 8) !== MAGIC) throw new Error(`${tableId}.bin is not a table file`);
    const size = start.readUInt32LE(8);
    const header = JSON.parse(readExactly(file, 12, size).toString('utf8')) as Header;
    const base = align(12 + size);
    const from = Math.min(Math.max(0, offset), header.rows);
    const to = Math.min(header.rows, from + Math.max(0, limit));
    const wanted = columns?.map((name) => {
      const block = header.columns.find((column) => column.name === name);
      if (!block) throw new RangeError(`table ${tableId} has no column ${name}`);
      return block;
    });
    const blocks = wanted ?? header.columns;
    if (rows) {
      const picked = blocks.map((block) => pickCells(file, base, block, header.rows, rows));
      return { id: header.id, title: header.title, rows: rows.length, columns: picked };
    }
    const read = blocks.map((block) => decodeColumn(file, base, block, header.rows, from, to));
    return { id: header.id, title: header.title, rows: to - from, columns: read };
  } finally {
    closeSync(file);
  }
}

function encodeColumn(column: Column, rows: number): Buffer {
  if (column.kind !== 'text') {
    return Buffer.from(column.values.buffer, column.values.byteOffset, rows * 8);
  }
  const block = Buffer.alloc(align(rows * 4 + textBytes(column.values)));
  let at = rows * 4;
  column.values.forEach((text, row) => {
    at += block.write(text, at, 'utf8');
    block.writeUInt32LE(at - rows * 4, row * 4);
  });
  return block;
}

function decodeColumn(file: number, base: number, block: Block, rows: number, from: number, to: number): Column {
  const { name, label, kind, unit } = block;
  const meta = { name, label, ...(unit === undefined ? {} : { unit }) };
  const start = base + block.offset;
  if (kind !== 'text') {
    const values = new Float64Array(to - from);
    readInto(file, start + from * 8, Buffer.from(values.buffer));
    return { ...meta, kind, values };
  }
  const ends = readExactly(file, start + Math.max(0, from - 1) * 4, (to - Math.max(0, from - 1)) * 4);
  const endOf = (row: number) => (row < 0 ? 0 : ends.readUInt32LE((row - Math.max(0, from - 1)) * 4));
  const first = from === 0 || to === from ? 0 : endOf(from - 1);
  const last = to === from ? 0 : endOf(to - 1);
  const text = readExactly(file, start + rows * 4 + first, last - first);
  const values = Array.from({ length: to - from }, (_, index) => {
    const begin = index === 0 ? 0 : endOf(from + index - 1) - first;
    return text.toString('utf8', begin, endOf(from + index) - first);
  });
  return { ...meta, kind, values };
}

/** Some cells of a column, each read by itself. */
function pickCells(file: number, base: number, block: Block, all: number, rows: readonly number[]): Column {
  const cells = rows.map((row) => decodeColumn(file, base, block, all, row, row + 1));
  const { name, label, unit } = block;
  const meta = { name, label, ...(unit === undefined ? {} : { unit }) };
  return block.kind === 'text'
    ? { ...meta, kind: 'text', values: cells.map(({ values }) => String(values[0])) }
    : { ...meta, kind: block.kind, values: Float64Array.from(cells, ({ values }) => Number(values[0])) };
}

function readExactly(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readInto(file, position, buffer);
  return buffer;
}

function readInto(file: number, position: number, buffer: Buffer): void {
  for (let done = 0; done < buffer.length;) {
    const count = readSync(file, buffer, done, buffer.length - done, position + done);
    if (count === 0) throw new Error('table file ends too early');
    done += count;
  }
}

function textBytes(values: readonly string[]): number {
  return values.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function align(length: number): number {
  return Math.ceil(length / 8) * 8;
}
