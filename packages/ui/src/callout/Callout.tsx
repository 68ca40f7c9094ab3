import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Callout.css.ts';
import { calloutText } from './Callout.text.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type CalloutProps = PassedOn<'div'> & {
  /** `danger` is announced at once; the others are read in their place. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The message in one line; may stand alone. */
  title?: ReactNode;
  /** Small buttons below the text. */
  actions?: ReactNode;
  /** Shows a button that closes it. */
  onClose?: () => void;
  /** Why, and what to do. */
  children?: ReactNode;
};

/**
 * A message that belongs to a place on the page and stays there.
 *
 * When not to use: to confirm an act just done use a toast; for a wrong value use the field's `error`.
 */
export const Callout = withRef(function Callout({
  tone = 'info',
  title,
  actions,
  onClose,
  children,
  ...native
}: CalloutProps) {
  const text = useText(calloutText);
  const Icon = icons[tone];
  return (
    <div {...native} className={styles.callout({ tone })} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.icon({ tone })}>
        <Icon aria-label={text[tone]} role="img" size={16} strokeWidth={1.5} />
      </span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton icon={<X size={16} strokeWidth={1.5} />} label={text.close} onClick={onClose} size="xsmall" />
      )}
    </div>
  );
});
