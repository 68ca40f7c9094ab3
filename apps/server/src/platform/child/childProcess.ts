import { fork, type ChildProcess } from 'node:child_process';
import { codeOf } from './codeOf.ts';
import type { Order, Reply } from './protocol.ts';
import { memoryOf } from './memoryOf.ts';

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
  const child = fork(codeOf(module), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...flags],
  });
  let alive = true;
  let orders = 0;
  child.on('exit', () => (alive = false));
  const kill = () => {
    alive = false;
    child.kill('SIGKILL');
  };
  return {
    kill,
    get alive() {
      return alive;
    },
    run: (request, options) => {
      orders += 1;
      return runOrder(child, { kind: 'order', id: orders, request }, options, kill);
    },
  };
}

function runOrder(child: ChildProcess, order: Order, options: RunOptions, kill: () => void): Promise<unknown> {
  const { memoryBytes, timeoutMs, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      void memoryOf(child.pid!).then((bytes) => {
        if (bytes !== null && bytes > memoryBytes) end(new ChildFailure('memory', `the child took ${bytes} bytes`));
      });
    }, memoryEvery);
    const late = setTimeout(() => end(new ChildFailure('timeout', `no answer within ${timeoutMs} ms`)), timeoutMs);

    const settle = () => {
      clearInterval(watch);
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onExit);
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

    child.on('message', onMessage).on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) return onAbort();
    child.send(order, (error) => {
      if (error) onExit();
    });
  });
}
