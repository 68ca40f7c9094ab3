import type { Held } from './association.ts';
import type { Prepared } from './prepare.ts';

/** Sums by group with the samples in another order; writes into `room`, which is reused. */
export function sumsOf(
  { samples, values }: Prepared['held'][number],
  code: Int32Array,
  order: Int32Array | null,
  room: Held,
): Held {
  room.sum.fill(0);
  room.square.fill(0);
  room.present.fill(0);
  for (let at = 0; at < samples.length; at += 1) {
    const group = code[order ? order[samples[at]!]! : samples[at]!]!;
    const value = values[at]!;
    room.sum[group]! += value;
    room.square[group]! += value * value;
    room.present[group]! += 1;
  }
  return room;
}
