import { Button } from '../button/index.ts';
import { listboxStyles } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as styles from './Combobox.css.ts';
import { comboboxText } from './Combobox.text.ts';

export type ComboboxEmptyProps = {
  /** Options are on their way. */
  loading: boolean;
  /** They could not be loaded; loads them again. */
  onRetry: (() => void) | undefined;
  /** What is searched for; `''` where there is nothing at all to choose. */
  query: string;
};

/** What stands in for the list while there is none: why, and what to do. */
export function ComboboxEmpty({ loading, onRetry, query }: ComboboxEmptyProps) {
  const text = useText(comboboxText);
  if (loading)
    return (
      <div className={`${listboxStyles.empty} ${styles.waiting}`}>
        <Spinner />
        {text.loading}
      </div>
    );
  if (onRetry)
    return (
      <div className={`${listboxStyles.empty} ${styles.waiting}`}>
        {text.failed}
        <Button onClick={onRetry} size="small">
          {text.retry}
        </Button>
      </div>
    );
  return (
    <div className={listboxStyles.empty}>
      <div className={styles.nothing}>{query ? text.noMatch(query) : text.empty}</div>
      {query && <div className={listboxStyles.help}>{text.advice}</div>}
    </div>
  );
}
