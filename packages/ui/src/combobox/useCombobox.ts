import { useState, type KeyboardEvent } from 'react';
import type { Option } from '../listbox/index.ts';

type ComboboxOptions = {
  /** What is listed now, after filtering. */
  shown: readonly Option[];
  chosen: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (option: Option) => void;
};

/** The option that the arrow keys point at, and what the keys do. Disabled options are passed over. */
export function useCombobox({ shown, chosen, open, onOpenChange, onChoose }: ComboboxOptions) {
  const [active, setActive] = useState<string | undefined>();
  const enabled = shown.filter((option) => !option.disabled);
  const current = enabled.find(({ value }) => value === active) ?? enabled.find(({ value }) => value === chosen) ?? enabled[0];

  const move = (steps: number) => {
    if (!open) return onOpenChange(true);
    const from = current ? enabled.indexOf(current) : -1;
    setActive(enabled.at((from + steps + enabled.length) % Math.max(1, enabled.length))?.value);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: open && current ? () => onChoose(current) : undefined,
      Escape: open ? () => onOpenChange(false) : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { current: open ? current : undefined, point: setActive, handleKeyDown };
}
