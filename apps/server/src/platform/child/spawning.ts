import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { codeOf } from './codeOf.ts';
import type { Order, Reply, SpawnerEvent, SpawnerWish } from './protocol.ts';

/** A child process that is being started, runs, or has ended. */
export type Spawned = {
  /** Undefined until it has been started. */
  readonly pid: number | undefined;
  readonly ended: boolean;
  say(order: Order): void;
  /** Calls back for every reply and when the child has ended. @returns stops that. */
  listen(onReply: (reply: Reply) => void, onEnd: () => void): () => void;
  kill(): void;
};

let thread: Worker | undefined;
let ids = 0;
const heard = new Map<number, (event: SpawnerEvent) => void>();

function spawner(): Worker {
  if (thread) return thread;
  const started = new Worker(codeOf(join(import.meta.dirname, 'spawner.ts')), { env: SHARE_ENV, execArgv: [] });
  started.on('message', (event: SpawnerEvent) => heard.get(event.id)?.(event));
  // Its children end with it.
  const end = () => {
    if (thread === started) thread = undefined;
    for (const [id, hear] of heard) hear({ kind: 'ended', id });
  };
  started.on('error', end).on('exit', end);
  started.unref();
  thread = started;
  return started;
}

/** Starts a child process without waiting for it: orders are kept until it can read them (REL-24). */
export function spawn(module: string, flags: readonly string[]): Spawned {
  const worker = spawner();
  const id = (ids += 1);
  const listeners = new Set<{ readonly onReply: (reply: Reply) => void; readonly onEnd: () => void }>();
  let pid: number | undefined;
  let ended = false;
  const tell = (wish: SpawnerWish, bytes?: Uint8Array) =>
    worker.postMessage(wish, bytes ? [bytes.buffer as ArrayBuffer] : []);

  heard.set(id, (event) => {
    if (event.kind === 'started') pid = event.pid;
    else if (event.kind === 'said') {
      const reply = deserialize(event.bytes) as Reply;
      for (const { onReply } of listeners) onReply(reply);
    } else {
      ended = true;
      heard.delete(id);
      // A process waits for its children, and for this thread only while there are some.
      if (heard.size === 0) worker.unref();
      for (const { onEnd } of listeners) onEnd();
    }
  });
  worker.ref();
  tell({ kind: 'start', id, file: codeOf(module), flags });

  return {
    get pid() {
      return pid;
    },
    get ended() {
      return ended;
    },
    say: (order) => {
      const bytes = serialize(order);
      tell({ kind: 'say', id, bytes }, bytes);
    },
    listen: (onReply, onEnd) => {
      const listener = { onReply, onEnd };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    kill: () => tell({ kind: 'kill', id }),
  };
}
