import type { RNode } from './nodes.ts';

/** How a file goes on; `int` and `item` move to what comes next. */
export type RStream = {
  readonly int: () => number;
  readonly item: () => RNode;
  /** As `item`, of a kind that was read before. */
  readonly enter: <Value>(read: () => Value) => Value;
  readonly count: (items: number) => void;
};
