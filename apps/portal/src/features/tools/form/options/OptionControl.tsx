import { Checkbox } from '@panome/ui/checkbox';
import { useText } from '@panome/ui/locale';
import { NumberField } from '@panome/ui/number-field';
import { RadioGroup } from '@panome/ui/radio-group';
import { Select } from '@panome/ui/select';
import type { ReactNode } from 'react';
import type { GroupScheme, OptionInput, ToolOption } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { CountOrAll } from './CountOrAll.tsx';

export type OptionControlProps = {
  option: ToolOption;
  id: string;
  value: OptionInput;
  onChange: (value: OptionInput) => void;
  groups: GroupScheme | null;
  help: ReactNode;
  error: string | undefined;
};

/** Stands for the empty value, which a Select does not have; names carry a mark, so that a group may be called anything. */
const empty = 'empty';
const mark = '=';

/** The control of one option, by its kind. */
export function OptionControl({ error, groups, help, id, onChange, option, value }: OptionControlProps) {
  const text = useText(toolFormText);
  const frame = { label: option.label, help, error, id };
  switch (option.kind) {
    case 'choice': {
      const choices = [...option.choices].map(({ help: hint, label, value: choice }) => ({ value: choice, label, ...(hint && { help: hint }) }));
      if (choices.length <= 3) return <RadioGroup {...frame} onValueChange={onChange} options={choices} value={String(value)} />;
      return <Select {...frame} onValueChange={onChange} options={choices} value={String(value)} />;
    }
    case 'boolean':
      return <Checkbox checked={value === true} error={error} help={help} id={id} label={option.label} onCheckedChange={(checked) => onChange(checked === true)} />;
    case 'count-or-all':
      return <CountOrAll {...frame} max={option.max} min={option.min} onChange={onChange} unit={option.unit} value={value} whenCounted={typeof option.default === 'number' ? option.default : Math.min(option.max, 1_000)} />;
    case 'group-level':
    case 'factor': {
      const isFactor = option.kind === 'factor';
      const names = (isFactor ? groups?.factors : groups?.groups)?.map(({ name }) => name) ?? [];
      // A name that is no longer there stays in sight: the check says that it is wrong.
      const all = typeof value === 'string' && value !== '' && !names.includes(value) ? [...names, value] : names;
      const options = [{ value: empty, label: isFactor ? text.none : text.automatic }, ...all.map((name) => ({ value: mark + name, label: name }))];
      return <Select {...frame} onValueChange={(next) => onChange(next === empty ? '' : next.slice(mark.length))} options={options} value={value ? `${mark}${value}` : empty} />;
    }
    default:
      return (
        <NumberField
          {...frame}
          keepsOutside
          max={option.max}
          min={option.min}
          onChange={onChange}
          suffix={option.unit}
          value={typeof value === 'number' ? value : null}
          {...(option.step !== undefined && { step: option.step })}
        />
      );
  }
}
