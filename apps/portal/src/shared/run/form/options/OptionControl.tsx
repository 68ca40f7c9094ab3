import { Checkbox } from '@panome/ui/checkbox';
import { useText } from '@panome/ui/locale';
import { NumberField } from '@panome/ui/number-field';
import { RadioGroup } from '@panome/ui/radio-group';
import { Select } from '@panome/ui/select';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import type { ReactNode } from 'react';
import type { OptionInput, ToolOption } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { CountOrAll } from './CountOrAll.tsx';

/**
 * Names of groups, of further variables of the groups, of columns and of comparisons by their table, by the kind of the
 * option.
 */
export type OptionNames = {
  readonly 'group-level': readonly string[];
  readonly factor: readonly string[];
  readonly column: Readonly<Record<'records' | 'records2', Readonly<Record<'number' | 'text', readonly string[]>>>>;
  readonly comparison: Readonly<Record<'matrix' | 'matrix2', readonly string[]>>;
};

type NamingOption = Extract<ToolOption, { readonly kind: keyof OptionNames }>;
/** What an option that names a part of the data can name. */
function namesFor(option: NamingOption, known: OptionNames): readonly string[] {
  if (option.kind === 'comparison') return known.comparison[option.input];
  if (option.kind !== 'column') return known[option.kind];
  const columns = known.column[option.input ?? 'records'];
  return option.type ? columns[option.type] : [...new Set([...columns.text, ...columns.number])];
}

export type OptionControlProps = {
  /** Its kind chooses the control. */
  option: ToolOption;
  /** Id of the control, for the label and the summary of errors. */
  id: string;
  /** As it is typed, which need not be valid yet. */
  value: OptionInput;
  /** Gets what was typed or chosen, valid or not. */
  onChange: (value: OptionInput) => void;
  /** What an option that names a part of the data can name. */
  names: OptionNames;
  /** Shown under the control. */
  help: ReactNode;
  /** What is wrong with the value, for the user. */
  error: string | undefined;
};

/**
 * Stands for the empty value, which a Select does not have; names carry a mark, so that a group may be called anything.
 */
const empty = 'empty';
const mark = '=';

/** The control of one option, by its kind. */
export function OptionControl({ error, help, id, names: known, onChange, option, value }: OptionControlProps) {
  const text = useText(toolFormText);
  const frame = { label: option.label, help, error, id };
  switch (option.kind) {
    case 'choice': {
      const choices = [...option.choices].map(({ help: hint, label, value: choice }) => ({
        value: choice,
        label,
        ...(hint && { help: hint }),
      }));
      if (choices.length <= 3)
        return <RadioGroup {...frame} onValueChange={onChange} options={choices} value={String(value)} />;
      return <Select {...frame} onValueChange={onChange} options={choices} value={String(value)} />;
    }
    case 'boolean':
      return (
        <Checkbox
          checked={value === true}
          error={error}
          help={help}
          id={id}
          label={option.label}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
      );
    case 'count-or-all':
      return (
        <CountOrAll
          {...frame}
          max={option.max}
          min={option.min}
          onChange={onChange}
          unit={option.unit}
          value={value}
          whenCounted={typeof option.default === 'number' ? option.default : Math.min(option.max, 1_000)}
        />
      );
    case 'group-level':
    case 'factor':
    case 'column':
    case 'comparison': {
      const names = namesFor(option, known);
      // A name that is no longer there stays in sight: the check says that it is wrong.
      const chosen = String(value ?? '');
      const all = chosen !== '' && !names.includes(chosen) ? [...names, chosen] : names;
      const options = [
        { value: empty, label: option.kind === 'factor' ? text.none : text.automatic },
        ...all.map((name) => ({ value: mark + name, label: name })),
      ];
      return (
        <Select
          {...frame}
          onValueChange={(next) => onChange(next === empty ? '' : next.slice(mark.length))}
          options={options}
          value={chosen ? `${mark}${chosen}` : empty}
        />
      );
    }
    case 'text': {
      const field = {
        ...frame,
        maxLength: option.most,
        onValueChange: onChange,
        value: String(value ?? ''),
        ...(option.placeholder && { placeholder: option.placeholder }),
      };
      return option.lines ? <TextArea {...field} /> : <TextField {...field} />;
    }
    default:
      return (
        <NumberField
          {...frame}
          keepsOutside
          max={option.max}
          min={option.min}
          onValueChange={onChange}
          suffix={option.unit}
          value={typeof value === 'number' ? value : null}
          {...(option.step !== undefined && { step: option.step })}
        />
      );
  }
}
