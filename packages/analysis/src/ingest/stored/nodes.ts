import type { Faults } from '../parts/content.ts';

/** Numbers read at a time, which bounds the memory of a library. */
const STEP = 1 << 20;
const NAMES_STEP = 1 << 14;
/** Names and words are at most this long together. */
const MOST_LETTERS = 256 * 1024 * 1024;

export type Numbers = Float64Array | Int32Array;
export type Ranges = readonly (readonly [from: number, to: number])[];

/** A group of a file of arrays in groups, such as HDF5 and zarr. */
export type Group = {
  readonly kind: 'group';
  readonly faults: Faults;
  readonly keys: () => readonly string[];
  /** `undefined` for what is not there, leads out of the file, or is neither a group nor an array. */
  readonly get: (name: string) => Group | Dataset | undefined;
  /** A word or number written to it, lists as arrays; `undefined` when it is not there. */
  readonly attribute: (name: string) => unknown;
};

/** An array in such a file, read when it is asked for. */
export type Dataset = {
  readonly kind: 'array';
  readonly faults: Faults;
  /** Empty for a single value. */
  readonly shape: readonly number[];
  /** Of records, the names of their parts. */
  readonly members: readonly string[] | undefined;
  readonly attribute: (name: string) => unknown;
  /** A part of it, row by row: numbers in a typed array, or words, or records as lists. */
  readonly slice: (ranges: Ranges) => unknown;
};

/** What a path leads to, step by step; `undefined` when a step is not there or leads out of the file. */
export function at(from: Group, path: string): Group | Dataset | undefined {
  let here: Group | Dataset | undefined = from;
  for (const name of path.split('/')) {
    if (here?.kind !== 'group' || !here.keys().includes(name)) return undefined;
    here = here.get(name);
  }
  return here;
}

export const groupAt = (from: Group, path: string): Group | undefined => {
  const found = at(from, path);
  return found?.kind === 'group' ? found : undefined;
};
export const datasetAt = (from: Group, path: string): Dataset | undefined => {
  const found = at(from, path);
  return found?.kind === 'array' ? found : undefined;
};

/** @throws {InputError} When it is not there. */
export function needed(from: Group, path: string): Dataset {
  const found = datasetAt(from, path);
  if (!found) throw from.faults.broken(`缺少 ${path}`);
  return found;
}

export const textAttribute = (of: Group | Dataset, name: string): string => {
  const value = of.attribute(name);
  return typeof value === 'string' ? value : '';
};

export const lengthOf = (data: Dataset): number => data.shape.reduce((product, side) => product * side, 1);

/** Fills `target` with the numbers of a list, whatever their type, from `from` on. */
export function readNumbers(data: Dataset, target: Numbers, from = 0): void {
  for (let start = 0; start < target.length; start += STEP) {
    const stop = Math.min(target.length, start + STEP);
    copyNumbers(data, [[from + start, from + stop]], target, start);
  }
}

/** Copies the numbers of a part, of any type; @throws {InputError} when they are none. */
export function copyNumbers(data: Dataset, ranges: Ranges, target: Numbers, start: number): void {
  const read = data.slice(ranges);
  if (read instanceof BigInt64Array || read instanceof BigUint64Array) {
    for (let place = 0; place < read.length; place += 1) target[start + place] = Number(read[place]);
  } else if (ArrayBuffer.isView(read) && !(read instanceof DataView)) {
    target.set(read as unknown as ArrayLike<number>, start);
  } else throw data.faults.broken('应为数字的地方不是数字');
}

/**
 * The whole of a list as cells of a table: words as written, numbers in their shortest form; of records one of their
 * parts.
 */
export function readTexts(data: Dataset, most: number, member = -1): string[] {
  const length = lengthOf(data);
  const { broken, tooLarge } = data.faults;
  if (data.shape.length !== 1) throw broken('名称不是一列');
  if (length > most)
    throw tooLarge(`一列有 ${length.toLocaleString('en-US')} 个值，最多 ${most.toLocaleString('en-US')} 个`);
  const texts: string[] = [];
  let letters = 0;
  for (let start = 0; start < length; start += NAMES_STEP) {
    const read = data.slice([[start, Math.min(length, start + NAMES_STEP)]]);
    const values: readonly unknown[] = Array.isArray(read) ? read : Array.from(read as ArrayLike<unknown>);
    for (const one of values) {
      const value = member < 0 ? one : single(one, member);
      const text = wordOf(value);
      letters += text.length;
      texts.push(text);
    }
    if (letters > MOST_LETTERS) throw tooLarge('名称和注释的文字过长');
  }
  return texts;
}

function single(record: unknown, member: number): unknown {
  const value: unknown = Array.isArray(record) ? record[member] : undefined;
  return Array.isArray(value)
    ? value[0]
    : ArrayBuffer.isView(value)
      ? (value as unknown as ArrayLike<unknown>)[0]
      : value;
}

/** A value as a cell shows it; a table's own marks would break it. */
export function wordOf(value: unknown): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.replace(/[\t\r\n\0]+/gu, ' ').trim();
}
