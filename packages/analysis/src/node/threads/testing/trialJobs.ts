import { threadId } from 'node:worker_threads';
import { InputError } from '../../../model/index.ts';
import { inParts, type Job } from '../../../parallel/index.ts';

const module = import.meta.url;

/** Sums of a slice, and which thread made it. */
export const sums: Job<
  { readonly values: Float64Array; readonly width: number },
  { readonly sum: number; readonly thread: number }
> = {
  module,
  name: 'sums',
  open:
    ({ values, width }) =>
    (part) => ({
      sum: values.subarray(part * width, (part + 1) * width).reduce((sum, value) => sum + value, 0),
      thread: threadId,
    }),
};

/** A job whose parts take a moment. */
export const moments: Job<null, number> = {
  module,
  name: 'moments',
  open: () => (part) => {
    let value = part;
    for (let turn = 0; turn < 100_000; turn += 1) value = Math.sin(value) + turn;
    return value;
  },
};

/** Adds to each element the one before it. */
export const steps: Job<{ readonly from: Float64Array; readonly to: Float64Array }, void> = {
  module,
  name: 'steps',
  open:
    ({ from, to }) =>
    (part) => {
      to[part] = from[part]! + (part > 0 ? from[part - 1]! : 1);
    },
};

export const faults: Job<{ readonly at: readonly number[]; readonly kind: 'input' | 'other' }, number> = {
  module,
  name: 'faults',
  open:
    ({ at, kind }) =>
    (part) => {
      if (!at.includes(part)) return part;
      if (kind === 'other') throw new RangeError(`part ${part}`);
      throw new InputError(
        [{ code: 'trial', severity: 'error', what: `第 ${part} 份`, remedy: '请重试' }],
        'parameter',
      );
    },
};

/** A job that fails to open. */
export const closed: Job<null, number> = {
  module,
  name: 'closed',
  open: () => {
    throw new Error('not ready');
  },
};

/** A job whose parts begin jobs of their own. */
export const nested: Job<{ readonly values: Float64Array }, number> = {
  module,
  name: 'nested',
  open:
    ({ values }) =>
    () =>
      inParts(sums, { values, width: 2 }, values.length / 2).reduce((total, { sum }) => total + sum, 0),
};

type Meeting = { readonly seen: Int32Array; readonly here: number; readonly fails: boolean };

/**
 * Its first parts take a while; before the others this thread waits until another one was there, which may fail. `seen`
 * is 1 then.
 */
export const meeting: Job<Meeting, { readonly value: number; readonly thread: number }> = {
  module,
  name: 'meeting',
  open:
    ({ fails, here, seen }) =>
    (part) => {
      let value = part;
      for (let turn = 0; turn < (part < 4 ? 2_000_000 : 1_000); turn += 1) value = Math.sin(value) + turn;
      if (threadId === here) {
        if (part >= 4) Atomics.wait(seen, 0, 0);
        return { value, thread: threadId };
      }
      Atomics.store(seen, 0, 1);
      Atomics.notify(seen, 0);
      if (fails) throw new Error('failed in another thread');
      return { value, thread: threadId };
    },
};
