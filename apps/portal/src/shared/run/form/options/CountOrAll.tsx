import { Checkbox } from '@panome/ui/checkbox';
import { useText } from '@panome/ui/locale';
import { NumberField, type NumberFieldProps } from '@panome/ui/number-field';
import { Stack } from '@panome/ui/stack';
import type { OptionInput } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';

type CountOrAllProps = Pick<NumberFieldProps, 'error' | 'help' | 'max' | 'min'> & {
  label: string;
  id: string;
  value: OptionInput;
  onChange: (value: OptionInput) => void;
  unit: string | undefined;
  /** The number that stands in the field when 全部 is taken away. */
  whenCounted: number;
};

/** A whole number, or all of them. */
export function CountOrAll({ id, label, onChange, unit, value, whenCounted, ...frame }: CountOrAllProps) {
  const text = useText(toolFormText);
  const all = value === 'all';
  return (
    <Stack space="xsmall">
      <NumberField
        {...frame}
        disabled={all}
        id={id}
        keepsOutside
        label={label}
        onValueChange={onChange}
        suffix={unit}
        value={typeof value === 'number' ? value : null}
        {...(all && { placeholder: text.all })}
      />
      <Checkbox
        aria-label={text.allOf(label)}
        checked={all}
        label={text.all}
        onCheckedChange={(checked) => onChange(checked === true ? 'all' : whenCounted)}
      />
    </Stack>
  );
}
