import { unpackLz4 } from '../unpacking/lz4.ts';
import { damaged, PackingFault } from '../unpacking/output.ts';
import { bitUnshuffled } from '../unpacking/unshuffle.ts';
import { unzstd } from '../unpacking/zstd.ts';

const HEADER = 12;
/** Compression that follows Bitshuffle. */
const [NONE, LZ4, ZSTANDARD] = [0, 2, 3];
/** Values in a block by default: 8 KB, whole eights, at least 128. */
const usualBlock = (width: number): number => Math.max(128, Math.floor(8192 / width / 8) * 8);

type Unpack = (packed: Buffer, out: Buffer) => void;

/** The header of both filters: length of the content and of its blocks, big-endian. */
function headOf(packed: Buffer, length: number): { readonly block: number } {
  if (packed.length < HEADER || packed.readBigUInt64BE(0) !== BigInt(length)) throw damaged();
  return { block: packed.readUInt32BE(8) };
}

/** Reads one block with its length before it; returns the position after it. */
function unpackBlock(packed: Buffer, at: number, out: Buffer, unpack: Unpack): number {
  if (at + 4 > packed.length) throw damaged();
  const end = at + 4 + packed.readUInt32BE(at);
  if (end > packed.length) throw damaged();
  unpack(packed.subarray(at + 4, end), out);
  return end;
}

/**
 * The LZ4 filter of HDF5 (32004): independent blocks of LZ4; a block that did not get smaller is stored uncompressed.
 *
 * github.com/nexusformat/HDF5-External-Filter-Plugins, LZ4
 *
 * @throws {PackingFault} When it does not give `length` bytes.
 */
export function unpackLz4Blocks(packed: Buffer, length: number): Buffer {
  const { block } = headOf(packed, length);
  if (block === 0) throw damaged();
  const out = Buffer.alloc(length);
  let at = HEADER;
  for (let from = 0; from < length; from += block) {
    const to = out.subarray(from, Math.min(length, from + block));
    at = unpackBlock(packed, at, to, (bytes, plain) =>
      bytes.length === plain.length ? plain.set(bytes) : unpackLz4(bytes, plain),
    );
  }
  return out;
}

/**
 * Bitshuffle (32008), alone or with LZ4 or Zstandard behind it. Blocks hold multiples of eight values; the remaining
 * values are stored unchanged.
 *
 * Masui et al. 2015, Astronomy and Computing 12, 181; github.com/kiyo-masui/bitshuffle
 *
 * @param settings - Version (two numbers), width of a value, values in a block, kind of packing.
 * @throws {PackingFault} When it does not give `length` bytes.
 */
export function unpackBitshuffle(packed: Buffer, length: number, settings: ArrayLike<number>): Buffer {
  const [width, given, kind] = [Number(settings[2] ?? 0), Number(settings[3] ?? 0), Number(settings[4] ?? NONE)];
  if (width === 0 || ![NONE, LZ4, ZSTANDARD].includes(kind)) throw damaged();
  if (kind === ZSTANDARD && !unzstd) throw new PackingFault('unknown');
  const unpack: Unpack =
    kind === LZ4
      ? unpackLz4
      : (bytes, plain) => plain.set(sized(unzstd!(bytes, { maxOutputLength: plain.length }), plain.length));
  const block = kind === NONE ? (given || usualBlock(width)) * width : headOf(packed, length).block;
  if (block === 0 || block % (8 * width) !== 0) throw damaged();
  if (kind === NONE && packed.length !== length) throw damaged();
  const out = Buffer.alloc(length);
  const whole = Math.floor(length / (8 * width)) * 8 * width;
  let at = kind === NONE ? 0 : HEADER;
  for (let from = 0; from < whole; from += block) {
    const to = out.subarray(from, Math.min(whole, from + block));
    if (kind === NONE) {
      packed.copy(to, 0, at, at + to.length);
      at += to.length;
    } else at = unpackBlock(packed, at, to, unpack);
    to.set(bitUnshuffled(to, width));
  }
  const rest = packed.subarray(at);
  if (rest.length !== length - whole) throw damaged();
  rest.copy(out, whole);
  return out;
}

function sized(bytes: Buffer, length: number): Buffer {
  if (bytes.length !== length) throw damaged();
  return bytes;
}
