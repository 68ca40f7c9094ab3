import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNarrow } from '../../list/index.ts';
import { isMoving, isOpen, type Upload } from './upload.ts';
import { uploadManager } from './uploadManager.ts';

/**
 * Whether the list is folded up: as the user left it; before, open while there is something to see, and on a phone only
 * when something went wrong or is asked. On the way to another page what has succeeded leaves, and the rest folds up
 * unless it still moves.
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
  // An empty list forgets the choice, so that the next upload is shown.
  if (uploads.length === 0 && chosen !== undefined) setChosen(undefined);

  const asks = uploads.some(({ phase }) => phase === 'conflict' || phase === 'failed');
  // A finished list would go on covering the end of the page, where the pages are turned.
  return [chosen ?? !(asks || (!narrow && uploads.some(isOpen))), setChosen];
}
