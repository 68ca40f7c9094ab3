import { useCallback, useState } from 'react';
import type { TreeLoads } from './treeNode.ts';

/** Asks for the children of a branch, once at a time, and remembers what failed. */
export function useTreeLoads(onLoad: ((id: string) => Promise<void>) | undefined) {
  const [loads, setLoads] = useState<TreeLoads>(new Map());
  const put = (id: string, state: 'loading' | 'failed' | undefined) =>
    setLoads((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  const load = useCallback(
    async (id: string) => {
      if (!onLoad) return;
      put(id, 'loading');
      try {
        await onLoad(id);
        put(id, undefined);
      } catch {
        // The row says so and offers to try again.
        put(id, 'failed');
      }
    },
    [onLoad],
  );
  return { load, loads };
}
