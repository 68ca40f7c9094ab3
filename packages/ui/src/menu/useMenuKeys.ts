import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { pinyinInitials } from '../listbox/index.ts';

const forget = 700;
const items = '[role^="menuitem"]:not([data-disabled])';

const itemsOf = (menu: HTMLElement | null) => Array.from(menu?.querySelectorAll<HTMLElement>(items) ?? []);
const matches = (item: HTMLElement, typed: string) => {
  const words = (item.textContent ?? '').trim();
  return words.toLowerCase().startsWith(typed) || pinyinInitials(words).startsWith(typed);
};

/** Gives the focus to the first or the last item. */
export const focusItem = (menu: HTMLElement | null, which: 'first' | 'last'): void =>
  itemsOf(menu)
    .at(which === 'first' ? 0 : -1)
    ?.focus();

/**
 * Arrows go round, Home and End to the ends, letters to the next item that begins with them, in Chinese with their
 * pinyin.
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>) {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent): void => {
    const all = itemsOf(menu.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const go = (item: HTMLElement | undefined) => {
      event.preventDefault();
      item?.focus();
    };
    const types = event.key.length === 1 && event.key !== ' ';
    // Moving in between begins a new word.
    if (!types) typed.current.text = '';
    if (event.key === 'ArrowDown') return go(all[(at + 1) % all.length]);
    if (event.key === 'ArrowUp') return go(all.at(at <= 0 ? -1 : at - 1));
    if (event.key === 'Home' || event.key === 'PageUp') return go(all[0]);
    if (event.key === 'End' || event.key === 'PageDown') return go(all.at(-1));
    if (!types || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const letter = event.key.toLowerCase();
    const goesOn = event.timeStamp - typed.current.at < forget;
    const text = goesOn && typed.current.text !== letter ? typed.current.text + letter : letter;
    typed.current = { text, at: event.timeStamp };
    // One letter looks behind the current item, so that pressing it again goes on; more letters may still mean the
    // current one.
    const from = text.length === 1 ? at + 1 : Math.max(at, 0);
    go([...all.slice(from), ...all.slice(0, from)].find((item) => matches(item, text)));
  };
}
