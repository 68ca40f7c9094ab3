import { damaged, type Output } from '../output.ts';
import { Lzma } from './lzma.ts';

/** What a chunk of LZMA begins anew: nothing, the state, the settings too, or the window too. */
const [STATE, SETTINGS, WINDOW] = [1, 2, 3];

/**
 * Decompresses LZMA2: chunks of LZMA or of uncompressed bytes, until a 0.
 *
 * @returns The place behind the end; less far when the output has enough.
 * @throws {PackingFault} When the data are damaged.
 */
export function unpackLzma2(packed: Uint8Array, start: number, output: Output): number {
  const lzma = new Lzma();
  let origin = -1;
  let ready = STATE - 1;
  for (let at = start; ;) {
    if (output.enough) return at;
    const control = packed[at];
    if (control === undefined) throw damaged();
    if (control === 0) return at + 1;
    const size = 1 + (((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0));
    if (control < 0x80) {
      // 1 begins a new window, 2 goes on in the one there is.
      if (control > 2 || (control === 2 && origin < 0)) throw damaged();
      if (control === 1) origin = output.length;
      const from = at + 3;
      if (from + size > packed.length) throw damaged();
      output.add(packed.subarray(from, from + size));
      at = from + size;
      continue;
    }
    const anew = (control >> 5) & 3;
    const from = at + (anew >= SETTINGS ? 6 : 5);
    const to = from + 1 + (((packed[at + 3] ?? 0) << 8) | (packed[at + 4] ?? 0));
    if (to > packed.length) throw damaged();
    if (anew === WINDOW) origin = output.length;
    if (anew >= SETTINGS) {
      lzma.settings(packed[at + 5]!);
      ready = SETTINGS;
    }
    if (origin < 0 || ready < SETTINGS) throw damaged();
    if (anew >= STATE) lzma.reset();
    lzma.decode(packed, from, to, output, ((control & 31) << 16) + size, origin);
    at = to;
  }
}
