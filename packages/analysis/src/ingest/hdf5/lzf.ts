import { broken } from './problems.ts';

/**
 * Decompresses LZF, h5py's own format: literal runs, and repetitions from at most 8 KB before.
 *
 * oldhome.schmorp.de/marc/liblzf.html
 *
 * @throws {InputError} When it gives another number of bytes.
 */
export function unpackLzf(packed: Uint8Array, length: number): Buffer {
  const out = Buffer.alloc(length);
  let from = 0;
  let to = 0;
  while (from < packed.length) {
    const control = packed[from]!;
    from += 1;
    if (control < 32) {
      const run = control + 1;
      if (from + run > packed.length || to + run > length) throw broken('LZF 数据块不正确');
      out.set(packed.subarray(from, from + run), to);
      from += run;
      to += run;
      continue;
    }
    let run = control >> 5;
    if (run === 7) {
      run += packed[from] ?? 0;
      from += 1;
    }
    run += 2;
    const back = ((control & 31) << 8) + (packed[from] ?? 0) + 1;
    from += 1;
    if (from > packed.length || back > to || to + run > length) throw broken('LZF 数据块不正确');
    // Byte by byte: a repetition may overlap what it repeats.
    for (let at = 0; at < run; at += 1) out[to + at] = out[to + at - back]!;
    to += run;
  }
  if (to !== length) throw broken('LZF 数据块的长度不正确');
  return out;
}
