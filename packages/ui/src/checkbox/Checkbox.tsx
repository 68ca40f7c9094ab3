import { Check, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<NativeProps<typeof RadixCheckbox.Root>, 'asChild' | 'children'> & {
  /** What is agreed to or chosen; in a table the name of the row. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** What follows from ticking it, in one line. */
  help?: ReactNode;
  /** Why it has to be changed. */
  error?: ReactNode;
};

/**
 * Chooses something or not; also one of several that do not exclude each other.
 *
 * When not to use: for a setting that takes effect at once use `Switch`.
 */
export function Checkbox({ label, labelHidden = false, help, error, id, ...native }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  const described = [error && `${boxId}-error`, help && `${boxId}-help`].filter(Boolean).join(' ') || undefined;
  const words = (
    <label className={styles.label} data-disabled={native.disabled ? '' : undefined} htmlFor={boxId}>
      {label}
    </label>
  );
  return (
    <span className={styles.row} data-solo={labelHidden ? '' : undefined}>
      <RadixCheckbox.Root {...native} aria-describedby={described} aria-invalid={error ? true : undefined} className={styles.box} id={boxId}>
        <RadixCheckbox.Indicator className={styles.mark}>
          <Check className={styles.tick} size={14} strokeWidth={2.5} />
          <Minus className={styles.dash} size={14} strokeWidth={2.5} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      {labelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          {words}
          {error && (
            <span className={styles.error} id={`${boxId}-error`}>
              {error}
            </span>
          )}
          {help && (
            <span className={styles.help} id={`${boxId}-help`}>
              {help}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
