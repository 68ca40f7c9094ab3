import type { FigureEdit } from '@panome/charts/edits';

type Edits = readonly FigureEdit[];

/** The edits of a figure with those before and after them. */
export type History = {
  readonly past: readonly Edits[];
  readonly now: Edits;
  readonly future: readonly Edits[];
  /** What was changed last; the same again is one step, so that a slider is not a hundred. */
  readonly last: string;
};

const longest = 100;

export const begun = (now: Edits): History => ({ past: [], now, future: [], last: '' });

/** @param what - Names the act and its elements where several in a row are one step; empty makes a step of its own. */
export function done(history: History, now: Edits, what: string): History {
  const again = what !== '' && what === history.last;
  const past = again ? history.past : [...history.past, history.now].slice(-longest);
  return { past, now, future: [], last: what };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  return before
    ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], last: '' }
    : history;
}

export function redone(history: History): History {
  const [after, ...future] = history.future;
  return after ? { past: [...history.past, history.now], now: after, future, last: '' } : history;
}
