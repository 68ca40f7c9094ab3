import { Check } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { listboxStyles, type Option } from '../listbox/index.ts';

/** One choice with its tick and help line. */
export function SelectOption({ value, label, help, disabled = false }: Option) {
  return (
    // Named by both lines, not by the first alone.
    <RadixSelect.Item aria-labelledby={undefined} className={listboxStyles.option} disabled={disabled} textValue={label} value={value}>
      <span className={listboxStyles.words}>
        <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
        {help && <span className={listboxStyles.help}>{help}</span>}
      </span>
      <RadixSelect.ItemIndicator className={listboxStyles.check}>
        <Check size={16} strokeWidth={1.5} />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
