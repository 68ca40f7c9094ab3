import { damaged } from '../output.ts';

const FAR = 8191;
const FARTHEST_NEAR = 31 << 8;

/**
 * Decompresses BloscLZ, a relative of FastLZ: literal runs of at most 32 bytes, and repetitions from at most 72 KB
 * before.
 *
 * github.com/Blosc/c-blosc, blosc/blosclz.c
 *
 * @throws {PackingFault} When it does not give as many bytes as `out` has room for.
 */
export function unpackBloscLz(packed: Uint8Array, out: Uint8Array): void {
  let from = 0;
  let to = 0;
  const next = (): number => {
    if (from >= packed.length) throw damaged();
    from += 1;
    return packed[from - 1]!;
  };
  // The first is always a run; its upper bits are the version.
  for (let control = next() & 31; ; control = next()) {
    if (control < 32) {
      const run = control + 1;
      if (from + run > packed.length || to + run > out.length) throw damaged();
      out.set(packed.subarray(from, from + run), to);
      from += run;
      to += run;
    } else {
      let length = (control >> 5) + 2;
      if (length === 9) {
        let more = 255;
        while (more === 255) {
          more = next();
          length += more;
        }
      }
      const near = (control & 31) << 8;
      const low = next();
      // The farthest of all near ones means that a far one follows.
      const back = 1 + (low === 255 && near === FARTHEST_NEAR ? FAR + next() * 256 + next() : near + low);
      if (back > to || to + length > out.length) throw damaged();
      // Byte by byte: a repetition may overlap what it repeats.
      for (const stop = to + length; to < stop; to += 1) out[to] = out[to - back]!;
    }
    if (from === packed.length) break;
  }
  if (to !== out.length) throw damaged();
}
