import type { Child } from './childProcess.ts';

/** Idle children of closed pools, by their module. */
const shelf = new Map<string, Child[]>();
let room = 0;

/**
 * Keeps idle children of closed pools for the next pool of this process with the same module. A server closes its pools
 * when it ends, so it keeps none; tests open many servers in one process, and starting a child costs a second of
 * processor time.
 *
 * @param most - How many are kept for each module.
 */
export function keepChildren(most: number): void {
  room = most;
}

/** Keeps an idle child for a later pool, or ends it when there is no room. */
export function shelve(module: string, child: Child): void {
  const kept = shelf.get(module) ?? [];
  if (child.alive && kept.length < room) shelf.set(module, [...kept, child]);
  else child.kill();
}

/** A living child that an earlier pool left, if there is one. */
export function fromShelf(module: string): Child | undefined {
  const kept = (shelf.get(module) ?? []).filter(({ alive }) => alive);
  const child = kept.pop();
  shelf.set(module, kept);
  return child;
}
