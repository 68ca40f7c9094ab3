import { useControllable } from '../controllable/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import type { Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { group } from './Checkbox.css.ts';
import { checkboxText } from './Checkbox.text.ts';

export type CheckboxGroupProps = FieldFrame &
  PassedOn<'div'> & {
    /** All visible, about two to ten. */
    options: readonly Omit<Option, 'group'>[];
    /** The values of the ticked options, in the order of `options`. */
    value?: readonly string[];
    /** The values at the start, when the caller does not control it. */
    defaultValue?: readonly string[];
    /** The values that are ticked now, in the order of `options`. */
    onValueChange?: (value: string[]) => void;
    /** Begins with a box for all of them, which is half ticked while only some are. */
    selectAll?: boolean;
    /** `horizontal` for short words. */
    orientation?: 'horizontal' | 'vertical';
    /** Blocks every option; a single one is blocked in `options`. */
    disabled?: boolean;
    /** The focus left the group; the moment to check the value. */
    onBlur?: () => void;
  };

/**
 * One question with several answers.
 *
 * When not to use: for one answer use `RadioGroup`; for rows of a table let the table choose.
 */
export const CheckboxGroup = withRef(function CheckboxGroup({
  options,
  value: given,
  defaultValue = [],
  onValueChange,
  selectAll = false,
  orientation = 'vertical',
  disabled = false,
  onBlur,
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  ...native
}: CheckboxGroupProps) {
  const text = useText(checkboxText);
  const [values, put] = useControllable<readonly string[], string[]>({ value: given, defaultValue, onValueChange });
  const value = new Set(values);
  const free = options.filter((option) => !option.disabled);
  const ticked = free.filter((option) => value.has(option.value)).length;
  const change = (pressed: readonly string[], on: boolean) =>
    put(
      options
        .filter((option) => (pressed.includes(option.value) ? on : value.has(option.value)))
        .map((option) => option.value),
    );
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
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        // The group only hears that the focus has left; nobody interacts with it directly.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          {...native}
          aria-describedby={describedBy}
          aria-labelledby={labelledBy}
          className={group({ orientation })}
          id={id}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
          role="group"
        >
          {selectAll && (
            <Checkbox
              checked={ticked === free.length ? true : ticked > 0 && 'indeterminate'}
              disabled={disabled}
              label={text.all}
              onCheckedChange={(on) =>
                change(
                  free.map((option) => option.value),
                  on,
                )
              }
            />
          )}
          {options.map((option) => (
            <Checkbox
              checked={value.has(option.value)}
              disabled={disabled || (option.disabled ?? false)}
              help={option.help}
              key={option.value}
              label={option.label}
              onCheckedChange={(on) => change([option.value], on)}
            />
          ))}
        </div>
      )}
    </Field>
  );
});
