import { crc32 } from 'node:zlib';
import { broken, checkParts, checkSize } from './pictureFault.ts';

const signatureBytes = 8;
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND']);

/**
 * Keeps the chunks that draw a PNG. A chunk with a wrong length or checksum makes it broken; what follows the end is
 * dropped.
 */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, signatureBytes)];
  let pixels = 0;
  for (let at = signatureBytes; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken();
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if ((type === 'IHDR') !== (at === signatureBytes)) throw broken();
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length)) throw broken();
    if (type === 'IHDR') {
      if (length !== 13) throw broken();
      checkSize(data.readUInt32BE(0), data.readUInt32BE(4));
    }
    if (type === 'IDAT') pixels += length;
    if (kept.has(type)) parts.push(bytes.subarray(at, end));
    checkParts(parts);
    if (type === 'IEND' && pixels > 0) return Buffer.concat(parts);
    at = end;
  }
  throw broken();
}
