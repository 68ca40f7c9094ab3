import { damaged } from './output.ts';

/**
 * Decompresses Snappy without framing.
 *
 * github.com/google/snappy, format_description.txt
 *
 * @throws {PackingFault} When it does not give as many bytes as `out` has room for.
 */
export function unpackSnappy(packed: Uint8Array, out: Uint8Array): void {
  let from = 0;
  let to = 0;
  /** A number of some bytes, the lowest first. */
  const number = (bytes: number): number => {
    if (from + bytes > packed.length) throw damaged();
    let value = 0;
    for (let at = 0; at < bytes; at += 1) value += packed[from + at]! * 256 ** at;
    from += bytes;
    return value;
  };
  let size = 0;
  for (let place = 0, byte = 128; byte >= 128; place += 1) {
    if (place > 4) throw damaged();
    byte = number(1);
    size += (byte & 127) * 128 ** place;
  }
  if (size !== out.length) throw damaged();
  while (from < packed.length) {
    const tag = number(1);
    const kind = tag & 3;
    if (kind === 0) {
      const run = 1 + (tag >> 2 < 60 ? tag >> 2 : number((tag >> 2) - 59));
      if (from + run > packed.length || to + run > out.length) throw damaged();
      out.set(packed.subarray(from, from + run), to);
      from += run;
      to += run;
      continue;
    }
    const length = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
    const back = kind === 1 ? (tag >> 5) * 256 + number(1) : number(kind === 2 ? 2 : 4);
    if (back === 0 || back > to || to + length > out.length) throw damaged();
    for (const stop = to + length; to < stop; to += 1) out[to] = out[to - back]!;
  }
  if (to !== out.length) throw damaged();
}
