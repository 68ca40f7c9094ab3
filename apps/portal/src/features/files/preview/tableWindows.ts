import type { ResponseOf } from '@panome/contract/client';

type Window = ResponseOf<'fileStorePreview'>;
export type WindowRequest = {
  readonly offset: number;
  readonly line?: number;
  readonly limit: number;
  readonly column_offset: number;
  readonly column_limit: number;
};

/** As large as the server gives: fewer requests while somebody scrolls. */
export const blockRows = 200;
export const blockColumns = 100;
/** How many windows are on their way at a time. */
const lanes = 2;

type Block = { readonly row: number; readonly column: number };
/** How tables write that a value is missing. */
const gap = /^(na|n\/a|nan|null|none|-+|\.)$/i;
/** The share of numbers that makes a column one of numbers. */
const mostly = 0.9;
const keyOf = ({ column, row }: Block) => `${row} ${column}`;

/**
 * A table that lies on the server and is fetched in blocks as they come into sight. Of the blocks asked for, the newest
 * goes first: who scrolls far does not wait for everything on the way.
 */
export function createTableWindows(load: (request: WindowRequest) => Promise<Window>) {
  const blocks = new Map<string, Window>();
  const running = new Set<string>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  let wanted: Block[] = [];
  let version = 0;
  let error: unknown;

  const tell = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const fetchBlock = async (block: Block, key: string) => {
    running.add(key);
    try {
      blocks.set(
        key,
        await load({
          offset: block.row * blockRows,
          limit: blockRows,
          column_offset: block.column * blockColumns,
          column_limit: blockColumns,
        }),
      );
      error = undefined;
    } catch (reason) {
      failed.add(key);
      error = reason;
    }
    running.delete(key);
    tell();
    work();
  };
  const work = () => {
    while (running.size < lanes) {
      const block = wanted.pop();
      if (!block) return;
      const key = keyOf(block);
      if (!blocks.has(key) && !running.has(key) && !failed.has(key)) void fetchBlock(block, key);
    }
  };
  let scheduled = false;
  /** Asked for while React draws, so the request itself waits for the end of the drawing. */
  const want = (block: Block) => {
    const key = keyOf(block);
    if (running.has(key) || failed.has(key)) return;
    wanted = [...wanted.filter((other) => keyOf(other) !== key), block].slice(-2 * lanes);
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(() => {
      scheduled = false;
      work();
    });
  };

  return {
    /** The cell as it was written, or undefined while its block is on the way. */
    cell: (row: number, column: number): string | undefined => {
      const block = { row: Math.floor(row / blockRows), column: Math.floor(column / blockColumns) };
      const found = blocks.get(keyOf(block));
      if (!found) want(block);
      return found?.rows[row % blockRows]?.[column % blockColumns] ?? (found && '');
    },
    /** The line of the file that a row stands on, once its block is there. */
    line: (row: number): number | undefined =>
      blocks.get(keyOf({ row: Math.floor(row / blockRows), column: 0 }))?.lines[row % blockRows],
    /** The row on a line of the file, or the next one. */
    rowOnLine: async (line: number): Promise<number> =>
      (await load({ offset: 0, line, limit: 1, column_offset: 0, column_limit: 1 })).offset,
    /** Whether a column is one of numbers, as far as its first rows say. A few faulty cells do not change that. */
    isNumeric: (column: number): boolean => {
      const cells =
        blocks
          .get(keyOf({ row: 0, column: Math.floor(column / blockColumns) }))
          ?.rows.map((row) => row[column % blockColumns] ?? '') ?? [];
      const filled = cells.filter((cell) => cell !== '' && !gap.test(cell));
      return (
        filled.length > 0 && filled.filter((cell) => Number.isFinite(Number(cell))).length >= filled.length * mostly
      );
    },
    /** The name of a column, once any block of it is there. */
    header: (column: number): string | undefined =>
      blocks.get(keyOf({ row: 0, column: Math.floor(column / blockColumns) }))?.header[column % blockColumns],
    first: () => blocks.get(keyOf({ row: 0, column: 0 })),
    error: () => error,
    /** Asks again for what failed. */
    retry: () => {
      failed.clear();
      error = undefined;
      want({ row: 0, column: 0 });
      tell();
    },
    start: () => want({ row: 0, column: 0 }),
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
