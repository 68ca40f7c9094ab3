import { broken, checkParts, checkSize, PictureFault } from './pictureFault.ts';

const headBytes = 12;
/** Flags of the VP8X chunk: transparency stays; colour profile, EXIF and XMP are cleared with their chunks. */
const alphaFlag = 0x10;
const animationFlag = 0x02;

function checkFrame(type: string, data: Buffer): void {
  if (type === 'VP8 ') {
    if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) throw broken();
    checkSize(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
  } else if (type === 'VP8L') {
    if (data.length < 5 || data[0] !== 0x2f) throw broken();
    const bits = data.readUInt32LE(1);
    checkSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  } else {
    if (data.length !== 10) throw broken();
    if (data[0]! & animationFlag) throw new PictureFault('头像不支持动图，请上传静态图片');
    checkSize(data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1);
  }
}

/** Keeps one frame of a WebP with its transparency; colour profile, EXIF, XMP and anything unknown are dropped. */
export function cleanWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const parts: Buffer[] = [];
  let drawn = 0;
  for (let at = headBytes; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) throw broken();
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'VP8 ' || type === 'VP8L' || type === 'VP8X') checkFrame(type, data);
    if (type === 'VP8 ' || type === 'VP8L') drawn += 1;
    if (type === 'VP8X')
      parts.push(Buffer.concat([bytes.subarray(at, at + 8), Buffer.from([data[0]! & alphaFlag]), data.subarray(1)]));
    else if (type === 'VP8 ' || type === 'VP8L' || type === 'ALPH')
      parts.push(bytes.subarray(at, at + 8 + length), Buffer.alloc(length % 2));
    checkParts(parts);
    at = next;
  }
  if (drawn !== 1) throw broken();
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
