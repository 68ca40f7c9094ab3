import { startKernel } from '../../kernel/index.ts';

/** Bytes that are brought to the kernel at a time: they stay in the second-level cache, and so do the ends in them. */
const blockBytes = 1 << 16;
/**
 * From this size on, lines shorter than that on average are found by the kernel: a search of the buffer takes as long
 * to begin as one of them.
 */
const largeBytes = 1 << 20;
const shortLine = 512;

/**
 * Where one line after the other ends, the last one at the end of the text.
 * @returns What is asked with the beginning of each line.
 */
export function lineEnds(bytes: Buffer, newline: number): (start: number) => number {
  const head = bytes.subarray(0, blockBytes);
  if (bytes.length >= largeBytes && head.filter((byte) => byte === newline).length > blockBytes / shortLine)
    return endsOfShort(bytes, newline);
  return (start) => {
    const found = bytes.indexOf(newline, start);
    return found === -1 ? bytes.length : found;
  };
}

function endsOfShort(bytes: Buffer, newline: number): () => number {
  const { addresses, bytes: bytesAt, findByte, integers } = startKernel([blockBytes / 8 + 2, blockBytes / 2]);
  const [textAt, foundAt] = addresses as [number, number];
  const text = bytesAt(textAt, blockBytes);
  const found = integers(foundAt, blockBytes);
  let [from, to, next, count] = [0, 0, 0, 0];
  return () => {
    while (next === count) {
      if (to === bytes.length) return to;
      from = to;
      to = Math.min(bytes.length, from + blockBytes);
      text.set(bytes.subarray(from, to));
      count = findByte(textAt, to - from, newline, foundAt);
      next = 0;
    }
    next += 1;
    return from + found[next - 1]!;
  };
}
