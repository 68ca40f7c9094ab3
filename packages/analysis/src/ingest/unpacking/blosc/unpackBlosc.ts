import * as zlib from 'node:zlib';
import { unpackLz4 } from '../lz4.ts';
import { damaged, PackingFault } from '../output.ts';
import { unpackSnappy } from '../snappy.ts';
import { bitUnshuffled, unshuffled } from '../unshuffle.ts';
import { unzstd } from '../zstd.ts';
import { unpackBloscLz } from './blosclz.ts';

const HEADER = 16;
/** Of the flags. */
const [SHUFFLED, AS_IT_IS, BIT_SHUFFLED, WHOLE] = [1, 2, 4, 16];
/** Blocks of small values are packed byte by byte of the values, each by itself. */
const split = { width: 16, values: 128 };

type Unpack = (packed: Uint8Array, out: Uint8Array) => void;
/** By another decoder, whose bytes are brought over. */
const through =
  (unpack: (packed: Uint8Array, most: number) => Uint8Array): Unpack =>
  (packed, out) => {
    const plain = unpack(packed, out.length);
    if (plain.length !== out.length) throw damaged();
    out.set(plain);
  };
/** By the number in the flags. */
const formats: readonly Unpack[] = [
  unpackBloscLz,
  unpackLz4,
  unpackSnappy,
  through((packed, most) => zlib.inflateSync(packed, { maxOutputLength: most })),
  ...(unzstd ? [through((packed, most) => unzstd!(packed, { maxOutputLength: most }))] : []),
];

/**
 * Decompresses Blosc 1: independently compressed blocks whose bytes or bits were shuffled before.
 *
 * github.com/Blosc/c-blosc, README_CHUNK_FORMAT.rst; which blocks are split, and how the rest is shuffled, is told by
 * `blosc.c` and `shuffle.c` alone.
 *
 * @param length - How many bytes there should be.
 * @throws {PackingFault} When they are others, or the data are damaged. A decoder of the runtime may throw its own.
 */
export function unpackBlosc(packed: Buffer, length: number): Buffer {
  if (packed.length < HEADER) throw damaged();
  const [flags, width] = [packed[2]!, packed[3]!];
  const [size, blockSize, end] = [4, 8, 12].map((at) => packed.readUInt32LE(at)) as [number, number, number];
  if (size !== length || width === 0 || end < HEADER || end > packed.length) throw damaged();
  if ((flags & AS_IT_IS) !== 0) {
    if (end !== HEADER + size) throw damaged();
    return packed.subarray(HEADER, end);
  }
  const out = Buffer.alloc(size);
  if (size === 0) return out;
  const unpack = formats[flags >> 5];
  if (!unpack) throw new PackingFault('unknown');
  if (blockSize === 0) throw damaged();
  const blocks = Math.ceil(size / blockSize);
  if (HEADER + blocks * 4 > end) throw damaged();
  for (let block = 0; block < blocks; block += 1) {
    const to = out.subarray(block * blockSize, Math.min(size, (block + 1) * blockSize));
    const isSplit =
      (flags & WHOLE) === 0 &&
      width <= split.width &&
      to.length === blockSize &&
      Math.floor(blockSize / width) >= split.values;
    unpackBlock(packed.subarray(0, end), packed.readUInt32LE(HEADER + block * 4), to, isSplit ? width : 1, unpack);
    if ((flags & SHUFFLED) !== 0) to.set(unshuffled(to, width));
    // Blocks with a number of values that eight does not divide were left as they are.
    else if ((flags & BIT_SHUFFLED) !== 0 && Math.floor(to.length / width) % 8 === 0) to.set(bitUnshuffled(to, width));
  }
  return out;
}

function unpackBlock(packed: Buffer, start: number, out: Uint8Array, parts: number, unpack: Unpack): void {
  let at = start;
  const size = Math.floor(out.length / parts);
  if (size * parts !== out.length) throw damaged();
  for (let part = 0; part < parts; part += 1) {
    if (at < HEADER || at + 4 > packed.length) throw damaged();
    const length = packed.readUInt32LE(at);
    at += 4;
    if (at + length > packed.length) throw damaged();
    const from = packed.subarray(at, at + length);
    const to = out.subarray(part * size, (part + 1) * size);
    // A block that did not get smaller is stored uncompressed.
    if (length === size) to.set(from);
    else unpack(from, to);
    at += length;
  }
}
