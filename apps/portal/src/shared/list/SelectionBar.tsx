import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import { listText as text } from './list.text.ts';
import * as styles from './List.css.ts';

/** What can be done with the ticked rows. */
export function SelectionBar({ children, count, onClear }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div aria-label={text.selected(count)} className={styles.selection} role="group">
      <Text weight="strong">{text.selected(count)}</Text>
      {children}
      <Button onClick={onClear} size="small" variant="quiet">
        {text.clearSelection}
      </Button>
    </div>
  );
}
