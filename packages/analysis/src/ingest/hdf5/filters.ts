import * as zlib from 'node:zlib';
import { unpackLzf } from './lzf.ts';
import { broken } from './problems.ts';

/** How a chunk was packed, in the order it was done. */
export type Filter = { readonly id: number; readonly cd_values: ArrayLike<number> };

const [DEFLATE, SHUFFLE, FLETCHER32, LZF, ZSTANDARD] = [1, 2, 3, 32_000, 32_015];

/** Of Node 22.15 and later. */
type Unpack = (packed: Uint8Array, options: { readonly maxOutputLength: number }) => Buffer;
const unzstd = (zlib as { readonly zstdDecompressSync?: Unpack }).zstdDecompressSync;

const others = new Set([LZF, ...(unzstd ? [ZSTANDARD] : [])]);
const known = new Set([DEFLATE, SHUFFLE, FLETCHER32, ...others]);

/** Whether the library lacks a filter that we have. */
export const unpacksHere = (filters: readonly Filter[]): boolean => filters.some(({ id }) => others.has(id)) && filters.every(({ id }) => known.has(id));

/**
 * Undoes the filters of a chunk, the last first.
 *
 * @throws {InputError} When it does not give as many bytes as a chunk has.
 */
export function unfiltered(packed: Buffer, filters: readonly Filter[], length: number): Buffer {
  let bytes = packed;
  try {
    for (const { cd_values: settings, id } of filters.toReversed()) {
      if (id === FLETCHER32) bytes = bytes.subarray(0, -4);
      else if (id === SHUFFLE) bytes = unshuffled(bytes, Number(settings[0] ?? 1));
      else if (id === DEFLATE) bytes = zlib.inflateSync(bytes, { maxOutputLength: length });
      else if (id === ZSTANDARD) bytes = unzstd!(bytes, { maxOutputLength: length });
      else bytes = unpackLzf(bytes, length);
    }
  } catch {
    throw broken('压缩的数据块不正确');
  }
  if (bytes.length !== length) throw broken('压缩的数据块的长度不正确');
  return bytes;
}

/** The bytes of each value together again; they were written first bytes first. What is left over at the end is not moved. */
function unshuffled(bytes: Buffer, width: number): Buffer {
  if (width < 2) return bytes;
  const count = Math.floor(bytes.length / width);
  const out = Buffer.from(bytes);
  for (let byte = 0; byte < width; byte += 1) for (let at = 0; at < count; at += 1) out[at * width + byte] = bytes[byte * count + at]!;
  return out;
}
