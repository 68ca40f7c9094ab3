import { inflateSync } from 'node:zlib';

const headerLength = 12;
const entryLength = 16;

/**
 * The TrueType font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/).
 *
 * PDFKit reads WOFF too, but inflates the whole outline table again for every glyph: seconds a page with a Chinese
 * font.
 *
 * @throws {Error} When the bytes are not WOFF.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(headerLength + count * entryLength);
  woff.copy(header, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * entryLength, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * entryLength, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let i = 0; i < count; i++) {
    const from = 44 + i * 20;
    const [start, packed, length] = [
      woff.readUInt32BE(from + 4),
      woff.readUInt32BE(from + 8),
      woff.readUInt32BE(from + 12),
    ];
    const data = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(data) : data;
    const entry = headerLength + i * entryLength;
    woff.copy(header, entry, from, from + 4);
    woff.copy(header, entry + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
