import type { Order, Reply } from './protocol.ts';
import { memoryOf } from './memoryOf.ts';
import { spawn, type Spawned } from './spawning.ts';

const memoryEvery = 100;

/** A request without an answer, with the reason. */
export class ChildFailure extends Error {
  readonly reason: 'memory' | 'timeout' | 'aborted' | 'crashed' | 'thrown';
  constructor(reason: ChildFailure['reason'], message: string, stack?: string) {
    super(message);
    this.reason = reason;
    if (stack) this.stack = stack;
  }
}

export type RunLimits = { readonly memoryBytes: number; readonly timeoutMs: number };
type RunOptions = RunLimits & {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
};

/** One child process that handles one request at a time. After a failure other than `thrown` it has ended. */
export type Child = {
  run(request: unknown, options: RunOptions): Promise<unknown>;
  readonly alive: boolean;
  kill(): void;
};

export function startChild(module: string, flags: readonly string[]): Child {
  const child = spawn(module, flags);
  let killed = false;
  let orders = 0;
  const kill = () => {
    killed = true;
    child.kill();
  };
  return {
    kill,
    get alive() {
      return !killed && !child.ended;
    },
    run: (request, options) => {
      orders += 1;
      return runOrder(child, { kind: 'order', id: orders, request }, options, kill);
    },
  };
}

function runOrder(child: Spawned, order: Order, options: RunOptions, kill: () => void): Promise<unknown> {
  const { memoryBytes, timeoutMs, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      if (child.pid === undefined) return;
      void memoryOf(child.pid).then((bytes) => {
        if (bytes !== null && bytes > memoryBytes) end(new ChildFailure('memory', `the child took ${bytes} bytes`));
      });
    }, memoryEvery);
    const late = setTimeout(() => end(new ChildFailure('timeout', `no answer within ${timeoutMs} ms`)), timeoutMs);

    const settle = () => {
      clearInterval(watch);
      clearTimeout(late);
      stop();
      signal?.removeEventListener('abort', onAbort);
    };
    const end = (failure: ChildFailure) => {
      settle();
      kill();
      reject(failure);
    };
    const onExit = () => end(new ChildFailure('crashed', 'the child ended before it answered'));
    const onAbort = () => end(new ChildFailure('aborted', 'the run was given up'));
    const onMessage = (reply: Reply) => {
      if (reply.kind === 'ready' || reply.id !== order.id) return;
      if (reply.kind === 'progress') return onProgress?.(reply.progress);
      settle();
      if (reply.kind === 'answer') resolve(reply.answer);
      else reject(new ChildFailure('thrown', reply.message, reply.stack));
    };

    const stop = child.listen(onMessage, onExit);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) return onAbort();
    if (child.ended) return onExit();
    child.say(order);
  });
}
