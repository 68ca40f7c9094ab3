import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Tag.css.ts';
import { tagText } from './Tag.text.ts';

/** The seven analysis families, each with one fixed hue. */
export type FamilyTone = 'transform' | 'micro' | 'protein' | 'untarget' | 'metagenome' | 'metabolic' | 'singleCell';

export type TagProps = PassedOn<'span'> & {
  /** A status tone needs an icon beside its word; a family tone only marks the family. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | FamilyTone;
  /** A 14 px icon before the words. */
  icon?: ReactNode;
  /** Shows a button that takes the tag away; needs plain text as its child. */
  onClose?: () => void;
  /** One or two words; what does not fit is cut off at the end and shows on hover. */
  children: ReactNode;
};

/**
 * A short property of a thing: a state, a family, a chosen filter.
 *
 * When not to use: for something to press use `Button`; for counts use `Badge`.
 */
export const Tag = withRef(function Tag({ tone, icon, onClose, children, ...native }: TagProps) {
  const text = useText(tagText);
  return (
    <span {...native} className={styles.tag({ tone })}>
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
