type Entry = { readonly asker: string };

/** A waiting line in which accounts take turns, as they do in the queue of tasks. */
export type Line<Waiting extends Entry> = {
  push(waiting: Waiting): void;
  /** The work of an account has begun, or ended. */
  begin(asker: string): void;
  end(asker: string): void;
  /** Takes the oldest of the account that has the fewest at work, if anybody waits. */
  next(): Waiting | undefined;
  /** Takes all. */
  clear(): Waiting[];
  readonly length: number;
};

export function createLine<Waiting extends Entry>(): Line<Waiting> {
  let waiting: Waiting[] = [];
  const atWork = new Map<string, number>();
  /** When an account last got its turn, in turns. */
  const turns = new Map<string, number>();
  let turn = 0;
  const change = (asker: string, by: 1 | -1) => {
    const count = (atWork.get(asker) ?? 0) + by;
    if (count > 0) atWork.set(asker, count);
    else atWork.delete(asker);
  };
  return {
    push: (entry) => void waiting.push(entry),
    begin: (asker) => {
      change(asker, 1);
      turn += 1;
      turns.set(asker, turn);
    },
    end: (asker) => change(asker, -1),
    next: () => {
      const rank = ({ asker }: Entry) => [atWork.get(asker) ?? 0, turns.get(asker) ?? 0] as const;
      let best: Waiting | undefined;
      for (const entry of waiting) {
        if (!best) best = entry;
        const [[work, last], [bestWork, bestLast]] = [rank(entry), rank(best)];
        if (work < bestWork || (work === bestWork && last < bestLast)) best = entry;
      }
      if (best) waiting.splice(waiting.indexOf(best), 1);
      else turns.clear();
      return best;
    },
    clear: () => {
      const all = waiting;
      waiting = [];
      return all;
    },
    get length() {
      return waiting.length;
    },
  };
}
