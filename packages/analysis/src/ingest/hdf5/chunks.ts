import type { Dataset } from 'h5wasm';
import type { Ranges } from '../stored/nodes.ts';
import { numbersIn } from '../stored/numbers.ts';
import { unfiltered, unpacksHere, type Filter } from './filters.ts';
import { broken, lacksFilter, tooLarge } from './problems.ts';

/** The whole file, and the place of the last read of the library. */
export type Reading = { readonly bytes: Buffer; readonly last: () => { readonly at: number; readonly length: number } };
type Values = Float64Array | string[];

const MOST_CHUNK = 128 * 1024 * 1024;
/** Unpacked chunks that are kept, as the next part of a matrix often lies in them too. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Of HDF5's numbers of types. */
const [INTEGER, FLOAT, WORD, ENUM] = [0, 1, 3, 8];
/** How a string of variable length is stored in a chunk: its length, then the heap address and index. */
const REFERENCE = 16;

const kept = new Map<string, Values>();
let keptValues = 0;

/** Whether a dataset is compressed by a filter that the library lacks and this code supports. */
export function isPackedOurWay(data: Dataset): boolean {
  const { chunks, type, vlen } = data.metadata as {
    readonly chunks?: readonly number[] | null;
    readonly type: number;
    readonly vlen?: boolean;
  };
  return (
    Boolean(chunks) &&
    (type === INTEGER || type === FLOAT || type === ENUM || (type === WORD && vlen !== undefined)) &&
    unpacksHere(data.filters as Filter[])
  );
}

/**
 * Reads a part of a dataset whose chunks are decompressed here. The library does not hand out stored chunks, but it
 * reads a chunk before it notices the missing filter: the last bytes read are the chunk. It reads uncompressed and
 * unwritten chunks by itself.
 *
 * @throws {InputError} When a chunk is damaged, or larger than is read.
 */
export function readChunked(data: Dataset, ranges: Ranges, reading: Reading): Values {
  const shape = data.shape ?? [];
  const sides = (data.metadata as { readonly chunks: readonly number[] }).chunks;
  if (sides.length !== shape.length || shape.length > 2 || sides.some((side) => side < 1))
    throw broken('数据块的大小不正确');
  const isWord = data.metadata.type === WORD;
  const [height, width] =
    shape.length === 2
      ? [ranges[0]![1] - ranges[0]![0], ranges[1]![1] - ranges[1]![0]]
      : [1, ranges[0]![1] - ranges[0]![0]];
  const out: Values = isWord ? Array.from({ length: height * width }, () => '') : new Float64Array(height * width);
  const [rows, columns] = shape.length === 2 ? [ranges[0]!, ranges[1]!] : ([[0, 1], ranges[0]!] as const);
  const [tall, wide] = shape.length === 2 ? [sides[0]!, sides[1]!] : [1, sides[0]!];
  for (let top = Math.floor(rows[0] / tall) * tall; top < rows[1]; top += tall) {
    for (let left = Math.floor(columns[0] / wide) * wide; left < columns[1]; left += wide) {
      const values = chunkAt(data, shape.length === 2 ? [top, left] : [left], sides, shape, reading);
      for (let row = Math.max(top, rows[0]); row < Math.min(top + tall, rows[1]); row += 1) {
        for (let column = Math.max(left, columns[0]); column < Math.min(left + wide, columns[1]); column += 1) {
          out[(row - rows[0]) * width + column - columns[0]] = values[(row - top) * wide + column - left]!;
        }
      }
    }
  }
  return out;
}

