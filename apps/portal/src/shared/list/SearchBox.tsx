import { SearchField } from '@panome/ui/search-field';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './List.css.ts';

/** Time for a word to be finished before it is asked for. */
const delay = 250;

type SearchBoxProps = {
  /** What is searched, also the placeholder. */
  label: string;
  /** The word in the address. */
  value: string;
  onSearch: (name: string) => void;
};

/** Searches a list. The address follows when the word is finished, and leads the field on the way back. */
export function SearchBox({ label, onSearch, value }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address that this field asked for comes late: what was typed in the meantime stays.
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  const search = useEffectEvent((name: string) => {
    setAsked(name);
    onSearch(name);
  });
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className={styles.search}>
      <SearchField label={label} onValueChange={setTyped} placeholder={label} value={typed} />
    </div>
  );
}
