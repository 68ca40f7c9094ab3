import * as zlib from 'node:zlib';
import { unpackBlosc } from '../unpacking/blosc/unpackBlosc.ts';
import { unpackBzip2 } from '../unpacking/bzip2.ts';
import { Output, PackingFault } from '../unpacking/output.ts';
import { unshuffled } from '../unpacking/unshuffle.ts';
import { unzstd } from '../unpacking/zstd.ts';
import { unpackBitshuffle, unpackLz4Blocks } from './lz4Blocks.ts';
import { unpackLzf } from './lzf.ts';
import { broken, unknownPacking } from './problems.ts';

/** How a chunk was packed, in the order it was done. */
export type Filter = { readonly id: number; readonly cd_values: ArrayLike<number> };

/** @param length - Of the content. */
type Undo = (packed: Buffer, length: number, settings: ArrayLike<number>) => Buffer;
const [DEFLATE, SHUFFLE, FLETCHER32] = [1, 2, 3];

/**
 * Filters of the library and additional ones, by their registered number. github.com/HDFGroup/hdf5_plugins,
 * RegisteredFilterPlugins.md
 */
const library = new Map<number, Undo>([
  [DEFLATE, (packed, length) => zlib.inflateSync(packed, { maxOutputLength: length })],
  [SHUFFLE, (packed, _, settings) => unshuffled(packed, Number(settings[0] ?? 1))],
  [FLETCHER32, (packed) => packed.subarray(0, -4)],
]);
const others = new Map<number, Undo>([
  [
    307,
    (packed, length) => {
      const output = new Output(length);
      unpackBzip2(packed, output);
      return output.content;
    },
  ],
  [32_000, unpackLzf],
  [32_001, unpackBlosc],
  [32_004, unpackLz4Blocks],
  [32_008, unpackBitshuffle],
  ...(unzstd
    ? [[32_015, (packed: Buffer, length: number) => unzstd!(packed, { maxOutputLength: length })] as const]
    : []),
]);

/** Whether a filter is supported here but not by the library. */
export const unpacksHere = (filters: readonly Filter[]): boolean =>
  filters.some(({ id }) => others.has(id)) && filters.every(({ id }) => library.has(id) || others.has(id));

/**
 * Reverses the filters of a chunk, the last one first.
 *
 * @throws {InputError} When it does not give as many bytes as a chunk has.
 */
export function unfiltered(packed: Buffer, filters: readonly Filter[], length: number): Buffer {
  let bytes = packed;
  try {
    filters.toReversed().forEach(({ cd_values: settings, id }, at) => {
      // A checksum written before a compression filter was compressed with the chunk.
      const sums = filters.slice(0, filters.length - 1 - at).filter((one) => one.id === FLETCHER32).length;
      bytes = (library.get(id) ?? others.get(id)!)(bytes, length + 4 * sums, settings);
    });
  } catch (error) {
    if (error instanceof PackingFault && error.reason === 'unknown') throw unknownPacking('Blosc');
    throw broken('压缩的数据块不正确');
  }
  if (bytes.length !== length) throw broken('压缩的数据块的长度不正确');
  return bytes;
}
