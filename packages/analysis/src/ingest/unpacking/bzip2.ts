import { BitReader } from './bitReader.ts';
import { PrefixCode } from './huffman.ts';
import { damaged, type Output } from './output.ts';

/** The numbers before a block and before the end of a stream: π and its root, in decimal digits. */
const [BLOCK, END] = [0x314159265359, 0x177245385090];
const GROUP = 50;
const [RUN_A, RUN_B] = [0, 1];
const MOST_SELECTORS = 18_002;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0);
  return value;
});

/**
 * Decompresses bzip2: one or several concatenated streams. Every checksum is verified.
 *
 * sourceware.org/bzip2/manual; the layout of a block as told in
 * github.com/dsnet/compress/blob/master/doc/bzip2-format.pdf
 *
 * @throws {PackingFault} When the data are damaged, or grow further than `output` allows.
 */
export function unpackBzip2(packed: Uint8Array, output: Output): void {
  for (let at = 0; at < packed.length && !output.enough;) at = unpackStream(packed, at, output);
}

/** Returns the position after the stream that begins here. */
function unpackStream(packed: Uint8Array, start: number, output: Output): number {
  const level = (packed[start + 3] ?? 0) - 48;
  if (packed[start] !== 0x42 || packed[start + 1] !== 0x5a || packed[start + 2] !== 0x68 || !(level >= 1 && level <= 9))
    throw damaged();
  const bits = new BitReader(packed, start + 4);
  const links = new Uint32Array(level * 100_000);
  let combined = 0;
  while (!output.enough) {
    const mark = bits.bits(24) * 0x1000000 + bits.bits(24);
    const crc = bits.word();
    if (mark === END) {
      if (crc !== combined >>> 0) throw damaged();
      break;
    }
    if (mark !== BLOCK) throw damaged();
    const from = output.length;
    unpackBlock(bits, links, output);
    if (crcOf(output.bytes, from, output.length) !== crc) throw damaged();
    combined = (combined << 1) ^ (combined >>> 31) ^ crc;
  }
  return bits.aligned();
}

/** @param links - Room for a whole block. */
function unpackBlock(bits: BitReader, links: Uint32Array, output: Output): void {
  // No program has written randomised blocks since 1996.
  if (bits.bit() === 1) throw damaged();
  const origin = bits.bits(24);
  const count = readMoved(bits, links);
  if (origin >= count) throw damaged();
  writeRuns(links, count, origin, output);
}

/** The bytes that occur in the block. */
function usedBytes(bits: BitReader): Uint8Array {
  const rows = bits.bits(16);
  const used: number[] = [];
  for (let row = 0; row < 16; row += 1) {
    if (((rows >>> (15 - row)) & 1) === 0) continue;
    const columns = bits.bits(16);
    for (let column = 0; column < 16; column += 1)
      if (((columns >>> (15 - column)) & 1) === 1) used.push(row * 16 + column);
  }
  if (used.length === 0) throw damaged();
  return Uint8Array.from(used);
}

/** Which code is used for each 50 symbols. */
function selectorsOf(bits: BitReader, codes: number): Uint8Array {
  const count = bits.bits(15);
  if (count < 1) throw damaged();
  const order = Array.from({ length: codes }, (_, code) => code);
  const selectors = new Uint8Array(Math.min(count, MOST_SELECTORS));
  for (let at = 0; at < count; at += 1) {
    let place = 0;
    while (bits.bit() === 1) {
      place += 1;
      if (place >= codes) throw damaged();
    }
    const [code] = order.splice(place, 1);
    order.unshift(code!);
    // Some programs write more selectors than a block needs; these are ignored.
    if (at < MOST_SELECTORS) selectors[at] = code!;
  }
  return selectors;
}

function readCode(bits: BitReader, symbols: number): PrefixCode {
  const lengths = new Uint8Array(symbols);
  let length = bits.bits(5);
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    for (;;) {
      if (length < 1 || length > 20) throw damaged();
      if (bits.bit() === 0) break;
      length += bits.bit() === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }
  return new PrefixCode(lengths);
}

/**
 * Decodes the codes, runs and move-to-front; returns the number of bytes of the block, stored in the low bytes of
 * `links`.
 */
function readMoved(bits: BitReader, links: Uint32Array): number {
  const front = usedBytes(bits);
  const symbols = front.length + 2;
  const count = bits.bits(3);
  if (count < 2 || count > 6) throw damaged();
  const selectors = selectorsOf(bits, count);
  const codes = Array.from({ length: count }, () => readCode(bits, symbols));
  const last = symbols - 1;
  let length = 0;
  let run = 0;
  let weight = 1;
  for (let group = 0; ; group += 1) {
    if (group >= selectors.length) throw damaged();
    const code = codes[selectors[group]!]!;
    for (let step = 0; step < GROUP; step += 1) {
      const symbol = code.read(bits);
      if (symbol === RUN_A || symbol === RUN_B) {
        run += weight * (symbol + 1);
        weight *= 2;
        if (run > links.length) throw damaged();
        continue;
      }
      if (run > 0) {
        if (length + run > links.length) throw damaged();
        links.fill(front[0]!, length, length + run);
        length += run;
        run = 0;
        weight = 1;
      }
      if (symbol === last) return length;
      if (length >= links.length) throw damaged();
      const place = symbol - 1;
      const byte = front[place]!;
      front.copyWithin(1, 0, place);
      front[0] = byte;
      links[length] = byte;
      length += 1;
    }
  }
}

/**
 * Inverts the Burrows–Wheeler transform and the first run-length coding: four equal bytes are followed by how many more
 * there are.
 */
function writeRuns(links: Uint32Array, count: number, origin: number, output: Output): void {
  const next = new Uint32Array(257);
  for (let at = 0; at < count; at += 1) next[(links[at]! & 255) + 1]! += 1;
  for (let byte = 0; byte < 256; byte += 1) next[byte + 1]! += next[byte]!;
  for (let at = 0; at < count; at += 1) {
    const place = next[links[at]! & 255]!++;
    links[place]! |= at << 8;
  }
  let at = links[origin]! >>> 8;
  let last = -1;
  let equal = 0;
  for (let left = count; left > 0; left -= 1) {
    const link = links[at]!;
    const byte = link & 255;
    at = link >>> 8;
    if (equal === 4) {
      output.reserve(byte);
      output.bytes.fill(last, output.length, output.length + byte);
      output.length += byte;
      equal = 0;
      last = -1;
      continue;
    }
    equal = byte === last ? equal + 1 : 1;
    last = byte;
    if (output.length === output.bytes.length) output.reserve(1);
    output.bytes[output.length] = byte;
    output.length += 1;
  }
}

function crcOf(bytes: Uint8Array, from: number, to: number): number {
  let crc = -1;
  for (let at = from; at < to; at += 1) crc = (crc << 8) ^ crcTable[((crc >>> 24) ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}
