import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createChildPool, type ChildPool } from './childPool.ts';
import { spawn } from './spawning.ts';
import type { TrialAnswer, TrialOrder } from './testing/trialChild.ts';

let pool: ChildPool<TrialOrder, TrialAnswer, number>;
afterEach(() => pool.close());

const megabyte = 1024 * 1024;
const module = join(import.meta.dirname, 'testing/trialChild.ts');
const open = (limits: { memoryBytes?: number; timeoutMs?: number; size?: number } = {}) => {
  pool = createChildPool({ module, size: 1, warm: 1, memoryBytes: 1024 * megabyte, timeoutMs: 30_000, ...limits });
};

it('a child process reports progress, answers, and is used again', async () => {
  open();
  const progress: number[] = [];
  const first = await pool.run({ kind: 'count', to: 3 }, { onProgress: (step) => progress.push(step) });
  const second = await pool.run({ kind: 'count', to: 1 });
  expect(progress).toEqual([1, 2, 3]);
  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
});

it('what is sent there and back is of the same kind', async () => {
  open();
  const value = {
    bytes: Buffer.from('字'),
    numbers: Float64Array.of(1, Number.NaN),
    when: new Date(5),
    map: new Map([[1, 'a']]),
  };
  const { echo } = await pool.run({ kind: 'echo', value });
  expect(echo).toEqual(value);
  expect(Buffer.isBuffer((echo as typeof value).bytes)).toBe(true);
});

it('REL-24: starting a child is left to another thread, and orders wait for it', async () => {
  const child = spawn(module, []);
  // Had this thread started it, the process would be there.
  expect(child.pid).toBeUndefined();
  const ended = new Promise<void>((resolve) => child.listen(() => child.kill(), resolve));
  child.say({ kind: 'order', id: 1, request: { kind: 'count', to: 1 } satisfies TrialOrder });
  await ended;
  expect([typeof child.pid, child.ended]).toEqual(['number', true]);
});

it('SEC-34: a child that takes too much memory in typed arrays is killed, and the pool goes on', async () => {
  open({ memoryBytes: 400 * megabyte });
  await expect(pool.run({ kind: 'allocate', bytes: 1200 * megabyte })).rejects.toMatchObject({ reason: 'memory' });
  expect(await pool.run({ kind: 'count', to: 1 })).toHaveProperty('pid');
});

it('SEC-34: memory of a thread counts for its child', async () => {
  open({ memoryBytes: 400 * megabyte });
  await expect(pool.run({ kind: 'wait-for-thread', bytes: 1200 * megabyte })).rejects.toMatchObject({
    reason: 'memory',
  });
  expect(await pool.run({ kind: 'count', to: 1 })).toHaveProperty('pid');
});

it('a child that waits for its thread reports progress, and both end when aborted', async () => {
  open();
  const stop = new AbortController();
  const running = pool.run(
    { kind: 'wait-for-thread', bytes: 0 },
    { signal: stop.signal, onProgress: () => stop.abort() },
  );
  await expect(running).rejects.toMatchObject({ reason: 'aborted' });
  expect(await pool.run({ kind: 'count', to: 1 })).toHaveProperty('pid');
});

it('SEC-34: a child that never ends is killed, and the pool goes on', async () => {
  open({ timeoutMs: 2_000 });
  await expect(pool.run({ kind: 'hang' })).rejects.toMatchObject({ reason: 'timeout' });
  expect(await pool.run({ kind: 'count', to: 1 }, { timeoutMs: 30_000 })).toHaveProperty('pid');
});

it('SEC-34, REL-24: the server stays responsive while a child hangs', async () => {
  open({ timeoutMs: 2_000 });
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 10);
  await expect(pool.run({ kind: 'hang' })).rejects.toMatchObject({ reason: 'timeout' });
  clearInterval(beat);
  expect(turns).toBeGreaterThan(20);
});

it('a crash of a child is told from an error of its work', async () => {
  open();
  await expect(pool.run({ kind: 'crash' })).rejects.toMatchObject({ reason: 'crashed' });
  await expect(pool.run({ kind: 'throw', message: '坏数据' })).rejects.toMatchObject({
    reason: 'thrown',
    message: '坏数据',
  });
  expect(await pool.run({ kind: 'count', to: 1 })).toHaveProperty('pid');
});

it('work is aborted when asked, also while it waits in line', async () => {
  open();
  const stop = new AbortController();
  const running = pool.run({ kind: 'hang' }, { signal: stop.signal });
  const waiting = pool.run({ kind: 'count', to: 1 });
  stop.abort();
  await expect(running).rejects.toMatchObject({ reason: 'aborted' });
  expect(await waiting).toHaveProperty('pid');
});

it('no more children run at once than allowed', async () => {
  open({ size: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => pool.run({ kind: 'count', to: 1 })));
  expect(new Set(answers.map((answer) => answer.pid)).size).toBeLessThanOrEqual(3);
});
