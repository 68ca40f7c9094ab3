import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Timeline.css.ts';
import { timelineText } from './Timeline.text.ts';

export type TimelineItemProps = PassedOn<'li'> & {
  /** What happens, as a noun or a short sentence. */
  title: ReactNode;
  /** How far it is; drawn as a mark and said as a word. */
  status: 'done' | 'current' | 'waiting' | 'failed';
  /** Another word for the status, e.g. `已签收` for `done`. */
  statusLabel?: string;
  /** When it happened, or is expected: `2026-11-21 14:08`. */
  time?: ReactNode;
  /** Why it failed and what to do; belongs to `failed`. */
  reason?: ReactNode;
  /** More about it: a person, a parcel number with a copy button, files. */
  children?: ReactNode;
};

const marks = {
  done: <Check size={14} strokeWidth={2} />,
  current: <span className={styles.dot} />,
  waiting: null,
  failed: <X size={14} strokeWidth={2} />,
};

/** One event of a `Timeline`. */
export const TimelineItem = withRef(function TimelineItem({
  title,
  status,
  statusLabel,
  time,
  reason,
  children,
  ...native
}: TimelineItemProps) {
  const text = useText(timelineText);
  return (
    <li
      {...native}
      aria-current={status === 'current' ? 'step' : undefined}
      className={styles.item}
      data-status={status}
    >
      <span aria-hidden className={styles.mark}>
        {marks[status]}
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.status}>{statusLabel ?? text[status]}</span>
        </p>
        {time && <p className={styles.time}>{time}</p>}
        {reason && <p className={styles.reason}>{reason}</p>}
        {children && <div className={styles.detail}>{children}</div>}
      </div>
    </li>
  );
});
