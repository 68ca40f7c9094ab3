import { useState } from 'react';
import { useFiltered } from '../combobox/index.ts';
import { useControllable } from '../controllable/index.ts';
import type { Option } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { allValue, toggleAll, usableOf } from './allOfFound.ts';
import { multiSelectText } from './MultiSelect.text.ts';

type MultiChoiceOptions = {
  options: readonly Option[];
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: string[]) => void) | undefined;
  /** At most so many; `undefined` for any number. */
  max: number | undefined;
  /** What the part searches for; `''` where the caller does. */
  query: string;
  /** Whether something is searched for, whoever does it. */
  searching: boolean;
};

const none: readonly string[] = [];

/** What is chosen of several, what of it can still change, and the option that stands for all that was found. */
export function useMultiChoice({ options, defaultValue, max, query, searching, ...given }: MultiChoiceOptions) {
  const text = useText(multiSelectText);
  const [value, put] = useControllable<readonly string[], string[]>({
    value: given.value,
    defaultValue: defaultValue ?? none,
    onValueChange: given.onValueChange,
  });
  // A search at the server takes the options of what was chosen before away; their names stay.
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Map([...seen, ...options.map((option) => [option.value, option.label] as const)]);
  if (value.some((one) => names.has(one) && !seen.has(one)))
    setSeen(new Map(value.flatMap((one) => (names.has(one) ? [[one, names.get(one)!] as const] : []))));
  const there = new Set(value);
  const found = useFiltered(options, query);
  const full = max !== undefined && value.length >= max;
  const usable = usableOf(found);
  const missing = usable.filter((option) => !there.has(option.value));
  const offersAll = usable.length > 1 && (max === undefined || value.length + missing.length <= max);
  const allThere = missing.length === 0;
  const words = searching
    ? { choose: text.chooseFound, drop: text.dropFound }
    : { choose: text.chooseAll, drop: text.dropAll };
  const all: Option = { value: allValue, label: (allThere ? words.drop : words.choose)(usable.length) };
  const limited = full
    ? found.map((option) => (there.has(option.value) ? option : { ...option, disabled: true }))
    : found;

  const remove = (gone: string) => put(value.filter((one) => one !== gone));
  return {
    value,
    /** The chosen ones with their names, in the order of choosing. */
    chosen: value.map((one) => ({ value: one, label: names.get(one) ?? one })),
    found,
    full,
    shown: offersAll ? [all, ...limited] : limited,
    /** Where the keys begin: the first thing found rather than all of it. */
    first: usableOf(limited)[0]?.value,
    isChosen: (one: string) => (one === allValue ? allThere : there.has(one)),
    remove,
    clear: () => put([]),
    toggle: (option: Option) => {
      if (option.value === allValue) put(toggleAll(value, found));
      else if (there.has(option.value)) remove(option.value);
      else put([...value, option.value]);
    },
  };
}
