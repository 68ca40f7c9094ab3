import { ComboboxEmpty, ComboboxList, type ComboboxListProps } from '../combobox/index.ts';
import { ListboxLayer } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { multiSelectText } from './MultiSelect.text.ts';
import * as styles from './MultiSelect.css.ts';

type MultiSelectListProps = Omit<ComboboxListProps, 'multiple'> & {
  anchor: () => HTMLElement | null;
  /** There is something to choose; else the words that stand in for the list. */
  listed: boolean;
  loading: boolean;
  onRetry: (() => void) | undefined;
  onClose: () => void;
  query: string;
  count: number;
  max: number | undefined;
};

/** The open list with a box at each option, and how many may still be chosen. */
export function MultiSelectList({
  anchor,
  count,
  listed,
  loading,
  max,
  onClose,
  onRetry,
  query,
  ...list
}: MultiSelectListProps) {
  const text = useText(multiSelectText);
  return (
    <ListboxLayer anchor={anchor} onClose={onClose}>
      {listed ? (
        <ComboboxList {...list} multiple />
      ) : (
        <ComboboxEmpty loading={loading} onRetry={onRetry} query={query} />
      )}
      {listed && max !== undefined && (
        <div className={styles.limit}>{count < max ? text.left(count, max) : text.full(max)}</div>
      )}
    </ListboxLayer>
  );
}
