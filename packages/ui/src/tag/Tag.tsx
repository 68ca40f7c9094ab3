import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Tag.css.ts';
import { tagText } from './Tag.text.ts';

/** The hues that tell kinds of things apart: `color.category` of the tokens. */
export type CategoryColor = 'blue' | 'green' | 'orange' | 'violet' | 'teal' | 'amber' | 'pink';

export type TagProps = PassedOn<'span'> & {
  /** What it means; a status needs an icon beside its word. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** Only tells one kind from others and judges nothing; stands in place of a tone. */
  color?: CategoryColor | undefined;
  /** A 14 px icon before the words. */
  icon?: ReactNode;
  /** Shows a button that takes the tag away; needs plain text as its child. */
  onClose?: () => void;
  /** One or two words; what does not fit is cut off at the end and shows on hover. */
  children: ReactNode;
};

/**
 * A short property of a thing: a state, a kind, a chosen filter.
 *
 * When not to use: for something to press use `Button`; for counts use `Badge`.
 */
export const Tag = withRef(function Tag({ tone, color, icon, onClose, children, ...native }: TagProps) {
  const text = useText(tagText);
  return (
    <span {...native} className={styles.tag({ tone, color })}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words} title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
      {onClose && (
        <button
          aria-label={text.remove(typeof children === 'string' ? children : '')}
          className={styles.remove}
          onClick={onClose}
          type="button"
        >
          <X aria-hidden size={12} strokeWidth={1.5} />
        </button>
      )}
    </span>
  );
});
