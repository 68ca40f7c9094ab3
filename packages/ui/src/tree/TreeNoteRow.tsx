import { RotateCcw } from 'lucide-react';
import { useText } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as styles from './Tree.css.ts';
import { treeText } from './Tree.text.ts';
import { rowAttributes } from './treeRowAttributes.ts';
import type { TreeRowViewProps } from './TreeRowView.tsx';

type TreeNoteRowProps = Pick<TreeRowViewProps, 'index' | 'onActive' | 'onKeyDown' | 'onPress' | 'row' | 'tabbable'> & {
  note: 'loading' | 'failed' | 'empty';
};

/** What stands where the children of a branch would: they are coming, did not come, or there are none. */
export function TreeNoteRow({ note, row, index, tabbable, onActive, onKeyDown, onPress }: TreeNoteRowProps) {
  const text = useText(treeText);
  return (
    <div
      {...rowAttributes(row, index)}
      aria-busy={note === 'loading' || undefined}
      data-note={note}
      onClick={onPress}
      onFocus={onActive}
      onKeyDown={onKeyDown}
      role="treeitem"
      tabIndex={tabbable ? 0 : -1}
    >
      <span className={styles.twisty}>
        {note === 'loading' && <Spinner />}
        {note === 'failed' && <RotateCcw aria-hidden size={14} strokeWidth={1.5} />}
      </span>
      {{ loading: text.loading, failed: text.failed, empty: text.emptyBranch }[note]}
    </div>
  );
}
