import { useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { choiceStyles } from '../field/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { useLayoutEffect, withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<NativeProps<'input'>, 'checked' | 'defaultChecked' | 'size' | 'type'> & {
  /** What is agreed to or chosen; in a table the name of the row. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** What follows from ticking it, in one line; when it is disabled, why. */
  help?: ReactNode;
  /** Why it has to be changed. */
  error?: ReactNode;
  /** Set it to control the box; `indeterminate` where only a part of what it stands for is chosen. */
  checked?: boolean | 'indeterminate';
  /** Ticked at the start, when the caller does not control it. */
  defaultChecked?: boolean | undefined;
  /** Whether it is ticked now. */
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * Chooses something or not; also one of several that do not exclude each other.
 *
 * When not to use: for a setting that takes effect at once use `Switch`; for a question with several answers use
 * `CheckboxGroup`.
 */
export const Checkbox = withRef(function Checkbox({
  label,
  labelHidden = false,
  help,
  error,
  id,
  checked,
  onCheckedChange,
  onChange,
  ref,
  ...native
}: CheckboxProps) {
  const own = useId();
  const box = useRef<HTMLInputElement>(null);
  const boxId = id ?? own;
  const described =
    [error && `${boxId}-error`, help && `${boxId}-help`, native['aria-describedby']].filter(Boolean).join(' ') ||
    undefined;
  useImperativeHandle(ref, () => box.current!);
  // `indeterminate` can be set by script only, and each press clears it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'indeterminate';
  });
  const words = (
    <label
      className={choiceStyles.label}
      data-disabled={native.disabled ? '' : undefined}
      data-required={native.required ? '' : undefined}
      htmlFor={boxId}
    >
      {label}
    </label>
  );
  return (
    <span className={choiceStyles.row} data-solo={labelHidden ? '' : undefined}>
      <input
        {...native}
        {...(checked !== undefined && { checked: checked === true })}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={styles.box}
        id={boxId}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        ref={box}
        type="checkbox"
      />
      {labelHidden ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <span className={choiceStyles.words}>
          {words}
          {error && (
            <span className={choiceStyles.error} id={`${boxId}-error`}>
              {error}
            </span>
          )}
          {help && (
            <span className={choiceStyles.help} id={`${boxId}-help`}>
              {help}
            </span>
          )}
        </span>
      )}
    </span>
  );
});
