const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers of 2 or 4 bytes, the lowest first. */
function packed(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const version = 20;
/** Names are UTF-8. */
const flags = 0x800;
/** The first of January 1980, so that the same content is the same file. */
const date = 0x21;

/**
 * A zip of texts, not compressed: some files that belong together in one download.
 *
 * When not to use: for more than some ten megabytes; the server makes those.
 */
export function zipOf(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [encoder.encode(name), encoder.encode(text)];
    const common = packed([2, version], [2, flags], [2, 0], [2, 0], [2, date], [4, checksum(bytes)], [4, bytes.length], [4, bytes.length], [2, path.length], [2, 0]);
    parts.push(packed([4, 0x04034b50]), common, path, bytes);
    directory.push(packed([4, 0x02014b50], [2, version]), common, packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), path);
    offset += 4 + common.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  return new Blob([...parts, ...directory, packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])], { type: 'application/zip' });
}
