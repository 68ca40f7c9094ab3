import type { KeyboardEvent } from 'react';
import { useActiveOption, type Option } from '../listbox/index.ts';

type ComboboxKeysOptions = {
  /** What is listed now, after filtering. */
  shown: readonly Option[];
  chosen: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (option: Option) => void;
};

const page = 10;

/**
 * The keys of an editable combobox with a list, after the ARIA practices. Home and End stay with the text;
 * Escape belongs to the open layer, and to what is around when nothing is open.
 */
export function useComboboxKeys({ shown, chosen, open, onOpenChange, onChoose }: ComboboxKeysOptions) {
  const { current, point, move } = useActiveOption(shown, chosen);
  const show = () => {
    point(undefined);
    onOpenChange(true);
  };
  const choose = () => (current ? onChoose(current) : undefined);
  const step = (steps: number) => (open ? () => move(steps) : show);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: step(1),
      ArrowUp: event.altKey && open ? () => onOpenChange(false) : step(-1),
      PageDown: open ? step(page) : undefined,
      PageUp: open ? step(-page) : undefined,
      Enter: open ? choose : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { current: open ? current : undefined, point, handleKeyDown };
}
