import { useState, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './CodeField.css.ts';
import { codeFieldText } from './CodeField.text.ts';
import { digitsOf } from './digitsOf.ts';

export type CodeFieldProps = FieldFrame &
  PassedOn<'input'> & {
    /** The digits so far; without it the part keeps them. */
    value?: string | undefined;
    /** The digits at the start, when the caller does not control them. */
    defaultValue?: string;
    /** Gets digits only, at most `length`. */
    onValueChange?: ((code: string) => void) | undefined;
    /** All digits are there; a good moment to check them without a press on a button. */
    onComplete?: (code: string) => void;
    /** How many digits; 6 by default. */
    length?: number;
    /** Beside the cells: a `CodeFieldResend`. */
    action?: ReactNode;
    /** Below: another way to get the code, e.g. a link 改用邮箱接收. */
    alternative?: ReactNode;
    /** Takes it out of the tab order; say why in `help`. */
    disabled?: boolean;
    /** The name in a native form. */
    name?: string;
    /** The focus went on; the moment to check the value. */
    onBlur?: () => void;
  };

/**
 * A code of digits that came by message or mail. One field, drawn as cells: phones fill it in, and a pasted message
 * gives its digits.
 *
 * When not to use: for letters as well, or a code of unknown length, use `TextField` with
 * `autoComplete="one-time-code"`.
 */
export const CodeField = withRef(function CodeField({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  value: given,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  action,
  alternative,
  disabled,
  name,
  onBlur,
  ...native
}: CodeFieldProps) {
  const text = useText(codeFieldText);
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const [composing, setComposing] = useState<string | null>(null);
  const change = (typed: string) => {
    const code = digitsOf(typed, length);
    if (code === value) return;
    put(code);
    if (code.length === length) onComplete?.(code);
  };
  const cells = Array.from({ length }, (_, at) => value[at] ?? '');
  return (
    <div className={styles.stack}>
      <Field
        aria-describedby={native['aria-describedby']}
        error={error}
        help={help ?? text.rule(length)}
        id={id}
        label={label}
        labelHidden={labelHidden}
        required={required}
      >
        {(control) => (
          <div className={styles.line}>
            <div className={styles.root} data-invalid={control['aria-invalid'] ? '' : undefined}>
              <input
                {...native}
                {...control}
                autoComplete="one-time-code"
                className={styles.input}
                disabled={disabled}
                inputMode="numeric"
                name={name}
                onBlur={onBlur}
                onChange={(event) => {
                  if ((event.nativeEvent as InputEvent).isComposing) setComposing(event.target.value);
                  else change(event.target.value);
                }}
                onCompositionEnd={(event) => {
                  setComposing(null);
                  change(event.currentTarget.value);
                }}
                // The digits stand in cells, so there is no place between them to put a caret.
                onSelect={({ currentTarget: input }) => {
                  if (input.selectionStart === input.selectionEnd && composing === null)
                    input.setSelectionRange(value.length, value.length);
                }}
                spellCheck={false}
                type="text"
                value={composing ?? value}
              />
              {cells.map((digit, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span
                  aria-hidden
                  className={styles.cell}
                  data-next={at === Math.min(value.length, length - 1) ? '' : undefined}
                  key={at}
                >
                  {digit}
                </span>
              ))}
            </div>
            {action}
          </div>
        )}
      </Field>
      {alternative && <div className={styles.alternative}>{alternative}</div>}
    </div>
  );
});
