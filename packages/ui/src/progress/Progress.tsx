import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Progress.css.ts';

export type ProgressProps = PassedOn<'div'> & {
  /** Per cent done, 0 to 100; `undefined` while nobody knows. */
  value: number | undefined;
  /** What is under way, read aloud and shown above the bar. */
  label: string;
  /** Keeps the words for screen readers only, e.g. in a table row that names the file. */
  labelHidden?: boolean;
  /**
   * The phase in words, e.g. `排队中，第 3 位`, `服务器处理中`. Shown beside the label and announced when it changes, never before.
   */
  status?: string;
  /** Figures at the end of the line, e.g. `12 MB/s · 剩余 3 分钟`; the per cent by default. Not announced. */
  detail?: ReactNode;
  /** `success` and `danger` for a finished or failed task, beside a `status` that says so; `accent` by default. */
  tone?: 'accent' | 'success' | 'danger';
};

/**
 * How much of a known whole is done.
 *
 * When not to use: for work of unknown length that takes less than 10 s use `Spinner`; for what comes, in its shape,
 * `Skeleton`.
 */
export const Progress = withRef(function Progress({
  value,
  label,
  labelHidden = false,
  status,
  detail,
  tone = 'accent',
  ...native
}: ProgressProps) {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const rounded = percent === undefined ? undefined : `${Math.floor(percent)}%`;
  return (
    <div {...native} className={styles.wrap}>
      {labelHidden ? (
        status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>
      ) : (
        <div className={styles.words}>
          <span className={styles.label}>{label}</span>
          {/* There before its words are: a region that arrives with them is not announced. */}
          <span className={styles.status} data-tone={tone} role="status">
            {status}
          </span>
          <span className={styles.detail}>{detail ?? rounded}</span>
        </div>
      )}
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent === undefined ? undefined : Math.floor(percent)}
        aria-valuetext={[rounded, status].filter(Boolean).join('，') || undefined}
        className={styles.track}
        role="progressbar"
      >
        <div
          className={styles.bar({ tone })}
          data-state={percent === undefined ? 'indeterminate' : 'determinate'}
          style={inlineVars({ [styles.share]: rounded ?? '0%' })}
        />
      </div>
    </div>
  );
});
