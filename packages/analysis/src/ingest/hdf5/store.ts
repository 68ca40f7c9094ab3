import { Dataset, File, Group, ready } from 'h5wasm';
import { broken, tooLarge } from './problems.ts';
import { readFrom, sliceOf } from './slice.ts';

/** Numbers that are read at once: what the library holds beside the result stays small. */
const STEP = 1 << 20;
const NAMES_STEP = 1 << 14;
/** Names and words are at most this long together. */
const MOST_LETTERS = 256 * 1024 * 1024;

export type Numbers = Float64Array | Int32Array;
export { Dataset, Group };

const NAME = '/file.h5';

/**
 * Opens an HDF5 file in the memory of the library, which sees no file but this one: what a file says to lie in other files is not there.
 * A read that fails is thrown; without that the library would answer with whatever its memory holds.
 *
 * @throws {InputError} When it is damaged.
 */
export async function openStore(bytes: Uint8Array): Promise<Group> {
  const library = await ready;
  library.activate_throwing_error_handler();
  // Kept as it is: a copy of a large file would take its size again.
  const asItIs = { flags: 'w', canOwn: true };
  library.FS.writeFile(NAME, bytes, asItIs);
  watch(library.FS as unknown as FileSystem, bytes);
  return new File(NAME, 'r');
}

type Read = (stream: unknown, buffer: unknown, offset: number, length: number, position: number) => number;
type FileSystem = { readonly lookupPath: (name: string) => { readonly node: { stream_ops: { readonly read: Read } } } };

/** Keeps where the library read last. */
function watch(files: FileSystem, bytes: Uint8Array): void {
  const { node } = files.lookupPath(NAME);
  const operations = node.stream_ops;
  let last = { at: 0, length: 0 };
  node.stream_ops = {
    ...operations,
    read: (stream, buffer, offset, length, position) => {
      last = { at: position, length };
      return operations.read(stream, buffer, offset, length, position);
    },
  };
  readFrom({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), last: () => last });
}

/** What a path leads to, step by step; `undefined` when a step is not there or leads out of the file. */
export function at(from: Group, path: string): Group | Dataset | undefined {
  let here: unknown = from;
  for (const name of path.split('/')) {
    if (!(here instanceof Group) || !here.keys().includes(name)) return undefined;
    here = here.get(name);
  }
  return here instanceof Group || here instanceof Dataset ? here : undefined;
}

export const groupAt = (from: Group, path: string): Group | undefined => {
  const found = at(from, path);
  return found instanceof Group ? found : undefined;
};
export const datasetAt = (from: Group, path: string): Dataset | undefined => {
  const found = at(from, path);
  return found instanceof Dataset ? found : undefined;
};

/** @throws {InputError} When it is not there. */
export function needed(from: Group, path: string): Dataset {
  const found = datasetAt(from, path);
  if (!found) throw broken(`缺少 ${path}`);
  return found;
}

/** A word or number written to a group or a dataset; lists as arrays. */
export function attribute(of: Group | Dataset, name: string): unknown {
  const found = of.attrs[name];
  return found === undefined ? undefined : found.value;
}

export const textAttribute = (of: Group | Dataset, name: string): string => {
  const value = attribute(of, name);
  return typeof value === 'string' ? value : '';
};

export const lengthOf = (data: Dataset): number => (data.shape ?? []).reduce((product, side) => product * side, 1);

/** Fills `target` with the numbers of a list, whatever their type, from `from` on. */
export function readNumbers(data: Dataset, target: Numbers, from = 0): void {
  for (let start = 0; start < target.length; start += STEP) {
    const stop = Math.min(target.length, start + STEP);
    copyNumbers(sliceOf(data, [[from + start, from + stop]]), target, start);
  }
}

/** Copies numbers of any type; @throws {InputError} when they are none. */
export function copyNumbers(read: unknown, target: Numbers, start: number): void {
  if (read instanceof BigInt64Array || read instanceof BigUint64Array) {
    for (let at = 0; at < read.length; at += 1) target[start + at] = Number(read[at]);
  } else if (ArrayBuffer.isView(read) && !(read instanceof DataView)) {
    target.set(read as unknown as ArrayLike<number>, start);
  } else throw broken('应为数字的地方不是数字');
}

/** The whole of a list as cells of a table: words as written, numbers in their shortest form; of records one of their parts. */
export function readTexts(data: Dataset, most: number, member = -1): string[] {
  const length = lengthOf(data);
  if ((data.shape ?? []).length !== 1) throw broken('名称不是一列');
  if (length > most) throw tooLarge(`一列有 ${length.toLocaleString('en-US')} 个值，最多 ${most.toLocaleString('en-US')} 个`);
  const texts: string[] = [];
  let letters = 0;
  for (let start = 0; start < length; start += NAMES_STEP) {
    const read: unknown = sliceOf(data, [[start, Math.min(length, start + NAMES_STEP)]]);
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
  return Array.isArray(value) ? value[0] : ArrayBuffer.isView(value) ? (value as unknown as ArrayLike<unknown>)[0] : value;
}

/** A value as a cell shows it; a table's own marks would break it. */
export function wordOf(value: unknown): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  return value.replace(/[\t\r\n\0]+/gu, ' ').trim();
}
