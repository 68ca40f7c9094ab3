import { useState, type FormEvent, type ReactNode } from 'react';
import { controlStyles, Field, FieldCount, textAttributes, type FieldFrame, type TextControl } from '../field/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';

export type TextFieldProps = FieldFrame &
  TextControl &
  Omit<NativeProps<'input'>, 'defaultValue' | 'prefix' | 'required' | 'size' | 'value'> & {
    /** A 16 px icon or a few characters before the text. */
    prefix?: ReactNode;
    /** A unit or a small button after the text. */
    suffix?: ReactNode;
    /** Height 28, 32 or 40. */
    size?: 'small' | 'medium' | 'large';
  };

/** The share of the allowed length from which on the rest matters. */
const near = 0.8;

/**
 * One line of text. With `maxLength` it counts once most of it is used.
 *
 * When not to use: for numbers `NumberField`, for more than a line `TextArea`, to filter a list `SearchField`.
 */
export const TextField = withRef(function TextField({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  prefix,
  suffix,
  size,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onInput,
  maxLength,
  ...native
}: TextFieldProps) {
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  const used = value?.length ?? typed;
  const text = textAttributes({ value, defaultValue, onValueChange, onChange });
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    if (maxLength !== undefined) setTyped(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
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
          className={controlStyles.frame({ size })}
          data-disabled={native.disabled ? '' : undefined}
          data-invalid={control['aria-invalid'] ? '' : undefined}
        >
          {prefix && <span className={controlStyles.adornment}>{prefix}</span>}
          <input
            type="text"
            {...native}
            {...control}
            {...text}
            className={controlStyles.input}
            maxLength={maxLength}
            onInput={handleInput}
          />
          {maxLength !== undefined && used >= maxLength * near && <FieldCount most={maxLength} used={used} />}
          {suffix && <span className={controlStyles.adornment}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
});
