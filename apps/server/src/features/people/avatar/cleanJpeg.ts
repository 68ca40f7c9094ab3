import { broken, checkParts, checkSize, PictureFault } from './pictureFault.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const app0 = 0xe0;
/** The Adobe segment, which says how the colours were transformed. */
const app14 = 0xee;
/** Baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, quantisation tables, restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Where the coded pixels of a scan end: at a marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw broken();
}

/**
 * Keeps the segments that draw a JPEG; what cameras and editors wrote (APP1, APP2 …, comments) and what follows the end
 * is dropped.
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  let sized = false;
  let drawn = false;
  for (let at = 2; at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === endOfImage);) {
    if (bytes[at] !== 0xff) throw broken();
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      if (!drawn) throw broken();
      return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    }
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw broken();
    if (otherFrames.has(marker)) throw new PictureFault('不支持这种 JPEG 编码，请用其他软件另存后再上传');
    if (frames.has(marker)) {
      if (length < 8 || sized) throw broken();
      checkSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      sized = true;
    }
    if (marker === startOfScan) {
      if (!sized) throw broken();
      end = endOfScan(bytes, end);
      drawn = true;
    }
    const keep =
      frames.has(marker) || tables.has(marker) || marker === startOfScan || marker === app0 || marker === app14;
    if (keep) parts.push(bytes.subarray(at, end));
    checkParts(parts);
    at = end;
  }
  throw broken();
}
