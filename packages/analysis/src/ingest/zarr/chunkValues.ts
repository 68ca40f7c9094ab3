import { numbersIn } from '../stored/numbers.ts';
import type { ArraySpec, ValueType } from './arraySpec.ts';
import { unpackedChunk } from './codecs.ts';
import { broken, tooLarge, unknownPart } from './problems.ts';

export type Values = Float64Array | string[];

const MOST_CHUNK = 128 * 1024 * 1024;
const NUL = /\0+$/u;

/** In bytes; `undefined` for words of any length. @throws {InputError} For values that are not read. */
function sizeOf(type: ValueType): number | undefined {
  if (type.kind === 'strange') throw unknownPart(type.name);
  if (type.kind === 'words') return undefined;
  return type.kind === 'number' ? type.number.size : type.size;
}

/** All values of a chunk in the order they are stored; one that was not written holds the fill value. */
export function chunkValues(packed: Buffer | undefined, { chunks, codecs, fill, type }: ArraySpec): Values {
  const count = chunks.reduce((product, side) => product * side, 1);
  const size = sizeOf(type);
  if (count * (size ?? 4) > MOST_CHUNK) throw tooLarge('单个数据块超过 128 MB');
  if (!packed)
    return type.kind === 'number'
      ? new Float64Array(count).fill(numberOf(fill))
      : Array.from({ length: count }, () => (typeof fill === 'string' ? fill : ''));
  const bytes = unpackedChunk(packed, codecs, size === undefined ? MOST_CHUNK : Math.max(1, count * size));
  if (size === undefined) return wordsIn(bytes, count);
  if (bytes.length !== count * size) throw broken('数据块的长度不正确');
  if (type.kind === 'number') {
    const numberAt = numbersIn(bytes, type.number);
    return Float64Array.from({ length: count }, (_, place) => numberAt(place));
  }
  return Array.from({ length: count }, (_, place) =>
    fixedWord(
      bytes.subarray(place * size, (place + 1) * size),
      type as Extract<ValueType, { kind: 'ascii' | 'utf32' }>,
    ),
  );
}

/** As JSON writes them; nothing is 0. */
function numberOf(fill: unknown): number {
  if (typeof fill === 'number' || typeof fill === 'boolean') return Number(fill);
  const named: Readonly<Record<string, number>> = { NaN: Number.NaN, Infinity, '-Infinity': -Infinity };
  return typeof fill === 'string' ? (named[fill] ?? Number.NaN) : 0;
}

function fixedWord(bytes: Buffer, { kind, little }: Extract<ValueType, { kind: 'ascii' | 'utf32' }>): string {
  if (kind === 'ascii') return bytes.toString('utf8').replace(NUL, '');
  const letters = Array.from({ length: bytes.length / 4 }, (_, at) =>
    little ? bytes.readUInt32LE(at * 4) : bytes.readUInt32BE(at * 4),
  );
  return letters
    .map((letter) => (letter <= 0x10ffff ? String.fromCodePoint(letter) : '\ufffd'))
    .join('')
    .replace(NUL, '');
}

/** The number of strings, then each string after its length. */
function wordsIn(bytes: Buffer, count: number): string[] {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== count) throw broken('文字的个数不正确');
  const words: string[] = [];
  let at = 4;
  for (let word = 0; word < count; word += 1) {
    const length = at + 4 <= bytes.length ? bytes.readUInt32LE(at) : Infinity;
    const end = at + 4 + length;
    if (end > bytes.length) throw broken('文字的长度不正确');
    words.push(bytes.toString('utf8', at + 4, end));
    at = end;
  }
  return words;
}
