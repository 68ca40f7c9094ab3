import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * What React 19.2 brought under this name: a function for effects that is always the same and acts on the newest props
 * and state. It is called from effects and listeners only, never while drawing.
 */
export function useEffectEvent<F extends (...given: never[]) => unknown>(act: F): F {
  const newest = useRef(act);
  // Before any effect of the page that could call it.
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: never[]) => newest.current(...given), []) as unknown as F;
}
