import { useControllable } from '../controllable/index.ts';
import { choiceStyles, Field, type FieldFrame } from '../field/index.ts';
import type { Option } from '../listbox/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './RadioGroup.css.ts';

export type RadioGroupProps = FieldFrame &
  PassedOn<'div'> & {
    /** Two to five, all visible. */
    options: readonly Omit<Option, 'group'>[];
    /** The chosen option's value, `''` while nothing is chosen; without it the part keeps the choice. */
    value?: string;
    /** The value at the start, when the caller does not control it. */
    defaultValue?: string;
    /** The `value` of the option that was chosen. */
    onValueChange?: (value: string) => void;
    /** `horizontal` for two or three short words. */
    orientation?: 'horizontal' | 'vertical';
    /** Blocks every option; a single one is blocked in `options`. */
    disabled?: boolean;
    /** The field name in a submitted form. */
    name?: string;
    /** The focus left the group; the moment to check the value. */
    onBlur?: () => void;
  };

/**
 * Chooses one of a few things that should all be seen.
 *
 * When not to use: for more than about five use `Select`; for yes or no use `Checkbox`.
 */
export const RadioGroup = withRef(function RadioGroup({
  options,
  value: given,
  defaultValue = '',
  onValueChange,
  orientation = 'vertical',
  disabled = false,
  name,
  onBlur,
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  ...native
}: RadioGroupProps) {
  const [value, change] = useControllable({ value: given, defaultValue, onValueChange });
  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error}
      group
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        <div
          {...native}
          {...control}
          aria-orientation={orientation}
          className={styles.group({ orientation })}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
          role="radiogroup"
        >
          {options.map((option) => {
            const optionId = `${control.id}-${option.value}`;
            const off = disabled || (option.disabled ?? false);
            return (
              <span className={choiceStyles.row} key={option.value}>
                <input
                  aria-describedby={option.help ? `${optionId}-help` : undefined}
                  checked={option.value === value}
                  className={styles.circle}
                  disabled={off}
                  id={optionId}
                  name={name ?? control.id}
                  onChange={() => change(option.value)}
                  type="radio"
                  value={option.value}
                />
                <span className={choiceStyles.words}>
                  <label className={choiceStyles.label} data-disabled={off ? '' : undefined} htmlFor={optionId}>
                    {option.label}
                  </label>
                  {option.help && (
                    <span className={choiceStyles.help} id={`${optionId}-help`}>
                      {option.help}
                    </span>
                  )}
                </span>
              </span>
            );
          })}
        </div>
      )}
    </Field>
  );
});
