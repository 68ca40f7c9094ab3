import type { ReactNode } from 'react';
import { useLocale, useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Statistic.css.ts';
import { statisticText } from './Statistic.text.ts';
import { StatisticChange, type Change } from './StatisticChange.tsx';

export type StatisticProps = PassedOn<'dl'> & {
  /** What is counted. */
  label: ReactNode;
  /** A number gets thousands separators; a string is shown as it is; `undefined` shows `--`, which is not 0. */
  value: number | string | undefined;
  /** Stands after the figure in small type, e.g. `个`. */
  unit?: string;
  /** How it has changed, as an arrow, a sign and a word. */
  change?: Change | undefined;
  /** A line below, e.g. what is counted. */
  detail?: ReactNode;
  /** The figure is on its way; its place is kept. */
  loading?: boolean;
};

/**
 * A figure that matters.
 *
 * When not to use: for more than four on a view; use `Descriptions`.
 */
export const Statistic = withRef(function Statistic({
  label,
  value,
  unit,
  change,
  detail,
  loading = false,
  ...native
}: StatisticProps) {
  const locale = useLocale();
  const text = useText(statisticText);
  const shown = typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '--');
  const missing = value === undefined;
  return (
    <dl {...native} aria-busy={loading || undefined} className={styles.statistic}>
      <dt className={styles.label}>{label}</dt>
      {loading ? (
        <dd className={styles.waiting}>
          <Skeleton height={20} width={96} />
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </dd>
      ) : (
        <dd className={styles.value} data-missing={missing ? '' : undefined}>
          {shown}
          {unit && !missing && <span className={styles.unit}>{unit}</span>}
        </dd>
      )}
      {change && !loading && !missing && (
        <dd className={styles.detail}>
          <StatisticChange {...change} />
        </dd>
      )}
      {detail && <dd className={styles.detail}>{detail}</dd>}
    </dl>
  );
});
