import { useEffect, useEffectEvent } from 'react';
import { useFiles } from '../api.ts';
import type { FileView } from '../fileView.ts';
import { useFileView } from '../useFileView.ts';

const window100 = 100;
/** Where the arrow keys have a meaning of their own. */
const own =
  'input, textarea, select, [contenteditable], [role="grid"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="dialog"], [role="combobox"], [role="region"]';

/** The hundred files of the list that was left, among which its page lies. */
const listAround = (view: FileView): FileView => ({
  ...view,
  preview: '',
  pageSize: window100,
  page: Math.floor(((view.page - 1) * view.pageSize) / window100) + 1,
});

/**
 * The files before and after this one in the list it was opened from; ← and → go there, Escape goes back to the list.
 */
export function useNeighbours(id: string) {
  const { go, view } = useFileView();
  const files = (useFiles(listAround(view)).data?.data ?? []).filter(({ is_dir: kind }) => kind !== 1);
  const at = files.findIndex((file) => file.id === id);
  const previous = at > 0 ? files[at - 1]?.id : undefined;
  const next = at >= 0 ? files[at + 1]?.id : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event;
    if (
      defaultPrevented ||
      altKey ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      (target instanceof Element && target.closest(own))
    )
      return;
    if (key === 'ArrowLeft' && previous) go({ preview: previous }, { replace: true });
    else if (key === 'ArrowRight' && next) go({ preview: next }, { replace: true });
    else if (key === 'Escape') go({ preview: '' });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { count: files.length, place: at + 1, previous, next };
}
