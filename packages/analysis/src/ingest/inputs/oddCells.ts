import { startKernel } from '../../kernel/index.ts';
import type { Grid } from '../text/grid.ts';

/** Bytes that are brought to the kernel at a time: they stay in the second-level cache. */
const blockBytes = 1 << 17;
/** The kernel reads this many bytes beyond the text. */
const beyond = 80;

/**
 * Returns where the first cell that may need repair begins after a position, or the end of the text; positions must
 * ascend.
 */
export function oddCells({ bytes, delimiter }: Grid): (from: number) => number {
  const { addresses, bytes: bytesAt, integers, oddCell } = startKernel([(blockBytes + beyond) / 8, 1]);
  const [textAt, stopAt] = addresses as [number, number];
  const text = bytesAt(textAt, blockBytes + beyond);
  const stop = integers(stopAt, 1);
  let [begin, end] = [0, 0];

  return (from) => {
    for (let at = from; at < bytes.length;) {
      if (at < begin || at >= end) {
        [begin, end] = [at, Math.min(bytes.length, at + blockBytes)];
        text.set(bytes.subarray(begin, end));
        // The rest of the previous block is not part of the text.
        text.fill(0, end - begin, end - begin + beyond);
      }
      const found = oddCell(textAt + at - begin, end - at, delimiter, Number(end === bytes.length), stopAt) === 1;
      const next = at + stop[0]!;
      // A cell longer than a block gets a closer look.
      if (found || (next === begin && end < bytes.length)) return next;
      if (end === bytes.length) return end;
      [at, begin, end] = [next, next, next];
    }
    return bytes.length;
  };
}
