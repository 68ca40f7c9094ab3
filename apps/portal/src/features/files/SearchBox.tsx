import { SearchField } from '@panome/ui/search-field';
import { useEffect, useState } from 'react';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';

/** Time for a word to be finished before it is asked for. */
const delay = 250;

/** Searches below a folder. The address follows when the word is finished, and leads the field on the way back. */
export function SearchBox({ folder, onSearch, value }: { folder: string; value: string; onSearch: (name: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), delay);
    return () => clearTimeout(timer);
  }, [onSearch, typed, value]);
  return (
    <div className={styles.search}>
      <SearchField label={text.searchIn(folder)} onChange={setTyped} placeholder={text.searchIn(folder)} value={typed} />
    </div>
  );
}
