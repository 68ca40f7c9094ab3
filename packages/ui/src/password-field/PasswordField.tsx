import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { controlStyles, Field, textAttributes, type FieldFrame, type TextControl } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import * as styles from './PasswordField.css.ts';
import { passwordFieldText } from './PasswordField.text.ts';

export type PasswordFieldProps = FieldFrame & TextControl<HTMLInputElement> & Omit<NativeProps<'input'>, 'defaultValue' | 'onChange' | 'required' | 'size' | 'type' | 'value'>;

/**
 * A secret; can be shown, can be pasted, and warns of caps lock. Say the rules in `help`;
 * give `autoComplete="new-password"` where one is chosen.
 */
export function PasswordField({ label, labelHidden, help, error, required, id, value, defaultValue, onChange, onKeyUp, ...native }: PasswordFieldProps) {
  const text = useText(passwordFieldText);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const handleKeyUp = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  const attributes = textAttributes({ value, defaultValue, onChange } as TextControl<HTMLInputElement>);
  const icon = shown ? <EyeOff size={16} strokeWidth={1.5} /> : <Eye size={16} strokeWidth={1.5} />;
  return (
    <Field error={error} help={help} id={id} label={label} labelHidden={labelHidden} required={required}>
      {(control) => (
        <>
          <div className={controlStyles.frame()} data-disabled={native.disabled ? '' : undefined} data-invalid={control['aria-invalid'] ? '' : undefined}>
            <input
              autoComplete="current-password"
              {...native}
              {...control}
              {...attributes}
              autoCapitalize="none"
              className={controlStyles.input}
              onKeyUp={handleKeyUp}
              spellCheck={false}
              type={shown ? 'text' : 'password'}
            />
            <IconButton aria-pressed={shown} disabled={native.disabled} icon={icon} label={text.show} onClick={() => setShown(!shown)} size="xsmall" />
          </div>
          <span className={styles.hint} role="status">
            {capsLock && text.capsLock}
          </span>
        </>
      )}
    </Field>
  );
}
