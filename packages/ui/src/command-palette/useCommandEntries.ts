import { useMemo } from 'react';
import { useFiltered } from '../combobox/index.ts';
import type { Option } from '../listbox/index.ts';
import type { CommandEntry, CommandGroup, CommandItem } from './commandItem.ts';

/** What the search of a combobox looks at: the words that are not shown, too. */
const optionOf = (key: string, { description, keywords, label }: CommandItem): Option => ({
  value: key,
  label: keywords ? `${label} ${keywords}` : label,
  ...(description && { help: description }),
});

/**
 * The lines of all groups that fit what is typed, in the order of the groups; a group that failed ends with the offer to
 * load it again.
 *
 * @param filtered - The groups already hold only what fits.
 */
export function useCommandEntries<Item extends CommandItem>(
  groups: readonly CommandGroup<Item>[],
  query: string,
  filtered: boolean,
): readonly CommandEntry<Item>[] {
  const all = useMemo(
    () =>
      groups.flatMap(({ items, label: group }) =>
        items.map((item) => ({
          key: `${group} ${item.id}`,
          group,
          item,
          option: optionOf(`${group} ${item.id}`, item),
        })),
      ),
    [groups],
  );
  const options = useMemo(() => all.map(({ option }) => option), [all]);
  const fitting = useFiltered(options, filtered ? '' : query);
  return useMemo(() => {
    const fits = new Set(fitting);
    return groups.flatMap(({ label: group, onRetry }): readonly CommandEntry<Item>[] => [
      ...all
        .filter((entry) => entry.group === group && fits.has(entry.option))
        .map(({ item, key }) => ({ key, group, item })),
      ...(onRetry ? [{ key: `${group} retry`, group, onRetry }] : []),
    ]);
  }, [all, fitting, groups]);
}
