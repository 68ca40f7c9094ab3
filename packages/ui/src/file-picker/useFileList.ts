import { useEffect, useState } from 'react';
import type { FileItem, ListFiles } from './fileItem.ts';

export type FolderStep = { id: string; name: string };
type Answer = { key: string; data: readonly FileItem[]; total: number; failed: boolean };

/** Time for a word to be finished before it is asked for. */
const searchDelay = 250;

/**
 * Walks through folders and pages of the file store. Old rows stay in sight while the next ones load; late answers are
 * dropped.
 */
export function useFileList(list: ListFiles) {
  const [path, setPath] = useState<readonly FolderStep[]>([]);
  const [place, setPlace] = useState({ page: 1, pageSize: 5 });
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const dir = path.at(-1)?.id ?? '';
  const key = JSON.stringify([dir, place, name, attempt]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () => {
        void list({ page: place.page, size: place.pageSize, name, dir }).then(
          ({ data, total }) => current && setAnswer({ key, data, total, failed: false }),
          () => current && setAnswer({ key, data: [], total: 0, failed: true }),
        );
      },
      name === '' ? 0 : searchDelay,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // The key stands for dir, place, name and attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, list]);

  const toFirst = () => setPlace((now) => ({ ...now, page: 1 }));
  return {
    answer,
    dir,
    loading: answer?.key !== key,
    name,
    path,
    place,
    setPlace,
    /** Opens a folder, or the one at `depth` steps from the root. */
    enter: (step: FolderStep) => {
      setPath([...path, step]);
      setName('');
      toFirst();
    },
    leaveTo: (depth: number) => {
      setPath(path.slice(0, depth));
      setName('');
      toFirst();
    },
    reload: () => setAttempt((now) => now + 1),
    search: (text: string) => {
      setName(text);
      toFirst();
    },
  };
}
