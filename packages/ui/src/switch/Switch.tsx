import { useId, type ReactNode } from 'react';
import { choiceStyles } from '../field/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { track } from './Switch.css.ts';

export type SwitchProps = Omit<
  NativeProps<'input'>,
  'checked' | 'defaultChecked' | 'required' | 'role' | 'size' | 'type'
> & {
  /** What is on or off, without 开启 or 关闭. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** What follows from switching it on, in one line; when it is disabled, why. */
  help?: ReactNode;
  /** Set it to control the switch. */
  checked?: boolean | undefined;
  /** On at the start, when the caller does not control it. */
  defaultChecked?: boolean | undefined;
  /** Whether it is on now. */
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * A setting that takes effect at once.
 *
 * When not to use: in a form that is sent later; use `Checkbox`.
 */
export const Switch = withRef(function Switch({
  label,
  labelHidden = false,
  help,
  id,
  onChange,
  onCheckedChange,
  ...native
}: SwitchProps) {
  const own = useId();
  const switchId = id ?? own;
  const words = (
    <label className={choiceStyles.label} data-disabled={native.disabled ? '' : undefined} htmlFor={switchId}>
      {label}
    </label>
  );
  return (
    <span className={choiceStyles.row} data-solo={labelHidden ? '' : undefined}>
      <input
        {...native}
        aria-describedby={
          [help && `${switchId}-help`, native['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        className={track}
        id={switchId}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        // A native box says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        type="checkbox"
      />
      {labelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={choiceStyles.words}>
          {words}
          {help && (
            <span className={choiceStyles.help} id={`${switchId}-help`}>
              {help}
            </span>
          )}
        </span>
      )}
    </span>
  );
});
