import { damaged, PackingFault, type Output } from '../output.ts';
import { CHECK_LENGTHS, checksumOf, endsInCrc } from './checksums.ts';
import { unpackLzma2 } from './lzma2.ts';

const MAGIC = Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]);
const LZMA2 = 0x21;
const LONGEST_NUMBER = 9;

type Sizes = {
  /** Without padding. */
  readonly packed: number;
  readonly plain: number;
};

/**
 * Decompresses xz: one or several concatenated streams. Every checksum and size is verified.
 *
 * “The .xz File Format” 1.2.1 (tukaani.org/xz/xz-file-format.txt). Only the filter LZMA2 is supported; the others are
 * for executables.
 *
 * @throws {PackingFault} When the data are damaged, grow further than `output` allows, or went through another filter.
 */
export function unpackXz(packed: Buffer, output: Output): void {
  let at = 0;
  while (at < packed.length && !output.enough) {
    at = unpackStream(packed, at, output);
    // Padding between streams: zeros, four at a time.
    while (at + 4 <= packed.length && packed.readUInt32LE(at) === 0) at += 4;
  }
}

/** Returns the position after the stream that begins here. */
function unpackStream(packed: Buffer, start: number, output: Output): number {
  if (!packed.subarray(start, start + 6).equals(MAGIC) || !endsInCrc(packed, start + 6, start + 8)) throw damaged();
  const [first, kind] = [packed[start + 6]!, packed[start + 7]!];
  if (first !== 0 || kind > 15) throw damaged();
  const blocks: Sizes[] = [];
  let at = start + 12;
  while (packed[at] !== 0) {
    const [behind, sizes] = unpackBlock(packed, at, kind, output);
    if (output.enough) return behind;
    blocks.push(sizes);
    at = behind;
  }
  const behind = checkIndex(packed, at, blocks);
  const footer = packed.subarray(behind, behind + 12);
  // CRC, length of the index, the flags again, and “YZ”.
  if (footer.length < 12 || !endsInCrc(Buffer.concat([footer.subarray(4, 10), footer.subarray(0, 4)]), 0, 6))
    throw damaged();
  if (
    (footer.readUInt32LE(4) + 1) * 4 !== behind - at ||
    footer[8] !== 0 ||
    footer[9] !== kind ||
    footer.toString('latin1', 10) !== 'YZ'
  )
    throw damaged();
  return behind + 12;
}

function unpackBlock(
  packed: Buffer,
  start: number,
  kind: number,
  output: Output,
): readonly [behind: number, sizes: Sizes] {
  const from = checkHeader(packed, start);
  const before = output.length;
  const to = unpackLzma2(packed, from.at, output);
  if (output.enough) return [to, { packed: 0, plain: 0 }];
  const plain = output.length - before;
  if ((from.packed !== undefined && from.packed !== to - from.at) || (from.plain !== undefined && from.plain !== plain))
    throw damaged();
  let at = to;
  for (; (at - from.at) % 4 !== 0; at += 1) if (packed[at] !== 0) throw damaged();
  const length = CHECK_LENGTHS[kind]!;
  const wanted = checksumOf(kind, output.bytes.subarray(before, output.length));
  if (at + length > packed.length || (wanted && !wanted.equals(packed.subarray(at, at + length)))) throw damaged();
  return [at + length, { packed: to - start + length, plain }];
}

/** Where the data of a block begin, and how long they are where the header says it. */
function checkHeader(
  packed: Buffer,
  start: number,
): { readonly at: number; readonly packed: number | undefined; readonly plain: number | undefined } {
  const length = ((packed[start] ?? 0) + 1) * 4;
  const end = start + length - 4;
  if (!endsInCrc(packed, start, end)) throw damaged();
  const flags = packed[start + 1]!;
  const numbers = new Numbers(packed, start + 2, end);
  const sizes = {
    packed: (flags & 0x40) === 0 ? undefined : numbers.next(),
    plain: (flags & 0x80) === 0 ? undefined : numbers.next(),
  };
  if ((flags & 0x3c) !== 0) throw new PackingFault('unknown');
  for (let filter = 0; filter <= (flags & 3); filter += 1) {
    const [id, settings] = [numbers.next(), numbers.next()];
    if (id !== LZMA2) throw new PackingFault('unknown');
    if (settings !== 1 || numbers.byte() > 40 || filter > 0) throw damaged();
  }
  numbers.padding(end);
  return { at: start + length, ...sizes };
}

/** The index lists the blocks again. */
function checkIndex(packed: Buffer, start: number, blocks: readonly Sizes[]): number {
  const numbers = new Numbers(packed, start + 1, packed.length);
  if (numbers.next() !== blocks.length) throw damaged();
  for (const sizes of blocks) if (numbers.next() !== sizes.packed || numbers.next() !== sizes.plain) throw damaged();
  const end = start + Math.ceil((numbers.at - start) / 4) * 4;
  numbers.padding(end);
  if (!endsInCrc(packed, start, end)) throw damaged();
  return end + 4;
}

/** Numbers of seven bits a byte, the lowest first. */
class Numbers {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #end: number;

  constructor(bytes: Uint8Array, at: number, end: number) {
    [this.#bytes, this.at, this.#end] = [bytes, at, end];
  }

  byte(): number {
    if (this.at >= Math.min(this.#end, this.#bytes.length)) throw damaged();
    this.at += 1;
    return this.#bytes[this.at - 1]!;
  }

  next(): number {
    let value = 0;
    for (let place = 0; place < LONGEST_NUMBER; place += 1) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** (7 * place);
      if (byte < 128) return value;
    }
    throw damaged();
  }

  /** @throws {PackingFault} When something stands between here and `end`. */
  padding(end: number): void {
    while (this.at < end) if (this.byte() !== 0) throw damaged();
  }
}
