import { Eye, EyeOff } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { controlStyles, Field, textAttributes, type FieldFrame, type TextControl } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './PasswordField.css.ts';
import { passwordFieldText } from './PasswordField.text.ts';
import { PasswordHints, type PasswordRule } from './PasswordHints.tsx';

export type PasswordFieldProps = FieldFrame &
  TextControl &
  Omit<NativeProps<'input'>, 'defaultValue' | 'required' | 'size' | 'type' | 'value'> & {
    /**
     * Where a password is chosen: its rules, shown from the start and ticked off as they are met, with the strength in
     * words.
     */
    rules?: readonly PasswordRule[];
  };

/**
 * A secret; can be shown, can be pasted, and warns of caps lock. Give `rules` and `autoComplete="new-password"` where
 * one is chosen.
 *
 * When not to use: for a code sent to a phone use `CodeField`; for what is merely private use `TextField`.
 */
export const PasswordField = withRef(function PasswordField({
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
  onKeyDown,
  onKeyUp,
  rules,
  ...native
}: PasswordFieldProps) {
  const text = useText(passwordFieldText);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const attributes = textAttributes({ value, defaultValue, onValueChange, onChange });
  const icon = shown ? <EyeOff size={16} strokeWidth={1.5} /> : <Eye size={16} strokeWidth={1.5} />;
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    if (rules) setTyped(event.currentTarget.value);
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
        <>
          <div
            className={controlStyles.frame()}
            data-disabled={native.disabled ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
          >
            <input
              autoComplete={rules ? 'new-password' : 'current-password'}
              {...native}
              {...control}
              {...attributes}
              aria-describedby={
                [control['aria-describedby'], rules && `${control.id}-rules`].filter(Boolean).join(' ') || undefined
              }
              autoCapitalize="none"
              className={controlStyles.input}
              onInput={handleInput}
              onKeyDown={(event) => {
                readCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                readCapsLock(event);
                onKeyUp?.(event);
              }}
              spellCheck={false}
              type={shown ? 'text' : 'password'}
            />
            <IconButton
              aria-pressed={shown}
              disabled={native.disabled}
              icon={icon}
              label={text.show}
              onClick={() => setShown(!shown)}
              size="xsmall"
            />
          </div>
          <span className={styles.hint} role="status">
            {capsLock && text.capsLock}
          </span>
          {rules && <PasswordHints id={`${control.id}-rules`} password={value ?? typed} rules={rules} />}
        </>
      )}
    </Field>
  );
});
