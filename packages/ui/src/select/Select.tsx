import { ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { Ref } from 'react';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { listboxStyles, type Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { styleNonce } from '../theme/index.ts';
import * as styles from './Select.css.ts';
import { selectText } from './Select.text.ts';
import { SelectOption } from './SelectOption.tsx';

export type SelectProps = FieldFrame & {
  /** Two to about fifteen; consecutive ones of the same `group` stand under its name. */
  options: readonly Option[];
  /** The chosen option's value; `undefined` or `''` while nothing is chosen. */
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
  /** The id of the control; made up when missing. */
  id?: string;
  /** The button, for focus. */
  ref?: Ref<HTMLButtonElement>;
  /** The list closed or the focus went on; the moment to check the value. */
  onBlur?: () => void;
};

/** The options under their headings, in the order given. */
function groupsOf(options: readonly Option[]) {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option]);
  return [...groups];
}

/**
 * Chooses one of a few things, about 4 to 15.
 *
 * When not to use: for two or three things show them all with `RadioGroup`; for more, or to search, use `Combobox`.
 */
export function Select({ label, labelHidden, help, error, required, id, options, value, placeholder, size, ref, onBlur, disabled = false, ...root }: SelectProps) {
  const text = useText(selectText);
  return (
    <Field error={error} help={help} id={id} label={label} labelHidden={labelHidden} required={required}>
      {(control) => (
        <RadixSelect.Root {...root} disabled={disabled} {...(value !== undefined && { value })}>
          <RadixSelect.Trigger
            {...control}
            className={`${controlStyles.frame({ size })} ${styles.trigger}`}
            data-invalid={control['aria-invalid'] ? '' : undefined}
            onBlur={onBlur}
            ref={ref}
          >
            <span className={styles.value}>
              <RadixSelect.Value placeholder={placeholder ?? text.placeholder} />
            </span>
            <RadixSelect.Icon className={styles.arrow}>
              <ChevronDown size={16} strokeWidth={1.5} />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content className={listboxStyles.surface} collisionPadding={8} position="popper" sideOffset={4}>
              <RadixSelect.Viewport className={listboxStyles.list} nonce={styleNonce()}>
                {groupsOf(options).map(([group, members]) => (
                  <RadixSelect.Group key={group}>
                    {group && <RadixSelect.Label className={listboxStyles.group}>{group}</RadixSelect.Label>}
                    {members.map((option) => (
                      <SelectOption key={option.value} {...option} />
                    ))}
                  </RadixSelect.Group>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
}
