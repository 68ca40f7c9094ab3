import { Progress as RadixProgress } from 'radix-ui';
import type { ReactNode } from 'react';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Progress.css.ts';

export type ProgressProps = {
  /** Per cent done, 0 to 100; `undefined` while nobody knows. */
  value: number | undefined;
  /** What is under way, read aloud and shown above the bar. */
  label: string;
  /** Keeps the label for screen readers only, e.g. in a table row that names the file. */
  labelHidden?: boolean;
  /** Said at the end of the line, e.g. `12 MB/s · 剩余 3 分钟`; the per cent by default. */
  detail?: ReactNode;
  /** `success` and `danger` for a finished or failed task, beside a word that says so; `accent` by default. */
  tone?: 'accent' | 'success' | 'danger';
};

/**
 * How much of a known whole is done.
 *
 * When not to use: for work of unknown length that takes less than 10 s use `Spinner`.
 */
export function Progress({ value, label, labelHidden = false, detail, tone = 'accent' }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const rounded = percent === undefined ? undefined : `${Math.floor(percent)}%`;
  return (
    <div className={styles.wrap}>
      {!labelHidden && (
        <div className={styles.words}>
          <span>{label}</span>
          <span>{detail ?? rounded}</span>
        </div>
      )}
      <RadixProgress.Root aria-label={label} aria-valuetext={rounded} className={styles.track} value={percent ?? null}>
        <RadixProgress.Indicator className={styles.bar({ tone })} style={inlineVars({ [styles.share]: rounded ?? '0%' })} />
      </RadixProgress.Root>
    </div>
  );
}
