import type { KeyboardEvent } from 'react';
import { useActiveOption, type Option } from '../listbox/index.ts';
import { useTypeAhead } from './useTypeAhead.ts';

type SelectKeysOptions = {
  options: readonly Option[];
  value: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (option: Option) => void;
};

const page = 10;

/** The keys of a select-only combobox after the ARIA practices; letters also find Chinese by its pinyin initials. */
export function useSelectKeys({ options, value, open, onOpenChange, onChoose }: SelectKeysOptions) {
  const { current, point, move, jump } = useActiveOption(options, value);
  const find = useTypeAhead(options, current);

  const show = () => {
    point(undefined);
    onOpenChange(true);
  };
  const choose = () => (current ? onChoose(current) : onOpenChange(false));
  const whileOpen: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(page),
    PageUp: () => move(-page),
    Home: () => jump(0),
    End: () => jump(-1),
    Enter: choose,
    ' ': choose,
  };
  const whileClosed: typeof whileOpen = { ArrowDown: show, ArrowUp: show, Enter: show, ' ': show };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey && event.key === 'ArrowUp') return open ? choose() : undefined;
    const letter = event.key.length === 1 ? find(event.key, event.timeStamp) : undefined;
    // A space within a word that is being typed belongs to the word.
    const act = letter ? undefined : (open ? whileOpen : whileClosed)[event.key];
    if (!letter && !act) return;
    event.preventDefault();
    if (letter && !open) onOpenChange(true);
    if (letter) point(letter.value);
    act?.();
  };
  return { current, point, handleKeyDown, show };
}
