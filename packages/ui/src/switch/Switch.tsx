import { Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../native-props/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<NativeProps<typeof RadixSwitch.Root>, 'asChild' | 'children'> & {
  /** What is on or off, without 开启 or 关闭. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** What follows from switching it on, in one line. */
  help?: ReactNode;
};

/**
 * A setting that takes effect at once.
 *
 * When not to use: in a form that is sent later; use `Checkbox`.
 */
export function Switch({ label, labelHidden = false, help, id, ...native }: SwitchProps) {
  const own = useId();
  const switchId = id ?? own;
  const words = (
    <label className={styles.label} data-disabled={native.disabled ? '' : undefined} htmlFor={switchId}>
      {label}
    </label>
  );
  return (
    <span className={styles.row}>
      <RadixSwitch.Root {...native} aria-describedby={help ? `${switchId}-help` : undefined} className={styles.track} id={switchId}>
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : <span className={styles.words}>{words}{help && <span className={styles.help} id={`${switchId}-help`}>{help}</span>}</span>}
    </span>
  );
}
