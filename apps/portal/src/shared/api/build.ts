import { buildHeader } from '@panome/contract/client';

const listeners = new Set<() => void>();
let first: string | undefined;
let changed = false;

/**
 * Remembers the build of the first answer; a later one that differs means that the portal was updated under this tab
 * (REL-10).
 */
export function noteBuild(headers: Headers): void {
  const build = headers.get(buildHeader);
  if (!build) return;
  first ??= build;
  if (build === first || changed) return;
  changed = true;
  for (const listener of listeners) listener();
}

export const buildChanged = {
  get: () => changed,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
