import { useState, type KeyboardEvent } from 'react';
import { clamp, parseNumber, stepBy, type Limits } from './parseNumber.ts';

/** How many steps PageUp and PageDown take. */
const page = 10;

type NumberDraftOptions = Limits & {
  value: number | null;
  step: number;
  keepsOutside: boolean;
  onChange: (value: number | null) => void;
};

/**
 * Keeps what is typed until the field is left; only numbers and emptiness go out.
 * Leaving brings a number beyond the limits back to the nearest one unless it may stay, and text that is no number back
 * to the last value.
 */
export function useNumberDraft({ value, min, max, step, keepsOutside, onChange }: NumberDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const allowed = (number: number) => keepsOutside || number === clamp(number, { min, max });
  const typed = draft === null ? undefined : parseNumber(draft);
  const current = typed === undefined ? value : typed;
  const type = (text: string) => {
    setDraft(text);
    const parsed = parseNumber(text);
    if (parsed === null || (parsed !== undefined && allowed(parsed))) onChange(parsed);
  };
  const leave = () => {
    if (typeof typed === 'number' && !allowed(typed)) onChange(clamp(typed, { min, max }));
    setDraft(null);
  };
  const canMove = (direction: 1 | -1) => {
    const limit = direction === 1 ? max : min;
    return current === null || limit === undefined || (limit - current) * direction > 0;
  };
  const move = (direction: 1 | -1, steps = 1) => {
    if (!canMove(direction)) return;
    setDraft(null);
    onChange(stepBy(current, step * steps, direction, { min, max }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => move(1),
      ArrowDown: () => move(-1),
      PageUp: () => move(1, page),
      PageDown: () => move(-1, page),
    };
    const act = moves[event.key];
    if (event.nativeEvent.isComposing || !act) return;
    event.preventDefault();
    act();
  };
  return { text: draft ?? (value === null ? '' : String(value)), type, leave, canMove, move, handleKeyDown };
}
