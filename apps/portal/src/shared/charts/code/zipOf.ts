type Bytes = Uint8Array<ArrayBuffer>;
type Entry = { readonly name: Bytes; readonly packed: Bytes; readonly crc: number; readonly size: number };

const signatures = { file: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 };
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;
/** 1980-01-01, the first day that a zip can tell, so that the same content is the same file. */
const day = 0x21;

/** What gzip writes before the bytes, and behind them: the checksum that a zip asks for too, and the size. */
const gzip = { head: 10, end: 8 };

/** The browser packs and computes the checksum, in one go. */
async function pack(bytes: Bytes): Promise<Pick<Entry, 'packed' | 'crc'>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  const end = whole.length - gzip.end;
  return { packed: whole.subarray(gzip.head, end), crc: new DataView(whole.buffer).getUint32(end, true) };
}

/** Numbers one after another, each of so many bytes, the least first. */
function numbers(...pairs: readonly (readonly [bytes: 2 | 4, value: number])[]): Bytes {
  const view = new DataView(new ArrayBuffer(pairs.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of pairs) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** What a file says of itself before its bytes, and in the list at the end. */
const facts = ({ crc, name, packed, size }: Entry) =>
  [
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, day],
    [4, crc],
    [4, packed.length],
    [4, size],
    [2, name.length],
    [2, 0],
  ] as const;

/**
 * A zip of texts: some files that belong together in one download.
 *
 * When not to use: for more than some ten megabytes; the server makes those.
 */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const encoder = new TextEncoder();
  const body: Bytes[] = [];
  const list: Bytes[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const bytes = encoder.encode(text);
    const entry = { name: encoder.encode(path), ...(await pack(bytes)), size: bytes.length };
    const head = numbers([4, signatures.file], ...facts(entry));
    body.push(head, entry.name, entry.packed);
    list.push(
      numbers([4, signatures.listed], [2, version], ...facts(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    );
    list.push(entry.name);
    offset += head.length + entry.name.length + entry.packed.length;
  }
  const count = Object.keys(files).length;
  const length = list.reduce((sum, { length: bytes }) => sum + bytes, 0);
  const end = numbers([4, signatures.end], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
  return new Blob([...body, ...list, end], { type: 'application/zip' });
}
