import type { FileItem } from '@panome/contract';
import { useEffect, useState } from 'react';
import { listFolders } from './api.ts';

type Answer = {
  readonly dir: string;
  readonly folders: readonly FileItem[];
  readonly page: number;
  readonly more: boolean;
  readonly failed: boolean;
};

/** The folders in a folder, page by page. Answers for a folder that was left are dropped. */
export function useFolders(dir: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [wanted, setWanted] = useState({ dir, page: 1, attempt: 0 });
  if (wanted.dir !== dir) setWanted({ dir, page: 1, attempt: 0 });

  useEffect(() => {
    let current = true;
    listFolders(wanted.dir, wanted.page).then(
      ({ folders, more }) => {
        if (!current) return;
        setAnswer((before) => ({
          dir: wanted.dir,
          page: wanted.page,
          more,
          failed: false,
          folders: [...(wanted.page > 1 ? (before?.folders ?? []) : []), ...folders],
        }));
      },
      () => current && setAnswer({ dir: wanted.dir, folders: [], page: 1, more: false, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const shown = answer?.dir === dir ? answer : undefined;
  return {
    folders: shown?.folders,
    failed: shown?.failed ?? false,
    retry: () => setWanted({ dir, page: 1, attempt: wanted.attempt + 1 }),
    loadMore: shown?.more ? () => setWanted({ dir, page: shown.page + 1, attempt: 0 }) : undefined,
  };
}
