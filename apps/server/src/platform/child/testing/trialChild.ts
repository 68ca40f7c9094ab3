import { serveChild } from '../serveChild.ts';

export type TrialOrder =
  | { readonly kind: 'count'; readonly to: number }
  | { readonly kind: 'allocate'; readonly bytes: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'throw'; readonly message: string };
export type TrialAnswer = { readonly pid: number };

const piece = 16 * 1024 * 1024;

/** A child that behaves, or misbehaves, as it is told. */
serveChild<TrialOrder, TrialAnswer, number>(async (order, report) => {
  if (order.kind === 'count') for (let step = 1; step <= order.to; step += 1) report(step);
  if (order.kind === 'throw') throw new Error(order.message);
  if (order.kind === 'crash') process.kill(process.pid, 'SIGKILL');
  if (order.kind === 'allocate') {
    const kept: Uint8Array[] = [];
    while (kept.length * piece < order.bytes) {
      kept.push(new Uint8Array(piece).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  if (order.kind === 'hang') for (;;) Math.random();
  return { pid: process.pid };
});
