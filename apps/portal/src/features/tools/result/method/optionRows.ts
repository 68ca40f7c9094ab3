import type { ToolOption } from '@panome/contract';
import type { ResultDocument } from '../resultTypes.ts';

type Value = ResultDocument['options'][string];
type Words = { readonly yes: string; readonly no: string; readonly all: string; readonly none: string };

export type OptionRow = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** `null` when this version of the tool no longer has the option, or its default depends on the data. */
  readonly standard: string | null;
  readonly changed: boolean;
};

function wordOf(value: Value, option: ToolOption | undefined, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.none;
  if (option?.kind === 'choice') return option.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (option?.kind === 'count-or-all' && value === 'all') return words.all;
  return option?.unit ? `${value} ${option.unit}` : String(value);
}

/** Whether the option had any say in this run: one that hangs on another's value is only shown with it. */
const applies = (option: ToolOption | undefined, values: ResultDocument['options']) => !option?.when || option.when.in.includes(values[option.when.option]!);

/** The options of a run in the order and the words of the tool's form. An option that the tool no longer has keeps its id. */
export function optionRows(values: ResultDocument['options'], options: readonly ToolOption[], words: Words): OptionRow[] {
  const place = (id: string) => (options.findIndex((option) => option.id === id) + 1 || Infinity);
  return Object.entries(values)
    .toSorted(([one], [other]) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .flatMap(([id, value]) => {
      const option = options.find((candidate) => candidate.id === id);
      if (!applies(option, values)) return [];
      const fixed = option && option.kind !== 'group-level' && option.kind !== 'factor';
      return [
        {
          id,
          label: option?.label ?? id,
          value: wordOf(value, option, words),
          standard: fixed ? wordOf(option.default, option, words) : null,
          changed: Boolean(fixed) && value !== option!.default,
        },
      ];
    });
}
