import { useEffect, useRef, type KeyboardEvent } from 'react';
import { inlineKey } from '../direction/index.ts';
import { pinyinInitials } from '../listbox/index.ts';
import type { TreeRow } from './treeNode.ts';

type TreeKeysOptions = {
  rows: readonly TreeRow[];
  /** The place of the row that has the focus. */
  at: number;
  onMove: (to: number) => void;
  onOpen: (rows: readonly TreeRow[], open: boolean) => void;
  onPress: (row: TreeRow) => void;
};

/** Letters within this time make one word. */
const wordTime = 600;

/**
 * The next row, after the present one and round, whose name begins with what is typed, as written or by pinyin
 * initials.
 */
function rowByLetters(rows: readonly TreeRow[], at: number, typed: string): number {
  // The same letter again goes on to the next name; a longer word may stay.
  const repeated = typed.length > 1 && new Set(typed).size === 1;
  const [word, start] = repeated || typed.length === 1 ? [typed[0]!, 1] : [typed, 0];
  for (let step = start; step < rows.length + start; step += 1) {
    const to = (at + step) % rows.length;
    const name = rows[to]!.node.name.toLowerCase();
    if (rows[to]!.note === undefined && (name.startsWith(word) || pinyinInitials(name).startsWith(word))) return to;
  }
  return at;
}

/** The first button of the row gets the focus; where it is a menu's, ↓ opens it. */
function openActs(row: Element) {
  const button = row.querySelector('button');
  button?.focus();
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

/** The keys of a tree, as the ARIA Authoring Practices have them. */
export function useTreeKeys({ rows, at, onMove, onOpen, onPress }: TreeKeysOptions) {
  const word = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: KeyboardEvent) => {
    const row = rows[at];
    // Keys in a field or a menu of a row are theirs.
    if (
      !row ||
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target !== event.currentTarget
    )
      return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => onMove(Math.min(at + 1, rows.length - 1)),
      ArrowUp: () => onMove(Math.max(at - 1, 0)),
      Home: () => onMove(0),
      End: () => onMove(rows.length - 1),
      ArrowRight: () => (row.open === false ? onOpen([row], true) : row.open && onMove(at + 1)),
      ArrowLeft: () =>
        row.open ? onOpen([row], false) : row.parent !== '' && onMove(rows.findIndex(({ key }) => key === row.parent)),
      Enter: () => onPress(row),
      ' ': () => onPress(row),
      '*': () =>
        onOpen(
          rows.filter(({ parent, open }) => parent === row.parent && open === false),
          true,
        ),
      ContextMenu: () => openActs(event.currentTarget),
    };
    const act = event.shiftKey && event.key === 'F10' ? keys['ContextMenu'] : keys[inlineKey(event)];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1) {
      event.preventDefault();
      word.current += event.key.toLowerCase();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (word.current = ''), wordTime);
      onMove(rowByLetters(rows, at, word.current));
    }
  };
}
