import { createHash } from 'node:crypto';
import { Deserializer, Serializer } from 'node:v8';

const hashBytes = 32;
const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Bytes of plain data, with their hash before them. @throws When something in it is no plain data. */
export function pack(value: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  const bytes = serializer.releaseBuffer();
  return Buffer.concat([hashOf(bytes), bytes]);
}

/**
 * What `pack` was given; arrays of numbers have memory of their own.
 *
 * @throws {RangeError} When the bytes are not all there: a machine that lost its power may keep the name of a file alone.
 */
export function unpack(packed: Buffer): unknown {
  const bytes = packed.subarray(hashBytes);
  if (!hashOf(bytes).equals(packed.subarray(0, hashBytes))) throw new RangeError('packed bytes are damaged');
  const deserializer = new Deserializer(bytes);
  deserializer.readHeader();
  return deserializer.readValue();
}

/** A low estimate of the bytes that plain data take, without looking at each text. */
export function weightOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value) && typeof value[0] !== 'object') return 8 * value.length;
  return Object.values(value).reduce((sum: number, part) => sum + weightOf(part), 0);
}
