import { useRef } from 'react';
import { pinyinInitials, type Option } from '../listbox/index.ts';

/** Letters further apart than this, in ms, begin a new word. */
const pause = 700;

/** The option that begins with what was typed in a row; the same letter again goes to the next such option. */
export function useTypeAhead(options: readonly Option[], current: Option | undefined) {
  const typed = useRef({ word: '', at: -Infinity });
  return (key: string, at: number): Option | undefined => {
    const { word, at: before } = typed.current;
    const going = at - before < pause;
    if (key === ' ' && (!going || word === '')) return undefined;
    const next = (going ? word : '') + key.toLowerCase();
    typed.current = { word: next, at };
    const repeated = Array.from(next).every((letter) => letter === next[0]);
    const wanted = repeated ? next[0]! : next;
    const enabled = options.filter(({ disabled }) => !disabled);
    const from = current ? enabled.indexOf(current) + (repeated ? 1 : 0) : 0;
    const ordered = [...enabled.slice(from), ...enabled.slice(0, from)];
    return ordered.find(
      ({ label }) => label.toLowerCase().startsWith(wanted) || pinyinInitials(label).startsWith(wanted),
    );
  };
}
