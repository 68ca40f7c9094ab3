import { useState, type FormEvent } from 'react';
import { controlStyles, Field, FieldCount, textAttributes, type FieldFrame, type TextControl } from '../field/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './TextArea.css.ts';

export type TextAreaProps = FieldFrame &
  TextControl &
  Omit<NativeProps<'textarea'>, 'defaultValue' | 'required' | 'value'>;

/**
 * Text of several lines; grows with what is typed. With `maxLength` it counts.
 *
 * When not to use: for one line use `TextField`.
 */
export const TextArea = withRef(function TextArea({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onInput,
  maxLength,
  rows = 3,
  ...native
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const handleInput = (event: FormEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };
  const attributes = textAttributes({ value, defaultValue, onValueChange, onChange });
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
        <>
          <div
            className={`${controlStyles.frame()} ${styles.frame}`}
            data-disabled={native.disabled ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
          >
            <textarea
              {...native}
              {...control}
              {...attributes}
              className={`${controlStyles.input} ${styles.area}`}
              maxLength={maxLength}
              onInput={handleInput}
              rows={rows}
              style={inlineVars({ [styles.lines]: String(rows) })}
            />
          </div>
          {maxLength !== undefined && (
            <span className={styles.count}>
              <FieldCount most={maxLength} used={(value ?? typed).length} />
            </span>
          )}
        </>
      )}
    </Field>
  );
});
