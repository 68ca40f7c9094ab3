import { Worker } from 'node:worker_threads';
import { serveChild } from '../serveChild.ts';

export type TrialOrder =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'allocate'; readonly bytes: number }
  | { readonly kind: 'echo'; readonly value: unknown }
  | { readonly kind: 'hang' }
  /** Reports progress and then waits without end for a thread that takes this much memory. */
  | { readonly kind: 'wait-for-thread'; readonly bytes: number }
  | { readonly kind: 'crash' }
  | { readonly kind: 'throw'; readonly message: string };
export type TrialAnswer = { readonly pid: number; readonly echo?: unknown };

const piece = 16 * 1024 * 1024;
const allocating = `
  const { bytes, never, piece } = require('node:worker_threads').workerData;
  const kept = [];
  while (kept.length * piece < bytes) {
    kept.push(new Uint8Array(piece).fill(1));
    Atomics.wait(never, 0, 0, 20);
  }
  Atomics.wait(never, 0, 0);
`;

/** A child that does, or fails to do, what a test tells it. */
serveChild<TrialOrder, TrialAnswer, number>(async (order, report) => {
  if (order.kind === 'count') for (let step = 1; step <= order.to; step += 1) report(step);
  if (order.kind === 'throw') throw new Error(order.message);
  if (order.kind === 'echo') return { pid: process.pid, echo: order.value };
  if (order.kind === 'crash') process.kill(process.pid, 'SIGKILL');
  if (order.kind === 'allocate') {
    const kept: Uint8Array[] = [];
    while (kept.length * piece < order.bytes) {
      kept.push(new Uint8Array(piece).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  if (order.kind === 'wait-for-thread') {
    const never = new Int32Array(new SharedArrayBuffer(4));
    new Worker(allocating, { eval: true, workerData: { bytes: order.bytes, never, piece } });
    report(1);
    Atomics.wait(never, 0, 0);
  }
  if (order.kind === 'hang') for (;;) Math.random();
  return { pid: process.pid };
});
