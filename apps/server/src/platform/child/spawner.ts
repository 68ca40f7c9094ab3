import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { deserialize, serialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { SpawnerEvent, SpawnerWish } from './protocol.ts';

/*
 * A thread that starts the child processes of the server and passes on what they say. The thread that starts a process
 * stands still until the system lets the new one run, which on a busy machine takes a hundred milliseconds and more.
 */

const port = parentPort!;
const children = new Map<number, ChildProcess>();
const tell = (event: SpawnerEvent) =>
  port.postMessage(event, 'bytes' in event ? [event.bytes.buffer as ArrayBuffer] : []);

function start(id: number, file: string, flags: readonly string[]): void {
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...flags],
  });
  children.set(id, child);
  const end = () => {
    if (children.delete(id)) tell({ kind: 'ended', id });
  };
  child.on('exit', end).on('error', end);
  // In bytes, since a message between threads turns a Buffer into something else.
  child.on('message', (message) => tell({ kind: 'said', id, bytes: serialize(message) }));
  if (child.pid !== undefined) tell({ kind: 'started', id, pid: child.pid });
}

port.on('message', (wish: SpawnerWish) => {
  if (wish.kind === 'start') return start(wish.id, wish.file, wish.flags);
  const child = children.get(wish.id);
  if (wish.kind === 'kill') return void child?.kill('SIGKILL');
  child?.send(deserialize(wish.bytes) as Serializable, (error) => {
    if (error && children.delete(wish.id)) tell({ kind: 'ended', id: wish.id });
  });
});
