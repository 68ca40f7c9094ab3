import { useEffect, useRef } from 'react';
import { useText } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { CommandEntry, CommandGroup, CommandItem } from './commandItem.ts';
import { commandPaletteText } from './CommandPalette.text.ts';
import { CommandPaletteOption } from './CommandPaletteOption.tsx';
import * as styles from './CommandPalette.css.ts';

type CommandPaletteListProps = {
  id: string;
  groups: readonly CommandGroup[];
  entries: readonly CommandEntry<CommandItem>[];
  query: string;
  /** The place of the one that Enter chooses; -1 for none. */
  current: number;
  onChoose: (entry: CommandEntry<CommandItem>) => void;
  onPoint: (key: string) => void;
};

/** The id of an option's element, by its place. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** What was found, under its headings; the keys are read by the field. */
export function CommandPaletteList({
  id,
  groups,
  entries,
  query,
  current,
  onChoose,
  onPoint,
}: CommandPaletteListProps) {
  const text = useText(commandPaletteText);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The heading of the first group comes back into sight with its first item.
    if (current === 0) list.current?.scrollTo?.({ top: 0 });
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, entries]);
  return (
    <div
      aria-busy={groups.some(({ loading }) => loading)}
      aria-label={text.results}
      id={`${id}-list`}
      ref={list}
      role="listbox"
      className={styles.results}
    >
      {groups.map(({ label, loading }) => {
        const members = entries.filter((entry) => entry.group === label);
        if (members.length === 0 && !loading) return null;
        return (
          // A heading that still waits for its items is no group yet.
          <div {...(members.length > 0 ? { 'aria-label': label, role: 'group' } : { 'aria-hidden': true })} key={label}>
            <div aria-hidden className={styles.heading}>
              {label}
              {loading && <Spinner />}
            </div>
            {members.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <CommandPaletteOption
                  entry={entry}
                  highlighted={index === current}
                  id={optionId(id, index)}
                  key={entry.key}
                  onChoose={() => onChoose(entry)}
                  onPoint={() => onPoint(entry.key)}
                  query={query}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
