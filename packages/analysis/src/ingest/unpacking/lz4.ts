import { damaged } from './output.ts';

const SHORTEST = 4;

/**
 * Decompresses a block of LZ4.
 *
 * github.com/lz4/lz4, doc/lz4_Block_format.md
 *
 * @throws {PackingFault} When it does not give as many bytes as `out` has room for.
 */
export function unpackLz4(packed: Uint8Array, out: Uint8Array): void {
  let from = 0;
  let to = 0;
  const lengthOf = (nibble: number): number => {
    let length = nibble;
    if (nibble < 15) return length;
    for (let more = 255; more === 255; from += 1) {
      if (from >= packed.length) throw damaged();
      more = packed[from]!;
      length += more;
    }
    return length;
  };
  while (from < packed.length) {
    const token = packed[from]!;
    from += 1;
    const run = lengthOf(token >> 4);
    if (from + run > packed.length || to + run > out.length) throw damaged();
    out.set(packed.subarray(from, from + run), to);
    from += run;
    to += run;
    // The last sequence is bytes as they are, alone.
    if (from === packed.length) break;
    const back = packed[from]! | ((packed[from + 1] ?? 0) << 8);
    from += 2;
    const length = SHORTEST + lengthOf(token & 15);
    if (from > packed.length || back === 0 || back > to || to + length > out.length) throw damaged();
    // Byte by byte: a repetition may overlap what it repeats.
    for (const stop = to + length; to < stop; to += 1) out[to] = out[to - back]!;
  }
  if (to !== out.length) throw damaged();
}
