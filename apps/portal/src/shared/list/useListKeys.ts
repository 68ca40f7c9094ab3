import { useEffect, type KeyboardEvent } from 'react';

type Listed = { readonly id: string; readonly can: { readonly delete: boolean } };

type ListKeys<Row extends Listed> = {
  rows: readonly Row[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  remove: (rows: readonly Row[]) => void;
  /** Takes back what was done last. */
  undo: () => void;
  /** Further keys of the list by `event.key`, with the row that has the focus. */
  more?: Readonly<Record<string, (row: Row | undefined) => void>>;
};

/** Where letters belong to somebody else. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, [contenteditable], [role="dialog"], [role="menu"]') !== null;

/** The keys of a list: Delete and Ctrl+A on its rows, Ctrl+Z anywhere on the page. */
export function useListKeys<Row extends Listed>({ more = {}, onSelect, remove, rows, selected, undo }: ListKeys<Row>) {
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [undo]);

  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.nativeEvent.isComposing) return;
    const id = event.target instanceof Element ? event.target.closest('tr')?.dataset['key'] : undefined;
    const row = rows.find((one) => one.id === id);
    const chosen = row && !selected.includes(row.id) ? [row] : rows.filter((one) => selected.includes(one.id));
    const control = event.ctrlKey || event.metaKey;
    const own = more[event.key];
    const act =
      {
        Delete: () => chosen.length > 0 && chosen.every(({ can }) => can.delete) && remove(chosen),
        a: control && (() => onSelect(rows.map((one) => one.id))),
      }[event.key] ??
      (own && (() => own(row)));
    if (!act) return;
    event.preventDefault();
    act();
  };
}
