import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { Field, type FieldFrame } from '../field/index.ts';
import type { Option } from '../listbox/index.ts';
import * as styles from './RadioGroup.css.ts';

export type RadioGroupProps = FieldFrame & {
  /** Two to five, all visible. */
  options: readonly Omit<Option, 'group'>[];
  /** The chosen option's value; `''` while nothing is chosen. */
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
  /** The id of the group; made up when missing. */
  id?: string;
  /** The focus left the group; the moment to check the value. */
  onBlur?: () => void;
};

/**
 * Chooses one of a few things that should all be seen.
 *
 * When not to use: for more than about five use `Select`; for yes or no use `Checkbox`.
 */
export function RadioGroup({ label, labelHidden, help, error, required, id, options, orientation = 'vertical', ...root }: RadioGroupProps) {
  return (
    <Field error={error} group help={help} id={id} label={label} labelHidden={labelHidden} required={required}>
      {(control) => (
        <RadixRadioGroup.Root {...root} {...control} className={styles.group({ orientation })} orientation={orientation}>
          {options.map(({ value, label: words, help: hint, disabled = false }) => {
            const optionId = `${control.id}-${value}`;
            const off = disabled || root.disabled;
            return (
              <span className={styles.row} key={value}>
                <RadixRadioGroup.Item aria-describedby={hint ? `${optionId}-help` : undefined} className={styles.circle} disabled={disabled} id={optionId} value={value} />
                <span className={styles.words}>
                  <label className={styles.label} data-disabled={off ? '' : undefined} htmlFor={optionId}>
                    {words}
                  </label>
                  {hint && (
                    <span className={styles.help} id={`${optionId}-help`}>
                      {hint}
                    </span>
                  )}
                </span>
              </span>
            );
          })}
        </RadixRadioGroup.Root>
      )}
    </Field>
  );
}
