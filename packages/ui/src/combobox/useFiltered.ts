import { useEffect, useMemo, useState } from 'react';
import type { Option } from '../listbox/index.ts';
import { filterOptions, type ReadAloud } from './filterOptions.ts';

/**
 * The options that fit what is typed. Whole pinyin syllables are a table of their own, fetched with the first Latin
 * letter; until it is there, and where it cannot be had, initials find as well.
 */
export function useFiltered(options: readonly Option[], query: string): readonly Option[] {
  const [read, setRead] = useState<ReadAloud>();
  const latin = /[a-z]{2}/i.test(query);
  useEffect(() => {
    if (!latin || read) return;
    let wanted = true;
    import('./pinyin.ts').then(
      ({ pinyin }) => wanted && setRead(() => pinyin),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [latin, read]);
  return useMemo(() => filterOptions(options, query, read), [options, query, read]);
}
