import { useEffect, useId } from 'react';
import { usePageIdentity } from './pageIdentity.ts';
import { unsavedPages } from './unsavedPages.ts';

/**
 * Says that this part of the page holds input that is not saved: its tab shows ●, and closing the tab or the window
 * asks first.
 */
export function useDirty(dirty: boolean): void {
  const { key } = usePageIdentity();
  const id = useId();
  useEffect(() => unsavedPages.mark(key, id, dirty), [dirty, id, key]);
  useEffect(() => () => unsavedPages.leave(key, id), [id, key]);
}
