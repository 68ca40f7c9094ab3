import { halfOf } from './halves.ts';

export type NumberType = {
  readonly float: boolean;
  /** In bytes. */
  readonly size: number;
  readonly little: boolean;
  readonly signed: boolean;
};

/** Reads the numbers of some bytes by their place; whole numbers of 64 bits as doubles. */
export function numbersIn(bytes: Buffer, { float, little, signed, size }: NumberType): (place: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (float && size === 8) return (place) => view.getFloat64(place * 8, little);
  if (float && size === 4) return (place) => view.getFloat32(place * 4, little);
  if (float) return (place) => halfOf(view.getUint16(place * 2, little));
  if (size === 8)
    return (place) => Number(signed ? view.getBigInt64(place * 8, little) : view.getBigUint64(place * 8, little));
  if (size === 4) return (place) => (signed ? view.getInt32(place * 4, little) : view.getUint32(place * 4, little));
  if (size === 2) return (place) => (signed ? view.getInt16(place * 2, little) : view.getUint16(place * 2, little));
  return (place) => (signed ? view.getInt8(place) : view.getUint8(place));
}
