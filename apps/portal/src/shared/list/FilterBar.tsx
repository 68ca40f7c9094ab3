import { Button } from '@panome/ui/button';
import type { ReactNode } from 'react';
import * as styles from './List.css.ts';
import { listText as text } from './list.text.ts';
import { SearchBox } from './SearchBox.tsx';

type FilterBarProps = {
  /** What is filtered, for screen readers. */
  readonly label: string;
  /** What the words are looked for in. */
  readonly search: string;
  /** The words in the address. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
  /** Takes every filter away; `false` while nothing narrows the list. */
  readonly onClear: (() => void) | false;
  /** The filters beside the words. */
  readonly children?: ReactNode;
};

/** What narrows a list: words, filters, and the way back to the whole list. */
export const FilterBar = ({ children, label, onClear, onSearch, search, value }: FilterBarProps) => (
  <div aria-label={label} className={styles.filters} role="search">
    <SearchBox label={search} onSearch={onSearch} value={value} />
    {children}
    {onClear && (
      <Button onClick={onClear} variant="quiet">
        {text.reset}
      </Button>
    )}
  </div>
);