/** All values of the chunk that begins here, including those beyond the end of the dataset. */
function chunkAt(
  data: Dataset,
  start: readonly number[],
  sides: readonly number[],
  shape: readonly number[],
  reading: Reading,
): Values {
  const key = `${data.path}:${start.join()}`;
  const found = kept.get(key);
  if (found) return found;
  const count = sides.reduce((product, side) => product * side, 1);
  const { littleEndian, size, type, vlen } = data.metadata;
  const bytesEach = type === WORD && vlen ? REFERENCE : size;
  if (count * bytesEach > MOST_CHUNK) throw tooLarge('单个数据块超过 128 MB');
  let values: Values;
  try {
    withoutWords(data).slice(start.map((at) => [at, at + 1]) as [number, number][]);
    values = spread(
      data.slice(start.map((at, side) => [at, Math.min(at + sides[side]!, shape[side]!)]) as [number, number][]),
      start,
      sides,
      shape,
    );
  } catch (error) {
    if (!(error instanceof Error) || !lacksFilter(error.message)) throw error;
    const { at, length } = reading.last();
    const bytes = unfiltered(reading.bytes.subarray(at, at + length), data.filters as Filter[], count * bytesEach);
    if (type === WORD)
      values = Array.from({ length: count }, (_, row) =>
        vlen ? wordInHeap(bytes, row, reading.bytes) : cut(bytes.subarray(row * size, (row + 1) * size)),
      );
    else {
      const numberAt = numbersIn(bytes, {
        float: type === FLOAT,
        size,
        little: littleEndian,
        signed: (data.metadata as { readonly signed?: boolean }).signed ?? true,
      });
      values = Float64Array.from({ length: count }, (_, row) => numberAt(row));
    }
  }
  keptValues += count;
  if (keptValues * 8 > MOST_KEPT) {
    kept.clear();
    keptValues = count;
  }
  kept.set(key, values);
  return values;
}

/** After a failed read of strings the library would free whatever its memory happens to hold. */
const withoutWords = (data: Dataset): Dataset =>
  Object.create(data, { metadata: { value: { ...data.metadata, vlen: false } } }) as Dataset;

/** Moves the values of a chunk that extends beyond the dataset to their places in a whole chunk. */
function spread(read: unknown, start: readonly number[], sides: readonly number[], shape: readonly number[]): Values {
  const values = Array.from(read as ArrayLike<string | number | bigint>, (value) =>
    typeof value === 'string' ? value : Number(value),
  );
  const width = Math.min(sides.at(-1)!, shape.at(-1)! - start.at(-1)!);
  const count = sides.reduce((product, side) => product * side, 1);
  const words = typeof values[0] === 'string';
  const out: Values = words ? Array.from({ length: count }, () => '') : new Float64Array(count);
  values.forEach((value, at) => {
    out[Math.floor(at / width) * sides.at(-1)! + (at % width)] = value;
  });
  return out;
}

/** A string from the global heap: `GCOL`, its size, then objects by number, each padded to eight bytes. */
function wordInHeap(chunk: Buffer, row: number, file: Buffer): string {
  const length = chunk.readUInt32LE(row * REFERENCE);
  const heap = Number(chunk.readBigUInt64LE(row * REFERENCE + 4));
  const wanted = chunk.readUInt32LE(row * REFERENCE + 12);
  if (length === 0) return '';
  if (!(heap + 16 <= file.length) || file.toString('latin1', heap, heap + 4) !== 'GCOL')
    throw broken('文字不在它所说的地方');
  const end = Math.min(file.length, heap + Number(file.readBigUInt64LE(heap + 8)));
  const places = placesIn(file, heap, end);
  const at = places.get(wanted);
  if (at === undefined || at + length > end) throw broken('文字不在它所说的地方');
  return cut(file.subarray(at, at + length));
}

const heaps = new Map<number, ReadonlyMap<number, number>>();

function placesIn(file: Buffer, heap: number, end: number): ReadonlyMap<number, number> {
  const found = heaps.get(heap);
  if (found) return found;
  const places = new Map<number, number>();
  for (let at = heap + 16; at + 16 <= end;) {
    const number = file.readUInt16LE(at);
    const size = Number(file.readBigUInt64LE(at + 8));
    if (number === 0) break;
    places.set(number, at + 16);
    at += 16 + Math.ceil(size / 8) * 8;
  }
  heaps.set(heap, places);
  return places;
}

/** Strings of a fixed length end at the first byte that is 0. */
function cut(bytes: Buffer): string {
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
