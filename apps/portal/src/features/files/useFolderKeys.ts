import type { FileItem } from '@panome/contract';
import { useEffect, type KeyboardEvent } from 'react';

type FolderKeys = {
  rows: readonly FileItem[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  remove: (items: readonly FileItem[]) => void;
  rename: (item: FileItem) => void;
  undo: () => void;
  up: () => void;
};

/** Where letters belong to somebody else. */
const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, [contenteditable], [role="dialog"], [role="menu"]') !== null;

/** Opens the name field of a row. */
export function startRename({ id }: FileItem): void {
  document.querySelector<HTMLButtonElement>(`tr[data-key="${CSS.escape(id)}"] [data-rename] button`)?.click();
}

/** The keys of a folder: F2, Delete, Backspace and Ctrl+A on its rows, Ctrl+Z anywhere on the page. */
export function useFolderKeys({ onSelect, remove, rename, rows, selected, undo, up }: FolderKeys) {
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [undo]);

  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.nativeEvent.isComposing) return;
    const id = event.target instanceof Element ? event.target.closest('tr')?.dataset['key'] : undefined;
    const item = rows.find((row) => row.id === id);
    const chosen = item && !selected.includes(item.id) ? [item] : rows.filter((row) => selected.includes(row.id));
    const act = {
      F2: () => item?.can.rename && rename(item),
      Delete: () => chosen.length > 0 && chosen.every((one) => one.can.delete) && remove(chosen),
      Backspace: up,
      a: () => (event.ctrlKey || event.metaKey) && onSelect(rows.map((row) => row.id)),
    }[event.key];
    if (!act || (event.key === 'a' && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    act();
  };
}
