import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Badge.css.ts';
import { badgeText } from './Badge.text.ts';

export type BadgeProps = PassedOn<'span'> & {
  /** How many; nothing is drawn for 0 and below, and `99+` above 99. */
  count: number;
  /** What is counted, for screen readers; `12 条未读消息` by default. Always the whole number, also where `99+` is drawn. */
  label?: string;
  /** What the number belongs to, e.g. an icon; alone it stands in the text. */
  children?: ReactNode;
};

/**
 * A count of things that wait.
 *
 * When not to use: for a state such as 运行中 use `Tag`.
 */
export const Badge = withRef(function Badge({ count, label, children, ...native }: BadgeProps) {
  const text = useText(badgeText);
  const alone = children === undefined;
  const mark = count > 0 && (
    <span {...(alone && native)} className={styles.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label ?? text.unread(count)}</VisuallyHidden>
    </span>
  );
  if (alone) return mark || null;
  return (
    <span {...native} className={styles.anchor}>
      {children}
      {mark}
    </span>
  );
});
