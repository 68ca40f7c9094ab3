import { useId, useMemo, type ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { useText } from '../locale/index.ts';
import { SearchField } from '../search-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CommandEntry, CommandGroup, CommandItem } from './commandItem.ts';
import { commandPaletteText } from './CommandPalette.text.ts';
import { CommandPaletteList, optionId } from './CommandPaletteList.tsx';
import * as styles from './CommandPalette.css.ts';
import { useCommandEntries } from './useCommandEntries.ts';
import { useCommandKeys } from './useCommandKeys.ts';

type CommandPaletteSearchProps<Item extends CommandItem> = {
  groups: readonly CommandGroup<Item>[];
  recent: readonly Item[] | undefined;
  query: string | undefined;
  defaultQuery: string;
  onQueryChange: ((query: string) => void) | undefined;
  filtered: boolean;
  label: string | undefined;
  placeholder: string | undefined;
  empty: ReactNode;
  onPoint: ((item: Item) => void) | undefined;
  /** An item was chosen; offers to load a group again are kept here. */
  onChoose: (item: Item) => void;
};

/** The field and what it finds. It is there while the palette is open, so that each opening begins anew. */
export function CommandPaletteSearch<Item extends CommandItem>({
  groups,
  recent,
  query: given,
  defaultQuery,
  onQueryChange,
  filtered,
  label,
  placeholder,
  empty,
  onChoose,
  onPoint,
}: CommandPaletteSearchProps<Item>) {
  const id = useId();
  const text = useText(commandPaletteText);
  const [query, search] = useControllable({ value: given, defaultValue: defaultQuery, onValueChange: onQueryChange });
  const typed = query.trim();
  const shown = useMemo(
    () => (typed || !recent?.length ? groups : [{ label: text.recent, items: recent }, ...groups]),
    [groups, recent, text.recent, typed],
  );
  const entries = useCommandEntries(shown, typed, filtered);
  const choose = ({ item, onRetry }: CommandEntry<Item>) => (item ? onChoose(item) : onRetry?.());
  const { at, begin, handleKeyDown, point } = useCommandKeys(entries, choose, onPoint);
  const waiting = shown.find(({ loading }) => loading);
  const listed = entries.length > 0 || waiting !== undefined;
  const none = typed ? text.none(typed) : text.nothing;
  return (
    <div className={styles.palette}>
      <SearchField
        aria-activedescendant={at >= 0 ? optionId(id, at) : undefined}
        aria-autocomplete="list"
        aria-controls={listed ? `${id}-list` : undefined}
        aria-expanded={entries.length > 0}
        autoComplete="off"
        label={label ?? text.label}
        onKeyDown={handleKeyDown}
        onValueChange={(next) => {
          search(next);
          begin();
        }}
        placeholder={placeholder ?? text.placeholder}
        role="combobox"
        size="large"
        spellCheck={false}
        value={query}
      />
      {listed ? (
        <CommandPaletteList
          current={at}
          entries={entries}
          groups={shown}
          id={id}
          onChoose={(entry) => choose(entry as CommandEntry<Item>)}
          onPoint={point}
          query={typed}
        />
      ) : (
        <div className={styles.results}>
          <div className={styles.empty}>{empty ?? none}</div>
        </div>
      )}
      <VisuallyHidden role="status">
        {waiting ? text.loading(waiting.label) : entries.length > 0 ? text.count(entries.length) : none}
      </VisuallyHidden>
    </div>
  );
}
