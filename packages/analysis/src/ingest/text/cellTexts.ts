import { cellText } from './grid.ts';

/** The texts of cells, each made once however often its bytes occur. */
export type CellTexts = {
  /** The number of the cell's text, counting from 0 in the order of first occurrence. */
  readonly idAt: (start: number, end: number) => number;
  /** A number of its own for a text that does not stand in the file like this. */
  readonly idOf: (text: string) => number;
  /** The text of each number. Cells whose bytes differ, as by quotes, may have the same text under two numbers. */
  readonly texts: readonly string[];
};

/**
 * What is kept of a cell lies side by side: its number + 1 (0 is a free place), its hash, and its bytes' place in the
 * pool and their count.
 */
const fields = 4;

/** Starts without any text. @param bytes - The file; `start` and `end` count in it. */
export function createCellTexts(bytes: Buffer): CellTexts {
  const texts: string[] = [];
  let table = new Int32Array(fields * 4096);
  let taken = 0;
  // The bytes of different cells, together: looking at where they first occurred in a large file would be slow.
  let pool = Buffer.allocUnsafe(1 << 16);
  let used = 0;
  // Four bytes at a time.
  const words = wordsOf(bytes);
  let kept = wordsOf(pool);

  const grow = (): void => {
    const old = table;
    table = new Int32Array(old.length * 2);
    const mask = table.length - 1;
    for (let from = 0; from < old.length; from += fields) {
      if (old[from] === 0) continue;
      let place = (old[from + 1]! * fields) & mask;
      while (table[place] !== 0) place = (place + fields) & mask;
      for (let field = 0; field < fields; field += 1) table[place + field] = old[from + field]!;
    }
  };
  const keep = (start: number, end: number): number => {
    if (used + end - start > pool.length) {
      const larger = Buffer.allocUnsafe(Math.max(pool.length * 2, used + end - start));
      pool.copy(larger, 0, 0, used);
      pool = larger;
      kept = wordsOf(pool);
    }
    const at = used;
    used += bytes.copy(pool, used, start, end);
    return at;
  };
  const isSame = (at: number, start: number, length: number): boolean => {
    let k = 0;
    for (; k + 4 <= length; k += 4) if (kept.getInt32(at + k, true) !== words.getInt32(start + k, true)) return false;
    for (; k < length; k += 1) if (pool[at + k] !== bytes[start + k]) return false;
    return true;
  };

  return {
    texts,
    idOf: (text) => texts.push(text) - 1,
    idAt: (start, end) => {
      const length = end - start;
      let hash = length;
      let at = start;
      for (; at + 4 <= end; at += 4) {
        hash = Math.imul(hash ^ words.getInt32(at, true), 0x9e3779b1);
        // The lower bits alone hardly depend on the high bits of a word.
        hash ^= hash >>> 15;
      }
      for (; at < end; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
      hash ^= hash >>> 15;
      const mask = table.length - 1;
      let place = (hash * fields) & mask;
      for (; table[place] !== 0; place = (place + fields) & mask) {
        if (table[place + 1] === hash && table[place + 3] === length && isSame(table[place + 2]!, start, length))
          return table[place]! - 1;
      }
      const id = texts.push(cellText(bytes, start, end)) - 1;
      table[place] = id + 1;
      table[place + 1] = hash;
      table[place + 2] = keep(start, end);
      table[place + 3] = length;
      taken += 1;
      if (taken * fields * 2 > table.length) grow();
      return id;
    },
  };
}

const wordsOf = ({ buffer, byteLength, byteOffset }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);
