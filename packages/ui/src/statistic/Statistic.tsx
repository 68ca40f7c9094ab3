import type { ReactNode } from 'react';
import { useLocale } from '../locale/index.ts';
import * as styles from './Statistic.css.ts';

export type StatisticProps = {
  /** What is counted. */
  label: ReactNode;
  /** A number gets thousands separators; a string is shown as it is; `undefined` shows `--`. */
  value: number | string | undefined;
  /** Stands after the figure in small type, e.g. `个`. */
  unit?: string;
  /** A line below, e.g. the change since last month. */
  detail?: ReactNode;
};

/**
 * A figure that matters.
 *
 * When not to use: for more than four on a view; use `Descriptions`.
 */
export function Statistic({ label, value, unit, detail }: StatisticProps) {
  const locale = useLocale();
  const shown = typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '--');
  return (
    <dl className={styles.statistic}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {shown}
        {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </dl>
  );
}
