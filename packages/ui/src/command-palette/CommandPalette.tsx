import type { ReactNode } from 'react';
import { useControllable } from '../controllable/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import type { CommandGroup, CommandItem } from './commandItem.ts';
import { commandPaletteText } from './CommandPalette.text.ts';
import { CommandPaletteHint } from './CommandPaletteHint.tsx';
import { CommandPaletteSearch } from './CommandPaletteSearch.tsx';

export type CommandPaletteProps<Item extends CommandItem = CommandItem> = PassedOn<'div'> & {
  /** What can be found, under headings; each group may load and fail by itself. */
  groups: readonly CommandGroup<Item>[];
  /** Stands first, under 最近打开, while nothing is typed. */
  recent?: readonly Item[];
  /** An item was chosen; the palette has closed and given the focus back. */
  onChoose: (item: Item) => void;
  /** Set it to control the palette from outside. */
  open?: boolean;
  /** Open at the start, when the caller does not control it. */
  defaultOpen?: boolean;
  /** Escape, ✕, a press beside it, or a choice. */
  onOpenChange?: (open: boolean) => void;
  /** What is searched for; without it the part keeps it, and each opening begins anew. */
  query?: string;
  /** The text of each opening, when the caller does not control it. */
  defaultQuery?: string;
  /** Gets the trimmed text as it is typed, but not within a pinyin syllable. Delay requests in the caller. */
  onQueryChange?: (query: string) => void;
  /** `groups` hold only what fits `query`: the caller searches. By itself the part finds words, initials and pinyin. */
  filtered?: boolean;
  /** The keys or the pointer came to an item: the moment to load its page ahead. */
  onPoint?: (item: Item) => void;
  /** The title of the window; 搜索 by default. */
  title?: string;
  /** What can be found here, for screen readers. */
  label?: string;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Stands in for the list when nothing fits. */
  empty?: ReactNode;
};

/**
 * Finds a page, an object or an act by typing, and goes there, by keyboard alone.
 *
 * The page opens it by a key (Ctrl K) and by a button that says so.
 *
 * When not to use: to fill in a field use `Combobox`; to filter a list that is in sight use `SearchField`.
 */
export const CommandPalette = withRef(function CommandPalette<Item extends CommandItem>({
  groups,
  recent,
  onChoose,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  query,
  defaultQuery = '',
  onQueryChange,
  filtered = false,
  onPoint,
  title,
  label,
  placeholder,
  empty,
  ...native
}: CommandPaletteProps<Item>) {
  const text = useText(commandPaletteText);
  const [open, change] = useControllable({ value: givenOpen, defaultValue: defaultOpen, onValueChange: onOpenChange });
  return (
    <Dialog onOpenChange={change} open={open}>
      <DialogContent {...native} footer={<CommandPaletteHint />} title={title ?? text.title}>
        <CommandPaletteSearch
          defaultQuery={defaultQuery}
          empty={empty}
          filtered={filtered}
          groups={groups}
          label={label}
          onChoose={(item) => {
            // Closed first: what was chosen may open a window of its own.
            change(false);
            onChoose(item);
          }}
          onQueryChange={onQueryChange}
          placeholder={placeholder}
          query={query}
          onPoint={onPoint}
          recent={recent}
        />
      </DialogContent>
    </Dialog>
  );
});
