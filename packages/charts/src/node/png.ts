import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The kinds of PNG by the bytes of a pixel: colours, and colours that may be transparent. */
const kinds = { 3: 2, 4: 6 } as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * A PNG of 8-bit pixels, row by row from the top.
 *
 * @param channels - Bytes of a pixel: RGB or RGBA.
 * @throws {RangeError} When the buffer does not hold width × height pixels.
 */
export function encodePng(pixels: Uint8Array, width: number, height: number, channels: 3 | 4 = 4): Buffer {
  const line = width * channels;
  if (pixels.length !== line * height) throw new RangeError(`expected ${line * height} bytes, got ${pixels.length}`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = kinds[channels];
  const lines = Buffer.alloc(height * (line + 1));
  for (let row = 0; row < height; row++) lines.set(pixels.subarray(row * line, (row + 1) * line), row * (line + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
