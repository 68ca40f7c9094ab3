import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './UploadList.css.ts';
import { uploadListText } from './UploadList.text.ts';
import { UploadDecisions } from './UploadDecisions.tsx';
import { UploadListRow, type UploadActs } from './UploadListRow.tsx';
import type { UploadRow } from './UploadRow.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { spokenWords } from './uploadWords.ts';

export type UploadListProps = PassedOn<'div'> &
  UploadActs & {
    /** The files of the queue, in the order in which they are to be seen. */
    rows: readonly UploadRow[];
    /** Drawn behind the state of a row, e.g. the way to the stored file. */
    detail?: (row: UploadRow) => ReactNode;
  };

/**
 * The files of an upload queue. Draws only: the queue is the caller's.
 *
 * Screen readers hear a quarter, a half, three quarters and the end, not every per cent. The focus stays in the list
 * when rows go.
 *
 * When not to use: for files that are stored already; use a table.
 */
export const UploadList = withRef(function UploadList({
  detail,
  rows,
  onCancel,
  onDecide,
  onPause,
  onRemove,
  onRetry,
  ...native
}: UploadListProps) {
  const acts = { onCancel, onDecide, onPause, onRemove, onRetry };
  const text = useText(uploadListText);
  const focus = useKeptFocus();
  const conflicts = rows.filter(({ phase }) => phase === 'conflict');

  return (
    <div {...native} className={styles.wrap}>
      {conflicts.length > 1 && acts.onDecide && <UploadDecisions onDecide={acts.onDecide} rows={conflicts} />}
      {rows.length > 0 && (
        <ul aria-label={text.label} className={styles.list} role="list" {...focus}>
          {rows.map((row) => (
            <UploadListRow detail={detail?.(row)} key={row.id} row={row} {...acts} />
          ))}
        </ul>
      )}
      <VisuallyHidden aria-atomic={false} role="status">
        {rows.map((row) => {
          const words = spokenWords(row, text);
          return words && <span key={`${row.id} ${words}`}>{words}</span>;
        })}
      </VisuallyHidden>
    </div>
  );
});
