import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './NumberField.css.ts';
import { numberFieldText } from './NumberField.text.ts';
import { useNumberDraft } from './useNumberDraft.ts';

export type NumberFieldProps = FieldFrame &
  Omit<
    NativeProps<'input'>,
    'defaultValue' | 'max' | 'min' | 'onChange' | 'required' | 'size' | 'step' | 'type' | 'value'
  > & {
    /** `null` while the field is empty; without it the part keeps the number. */
    value?: number | null | undefined;
    /** The number at the start, when the caller does not control it. */
    defaultValue?: number | null;
    /** Gets each number within the limits as it is typed, and `null` when the field is emptied. */
    onValueChange?: ((value: number | null) => void) | undefined;
    /** The steps end here; a smaller number is not reported, and leaving the field brings it up to this. */
    min?: number;
    /** The steps end here; a greater number is not reported, and leaving the field brings it down to this. */
    max?: number;
    /** A number beyond the limits stays and is reported, where the page says in `error` what is wrong with it. */
    keepsOutside?: boolean;
    /** How far one press of ↑ or ↓ goes; 1 by default. */
    step?: number;
    /** The unit after the number. */
    suffix?: ReactNode;
  };

/** `1.2e-7` is no value that assistive technology may be given as a number. */
const spokenValue = (value: number | null) =>
  value !== null && String(value).includes('e')
    ? { 'aria-valuetext': String(value) }
    : { 'aria-valuenow': value ?? undefined };

/**
 * One number; understands full-width digits and `1e-5`, never changes by the mouse wheel.
 *
 * When not to use: for codes and ids, which are text; for a rough amount use `Slider`.
 */
export const NumberField = withRef(function NumberField({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  keepsOutside = false,
  step = 1,
  suffix,
  disabled,
  readOnly,
  onBlur,
  onKeyDown,
  ...native
}: NumberFieldProps) {
  const text = useText(numberFieldText);
  const [value, put] = useControllable({ value: given, defaultValue, onValueChange });
  const draft = useNumberDraft({ value, min, max, step, keepsOutside, onChange: put });
  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error}
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        <div
          className={controlStyles.frame()}
          data-disabled={disabled ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
        >
          <input
            {...native}
            {...control}
            aria-valuemax={max}
            aria-valuemin={min}
            {...spokenValue(value)}
            autoComplete="off"
            className={controlStyles.input}
            disabled={disabled}
            inputMode="decimal"
            onBlur={(event) => {
              draft.leave();
              onBlur?.(event);
            }}
            onChange={(event) => draft.type(event.target.value)}
            onKeyDown={(event) => {
              if (!readOnly) draft.handleKeyDown(event);
              onKeyDown?.(event);
            }}
            readOnly={readOnly}
            role="spinbutton"
            value={draft.text}
          />
          {suffix && <span className={controlStyles.adornment}>{suffix}</span>}
          {!readOnly && (
            <span className={styles.steps}>
              <button
                aria-label={text.more}
                className={styles.step}
                disabled={disabled || !draft.canMove(1)}
                onClick={() => draft.move(1)}
                tabIndex={-1}
                type="button"
              >
                <ChevronUp aria-hidden size={12} strokeWidth={1.5} />
              </button>
              <button
                aria-label={text.less}
                className={styles.step}
                disabled={disabled || !draft.canMove(-1)}
                onClick={() => draft.move(-1)}
                tabIndex={-1}
                type="button"
              >
                <ChevronDown aria-hidden size={12} strokeWidth={1.5} />
              </button>
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
