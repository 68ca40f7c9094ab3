import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useLocale, useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';

export type TableSelectionBarProps = PassedOn<'div'> & {
  /** How many rows are chosen, on all pages together; nothing is drawn for 0. */
  count: number;
  /** How many rows there are on all pages; with `onChooseAll`. */
  total?: number;
  /** Chooses all of them, also those of other pages; offered until all are chosen. */
  onChooseAll?: () => void;
  /** Chooses none. */
  onClear: () => void;
  /** What can be done with the chosen rows: small buttons. */
  children?: ReactNode;
};

/**
 * Over a table: how many rows are chosen, and what can be done with them.
 *
 * When not to use: for a single choice, which the table shows by itself.
 */
export const TableSelectionBar = withRef(function TableSelectionBar({
  count,
  total = count,
  onChooseAll,
  onClear,
  children,
  ...native
}: TableSelectionBarProps) {
  const text = useText(tableText);
  const locale = useLocale();
  if (count === 0) return null;
  const words = text.selected(count.toLocaleString(locale));
  return (
    <div {...native} aria-label={words} className={styles.bar} role="group">
      <Text role="status" weight="strong">
        {words}
      </Text>
      {children}
      {onChooseAll && count < total && (
        <Button onClick={onChooseAll} size="small" variant="quiet">
          {text.chooseAllRows(total.toLocaleString(locale))}
        </Button>
      )}
      <Button onClick={onClear} size="small" variant="quiet">
        {text.clear}
      </Button>
    </div>
  );
});
