import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useActiveOption } from '../listbox/index.ts';
import { useEffectEvent } from '../react-range/index.ts';
import type { CommandEntry, CommandItem } from './commandItem.ts';

const page = 8;

/**
 * Which line of the palette Enter chooses, and the keys that go to another one. Home and End go to the first and last
 * line: what is typed here is too short to walk in.
 */
export function useCommandKeys<Item extends CommandItem>(
  entries: readonly CommandEntry<Item>[],
  onChoose: (entry: CommandEntry<Item>) => void,
  onPoint: ((item: Item) => void) | undefined,
) {
  const moved = useRef(false);
  const { current, jump, move, point } = useActiveOption(
    entries.map(({ key }) => ({ value: key, label: key })),
    undefined,
  );
  const at = entries.findIndex(({ key }) => key === current?.value);
  const entry = entries[at];
  const reach = useEffectEvent((item: Item | undefined) => (moved.current && item ? onPoint?.(item) : undefined));
  useEffect(() => reach(entry?.item), [entry?.item]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      PageDown: () => move(page),
      PageUp: () => move(-page),
      Home: () => jump(0),
      End: () => jump(-1),
      Enter: () => entry && onChoose(entry),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    moved.current = true;
    act();
  };
  return {
    at,
    handleKeyDown,
    /** The pointer came to a line. */
    point: (key: string) => {
      moved.current = true;
      point(key);
    },
    /** Something else is searched for: back to its first line. */
    begin: () => {
      moved.current = false;
      point(undefined);
    },
  };
}
