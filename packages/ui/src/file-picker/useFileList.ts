import { useEffect, useState } from 'react';
import type { FileItem, FileSort, FileSource } from './fileItem.ts';

export type FolderStep = { id: string; name: string };
type Answer = { key: string; items: readonly FileItem[]; total: number; failed: boolean };

/** Time for a word to be finished before it is asked for. */
const searchDelay = 250;

/**
 * Walks through folders and pages of the file store. Old rows stay in sight while the next ones load; late answers are
 * dropped.
 */
export function useFileList({ list, recent }: Pick<FileSource, 'list' | 'recent'>, pageSize: number) {
  /** The newest files of all folders, until the reader asks for a folder. */
  const [newest, setNewest] = useState(recent !== undefined);
  const [path, setPath] = useState<readonly FolderStep[]>([]);
  const [place, setPlace] = useState({ page: 1, pageSize });
  const [name, setName] = useState('');
  const [sort, setSort] = useState<FileSort | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const folder = path.at(-1)?.id ?? '';
  const key = JSON.stringify([newest, folder, place, name, sort, attempt]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () => {
        const query = { ...place, sort: sort ?? undefined };
        const asked = newest && recent && name === '' ? recent(query) : list({ ...query, name, folder });
        void asked.then(
          ({ items, total }) => current && setAnswer({ key, items, total, failed: false }),
          () => current && setAnswer({ key, items: [], total: 0, failed: true }),
        );
      },
      name === '' ? 0 : searchDelay,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // The key stands for newest, folder, place, name, sort and attempt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, list, recent]);

  const toFirst = () => setPlace((now) => ({ ...now, page: 1 }));
  return {
    answer,
    folder,
    loading: answer?.key !== key,
    name,
    newest,
    path,
    place,
    setPlace,
    sort,
    sortBy: (next: FileSort | null) => {
      setSort(next);
      toFirst();
    },
    /** Shows the newest files of all folders, or the folders from their root. */
    showNewest: (next: boolean) => {
      setNewest(next);
      setPath([]);
      setName('');
      toFirst();
    },
    /** Opens a folder, or the one at `depth` steps from the root. */
    enter: (step: FolderStep) => {
      setNewest(false);
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
