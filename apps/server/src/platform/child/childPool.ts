import { ChildFailure, startChild, type Child, type RunLimits } from './childProcess.ts';
import { askerOf } from '../access/asker.ts';
import { createLine } from './line.ts';
import { memoryShare } from './memoryShare.ts';
import { fromShelf, shelve } from './shelf.ts';

type Waiting = {
  readonly asker: string;
  readonly resolve: (child: Child) => void;
  readonly reject: (failure: ChildFailure) => void;
};

type PoolOptions = RunLimits & {
  /** Absolute path of a `.ts` file that calls `serveChild`. */
  readonly module: string;
  /** How many children run at once; further requests wait in line, in which accounts take turns. */
  readonly size: number;
  /** Idle children that are kept, since starting one takes about half a second. */
  readonly warm: number;
  /** Of Node, such as `--max-semi-space-size=8`; one and the same for every pool of a module. */
  readonly flags?: readonly string[];
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
 * the limit is killed, because the limits of worker threads do not count typed arrays. On a small machine the limit is a
 * share of its memory.
 */
export function createChildPool<Request, Answer, Progress = never>({
  module,
  size,
  warm,
  flags = [],
  ...limits
}: PoolOptions): ChildPool<Request, Answer, Progress> {
  const idle: Child[] = [];
  const busy = new Set<Child>();
  const line = createLine<Waiting>();
  let closed = false;

  const take = (asker: string): Promise<Child> => {
    if (closed) return Promise.reject(new ChildFailure('aborted', 'the pool is closed'));
    if (busy.size >= size) return new Promise((resolve, reject) => line.push({ asker, resolve, reject }));
    line.begin(asker);
    const child = idle.pop() ?? fromShelf(module) ?? startChild(module, flags);
    busy.add(child);
    return Promise.resolve(child.alive ? child : replace(child));
  };
  const replace = (dead: Child): Child => {
    busy.delete(dead);
    const child = startChild(module, flags);
    busy.add(child);
    return child;
  };
  const giveBack = (child: Child, asker: string) => {
    line.end(asker);
    const next = line.next();
    if (next) {
      line.begin(next.asker);
      return next.resolve(child.alive ? child : replace(child));
    }
    busy.delete(child);
    if (child.alive && !closed && idle.length < warm) idle.push(child);
    else child.kill();
  };

  return {
    run: async (request, control = {}) => {
      const asker = askerOf();
      const child = await take(asker);
      try {
        const options = {
          ...limits,
          memoryBytes: Math.min(limits.memoryBytes, memoryShare(size)),
          ...control,
          onProgress: control.onProgress as ((progress: unknown) => void) | undefined,
        };
        return (await child.run(request, options)) as Answer;
      } finally {
        giveBack(child, asker);
      }
    },
    get waiting() {
      return line.length;
    },
    close: () => {
      closed = true;
      idle.splice(0).forEach((child) => shelve(module, child));
      busy.forEach((child) => child.kill());
      line.clear().forEach(({ reject }) => reject(new ChildFailure('aborted', 'the pool is closed')));
    },
  };
}
