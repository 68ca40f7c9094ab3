import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Timeline.css.ts';

export type TimelineProps = PassedOn<'div'> & {
  /** What the events belong to, for screen readers, e.g. `合同进度`. */
  label: string;
  /**
   * `horizontal` lays up to about six events side by side where there is room, and one below the other where there is
   * none.
   */
  orientation?: 'vertical' | 'horizontal';
  /** `TimelineItem`s in the order of time. */
  children: ReactNode;
};

/**
 * What happened to one thing, and what is still to come.
 *
 * When not to use: for the steps of a form use `Steps`; for a log of many lines use a table.
 */
export const Timeline = withRef(function Timeline({
  label,
  orientation = 'vertical',
  children,
  ...native
}: TimelineProps) {
  return (
    <div {...native} className={styles.frame}>
      <ol aria-label={label} className={styles.list} data-orientation={orientation} role="list">
        {children}
      </ol>
    </div>
  );
});
