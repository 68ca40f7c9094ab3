import { useRef, useState, type KeyboardEvent } from 'react';

/** A pause after which the next letter begins a new name. */
const pause = 600;

type RowKeysOptions = {
  /** The rows in sight. */
  items: readonly { id: string; name: string }[];
  /** The row that the Tab key reaches first. */
  preferred: string | undefined;
};

/** Arrows, Home, End and the first letters of a name move the focus among rows that are one stop of the Tab key. */
export function useRowKeys({ items, preferred }: RowKeysOptions) {
  const [last, setLast] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const has = (id: string | undefined) => items.some((item) => item.id === id);
  const current = has(last) ? last : has(preferred) ? preferred : items[0]?.id;

  const goTo = (event: KeyboardEvent<HTMLElement>, index: number) => {
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-row-control]')[index]?.focus();
  };
  const find = (letter: string, from: number): number => {
    const now = performance.now();
    const text = (now - typed.current.at < pause ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at: now };
    // One letter, also when repeated, goes on to the next such name; more of them narrow the search from here.
    const same = Array.from(text).every((character) => character === text[0]);
    const wanted = same ? text[0]! : text;
    const order = items.map((_, step) => (from + step + (same ? 1 : 0)) % items.length);
    return order.find((index) => items[index]!.name.toLowerCase().startsWith(wanted)) ?? -1;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = items.findIndex(({ id }) => id === current);
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || index < 0) return;
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: items.length - 1,
      ArrowLeft: index,
      ArrowRight: index,
    };
    const to = moves[event.key];
    if (to !== undefined) return goTo(event, Math.max(0, Math.min(items.length - 1, to)));
    if (event.key.length !== 1 || event.key === ' ') return;
    const found = find(event.key, index);
    if (found >= 0) goTo(event, found);
  };
  return { current, handleKeyDown, reach: setLast };
}
