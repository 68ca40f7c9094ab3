import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The CRC of 64 bits of ECMA-182, reflected, by bytes: low and high halves. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let value = BigInt(byte);
  for (let bit = 0; bit < 8; bit += 1) value = (value >> 1n) ^ ((value & 1n) === 1n ? 0xc96c5795d7870f42n : 0n);
  return value;
});
const low = Int32Array.from(table, (value) => Number(value & 0xffffffffn) | 0);
const high = Int32Array.from(table, (value) => Number(value >> 32n) | 0);

function crc64(bytes: Uint8Array): Buffer {
  let [lower, upper] = [-1, -1];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = (lower ^ bytes[at]!) & 255;
    lower = ((lower >>> 8) | (upper << 24)) ^ low[byte]!;
    upper = (upper >>> 8) ^ high[byte]!;
  }
  const sum = Buffer.alloc(8);
  sum.writeInt32LE(~lower, 0);
  sum.writeInt32LE(~upper, 4);
  return sum;
}

function crc32Of(bytes: Uint8Array): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(bytes), 0);
  return sum;
}

/** How long the checksum of each kind is; of kinds that nobody has given a meaning too. */
export const CHECK_LENGTHS = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64] as const;

/** The checksum of a block by its kind; `undefined` for a kind that is not known. */
export function checksumOf(kind: number, bytes: Uint8Array): Buffer | undefined {
  if (kind === 1) return crc32Of(bytes);
  if (kind === 4) return crc64(bytes);
  return kind === 10 ? createHash('sha256').update(bytes).digest() : undefined;
}

/** Whether four bytes are the CRC of those before them. */
export const endsInCrc = (bytes: Buffer, from: number, to: number): boolean =>
  to + 4 <= bytes.length && bytes.readUInt32LE(to) === crc32(bytes.subarray(from, to));
