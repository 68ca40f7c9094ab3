import { useText } from '../locale/index.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import type { Copied } from './useCopied.ts';

/** Says over the lower edge whether copying succeeded. Always mounted, since screen readers announce only changes. */
export function TableCopied({ copied }: { copied: Copied }) {
  const text = useText(tableText);
  const words =
    copied === undefined
      ? ''
      : copied === 'failed'
        ? text.copyFailed
        : copied === 0
          ? text.copied
          : text.copiedRows(copied);
  return (
    <div className={styles.copied} role="status">
      {words && <span className={styles.copiedWords}>{words}</span>}
    </div>
  );
}
