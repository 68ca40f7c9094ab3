import { ChildFailure, startChild, type Child, type RunLimits } from './childProcess.ts';
import { fromShelf, shelve } from './shelf.ts';

type PoolOptions = RunLimits & {
  /** Absolute path of a `.ts` file that calls `serveChild`. */
  readonly module: string;
  /** How many children run at once; further requests wait in line. */
  readonly size: number;
  /** Idle children that are kept, since starting one takes about half a second. */
  readonly warm: number;
};

type RunControl<Progress> = Partial<RunLimits> & {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

export type ChildPool<Request, Answer, Progress = never> = {
  /**
   * Runs one request in a child of its own.
   * @throws {ChildFailure} `memory` and `timeout` when a limit was passed, `aborted` by the signal, `crashed`, or
   * `thrown` by the work.
   */
  run(request: Request, control?: RunControl<Progress>): Promise<Answer>;
  /** How many requests wait in line. */
  readonly waiting: number;
  /** Kills every child; waiting runs fail as aborted. */
  close(): void;
};

/**
 * Runs work that may hang or take much memory in child processes. Their resident memory is watched and a child beyond
 * the limit is killed, because the limits of worker threads do not count typed arrays.
 */
export function createChildPool<Request, Answer, Progress = never>({
  module,
  size,
  warm,
  ...limits
}: PoolOptions): ChildPool<Request, Answer, Progress> {
  const idle: Child[] = [];
  const busy = new Set<Child>();
  const line: { resolve: (child: Child) => void; reject: (failure: ChildFailure) => void }[] = [];
  let closed = false;

  const take = (): Promise<Child> => {
    if (closed) return Promise.reject(new ChildFailure('aborted', 'the pool is closed'));
    if (busy.size >= size) return new Promise((resolve, reject) => line.push({ resolve, reject }));
    const child = idle.pop() ?? fromShelf(module) ?? startChild(module);
    busy.add(child);
    return Promise.resolve(child.alive ? child : replace(child));
  };
  const replace = (dead: Child): Child => {
    busy.delete(dead);
    const child = startChild(module);
    busy.add(child);
    return child;
  };
  const giveBack = (child: Child) => {
    const next = line.shift();
    if (next) return next.resolve(child.alive ? child : replace(child));
    busy.delete(child);
    if (child.alive && !closed && idle.length < warm) idle.push(child);
    else child.kill();
  };

  return {
    run: async (request, control = {}) => {
      const child = await take();
      try {
        const options = {
          ...limits,
          ...control,
          onProgress: control.onProgress as ((progress: unknown) => void) | undefined,
        };
        return (await child.run(request, options)) as Answer;
      } finally {
        giveBack(child);
      }
    },
    get waiting() {
      return line.length;
    },
    close: () => {
      closed = true;
      idle.splice(0).forEach((child) => shelve(module, child));
      busy.forEach((child) => child.kill());
      line.splice(0).forEach(({ reject }) => reject(new ChildFailure('aborted', 'the pool is closed')));
    },
  };
}
