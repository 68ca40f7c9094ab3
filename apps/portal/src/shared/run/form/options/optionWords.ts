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
    case 'column':
    case 'comparison':
      return value === '' ? words.automatic : String(value);
    case 'factor':
    case 'text':
      return value === '' ? words.none : String(value);
    default:
      return option.unit ? `${value} ${option.unit}` : String(value);
  }
}

const isNumeric = (option: ToolOption) =>
  option.kind === 'integer' || option.kind === 'number' || option.kind === 'count-or-all';
const sentence = (words: string) => (/[。！？]$/.test(words) ? words : `${words}。`);

/** What an option does, then its default and range: of a number always, of anything else once it was changed. */
export function helpOf(option: ToolOption, value: OptionInput | undefined, words: Words): string | undefined {
  const range = 'min' in option || 'max' in option ? words.range(option.min, option.max) : '';
  const standard =
    (isNumeric(option) || (option.kind === 'choice' && value !== option.default)) &&
    words.defaultIs(wordsOfValue(option, option.default, words));
  const facts = [standard, range].filter(Boolean).join('，');
  if (!facts) return option.help;
  return option.help ? `${sentence(option.help)}${facts}` : facts;
}
