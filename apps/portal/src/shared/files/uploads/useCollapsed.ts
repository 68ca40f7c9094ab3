import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNarrow } from '../../list/index.ts';
import { isMoving, type Upload } from './upload.ts';
import { uploadManager } from './uploadManager.ts';

/**
 * Whether the list is folded up: as the user left it; before, open where there is room, and on a phone only when it asks something. On the
 * way to another page what has succeeded leaves, and the rest folds up unless it still moves.
 */
export function useCollapsed(uploads: readonly Upload[]): readonly [boolean, (collapsed: boolean) => void] {
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<boolean>();
  const { pathname, search } = useLocation();

  useEffect(
    () => () => {
      const now = uploadManager.get();
      uploadManager.clear(now.filter(({ phase }) => phase === 'success').map(({ id }) => id));
      if (!now.some((upload) => isMoving(upload) || upload.phase === 'conflict')) setChosen(true);
    },
    [pathname, search],
  );
  // What comes after everything was taken off the list is shown anew.
  if (uploads.length === 0 && chosen !== undefined) setChosen(undefined);

  const asks = uploads.some(({ phase }) => phase === 'conflict' || phase === 'failed');
  return [chosen ?? (narrow && !asks), setChosen];
}
