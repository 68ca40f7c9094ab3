import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './UploadList.css.ts';
import { uploadListText } from './UploadList.text.ts';
import { UploadListRow, type UploadActs } from './UploadListRow.tsx';
import type { UploadRow } from './UploadRow.ts';

export type UploadListProps = UploadActs & {
  /** The files of the queue, oldest first. */
  rows: readonly UploadRow[];
};

/**
 * The files of an upload queue. Draws only: the queue is the caller's.
 *
 * Screen readers hear a quarter, a half, three quarters and the end, not every per cent.
 */
export function UploadList({ rows, ...acts }: UploadListProps) {
  const text = useText(uploadListText);
  const spoken = rows
    .map((row) => {
      if (row.phase === 'success') return `${row.name} ${text.success}`;
      if (row.phase === 'failed') return `${row.name} ${row.error ? text.failed(row.error) : text.failedPlain}`;
      const quarter = Math.min(Math.floor(row.progress / 25), 3) * 25;
      return row.phase === 'uploading' && quarter > 0 ? text.milestone(row.name, quarter) : '';
    })
    .filter(Boolean);

  return (
    <>
      {rows.length > 0 && (
        <ul aria-label={text.label} className={styles.list} role="list">
          {rows.map((row) => (
            <UploadListRow key={row.id} row={row} {...acts} />
          ))}
        </ul>
      )}
      <VisuallyHidden aria-atomic={false} role="status">
        {spoken.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </VisuallyHidden>
    </>
  );
}
