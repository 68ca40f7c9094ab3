import type { QuoteLine } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import * as styles from '../Shop.css.ts';
import { quoteText as text } from '../shop.text.ts';

type QuoteLinesProps = {
  readonly lines: readonly QuoteLine[];
  readonly total: number;
  /** A newer price is on its way. */
  readonly stale?: boolean;
};

/** A price line by line; every number comes from the server. */
export const QuoteLines = ({ lines, stale = false, total }: QuoteLinesProps) => (
  <div className={styles.scroll}>
    <table aria-label={text.lines} className={`${styles.table}${stale ? ` ${styles.stale}` : ''}`}>
      <thead>
        <tr>
          <th className={styles.head} scope="col">
            {text.line.title}
          </th>
          <th className={`${styles.head} ${styles.end}`} scope="col">
            {text.line.count}
          </th>
          <th className={`${styles.head} ${styles.end}`} scope="col">
            {text.line.each}
          </th>
          <th className={`${styles.head} ${styles.end} ${styles.last}`} scope="col">
            {text.line.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ count, each_fen, kind, sum_fen, title, unit }) => (
          <tr key={`${kind} ${title}`}>
            <th className={styles.cell} scope="row">
              {title}
            </th>
            <td className={`${styles.cell} ${styles.end}`}>{unit && `${count} ${unit}`}</td>
            <td className={`${styles.cell} ${styles.end}`}>{unit && yuanOf(each_fen)}</td>
            <td className={`${styles.cell} ${styles.end} ${styles.last}`}>{yuanOf(sum_fen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className={styles.total} colSpan={3} scope="row">
            {text.total}
          </th>
          <td className={`${styles.total} ${styles.end} ${styles.last}`}>{yuanOf(total)}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
