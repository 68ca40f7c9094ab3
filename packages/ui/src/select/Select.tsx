import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useControllable } from '../controllable/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import type { Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Select.css.ts';
import { selectText } from './Select.text.ts';
import { optionId, SelectList } from './SelectList.tsx';
import { useSelectKeys } from './useSelectKeys.ts';

export type SelectProps = FieldFrame &
  PassedOn<'button'> & {
    /** Two to about fifteen; consecutive ones of the same `group` stand under its name. */
    options: readonly Option[];
    /** The chosen option's value, `''` while nothing is chosen; without it the part keeps the choice. */
    value?: string | undefined;
    /** The value at the start, when the caller does not control it. */
    defaultValue?: string;
    /** The `value` of the option that was chosen. */
    onValueChange?: (value: string) => void;
    /** Stands in the control while nothing is chosen; 请选择 by default. */
    placeholder?: string;
    /** Takes it out of the tab order; say why in `help`. */
    disabled?: boolean;
    /** Height 28, 32 or 40. */
    size?: 'small' | 'medium' | 'large';
    /** The name in a native form. */
    name?: string;
    /** The focus went on; the moment to check the value. */
    onBlur?: () => void;
  };

/**
 * Chooses one of a few things, about 4 to 15.
 *
 * When not to use: for two or three things show them all with `RadioGroup`; for more, or to search, use `Combobox`.
 */
export const Select = withRef(function Select({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  placeholder,
  disabled = false,
  size,
  name,
  onBlur,
  ...native
}: SelectProps) {
  const text = useText(selectText);
  const [value, change] = useControllable({ value: given, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (option: Option) => {
    setOpen(false);
    if (option.value !== value) change(option.value);
  };
  const { current, point, handleKeyDown } = useSelectKeys({
    options,
    value,
    open,
    onOpenChange: setOpen,
    onChoose: choose,
  });
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
          <button
            {...native}
            {...control}
            aria-activedescendant={open && current ? optionId(control.id, current) : undefined}
            aria-controls={open ? `${control.id}-list` : undefined}
            aria-expanded={open}
            aria-haspopup="listbox"
            className={`${controlStyles.frame({ size })} ${styles.trigger}`}
            data-disabled={disabled ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            data-placeholder={chosen ? undefined : ''}
            data-state={open ? 'open' : 'closed'}
            disabled={disabled}
            onBlur={() => {
              setOpen(false);
              onBlur?.();
            }}
            onClick={() => setOpen(!open)}
            onKeyDown={handleKeyDown}
            role="combobox"
            type="button"
          >
            <span className={styles.value}>{chosen?.label ?? placeholder ?? text.placeholder}</span>
            <ChevronDown aria-hidden className={styles.arrow} size={16} strokeWidth={1.5} />
          </button>
          {name && <input disabled={disabled} name={name} type="hidden" value={value} />}
          {open && (
            <SelectList
              anchor={() => document.getElementById(control.id)}
              current={current}
              id={control.id}
              labelledBy={control['aria-labelledby']}
              onChoose={choose}
              onClose={() => setOpen(false)}
              onPoint={point}
              options={options}
              value={value}
            />
          )}
        </>
      )}
    </Field>
  );
});
