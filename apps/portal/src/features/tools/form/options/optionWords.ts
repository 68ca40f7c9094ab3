import type { TextOf } from '@panome/ui/locale';
import type { toolFormText } from '../toolForm.text.ts';
import type { OptionInput, ToolOption } from '../toolForm.ts';

type Words = TextOf<typeof toolFormText>;

/** A value as the form shows it. */
export function wordsOfValue(option: ToolOption, value: OptionInput | undefined, words: Words): string {
  if (value === null || value === undefined) return '--';
  switch (option.kind) {
    case 'choice':
      return option.choices.find((choice) => choice.value === value)?.label ?? String(value);
    case 'boolean':
      return value === true ? words.yes : words.no;
    case 'count-or-all':
      return value === 'all' ? words.all : String(value);
    case 'group-level':
      return value === '' ? words.automatic : String(value);
    case 'factor':
      return value === '' ? words.none : String(value);
    default:
      return option.unit ? `${value} ${option.unit}` : String(value);
  }
}

/** The help of an option with its range. */
export function helpOf(option: ToolOption, words: Words): string | undefined {
  const range = option.kind === 'integer' || option.kind === 'number' || option.kind === 'count-or-all' ? words.range(option.min, option.max) : '';
  const help = option.help ?? '';
  if (!range) return help || undefined;
  return help ? `${help}${/[。！？]$/.test(help) ? '' : '；'}${range}` : range;
}
