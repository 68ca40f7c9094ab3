import { useState, type KeyboardEvent } from 'react';
import { clamp, parseNumber, stepBy, type Limits } from './parseNumber.ts';

type NumberDraftOptions = Limits & {
  value: number | null;
  step: number;
  onChange: (value: number | null) => void;
};

/**
 * Keeps what is typed until the field is left; only numbers and emptiness go out.
 * Leaving brings a number beyond the limits back to the nearest one, and text that is no number back to the last value.
 */
export function useNumberDraft({ value, min, max, step, onChange }: NumberDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (typed: string) => {
    setDraft(typed);
    const parsed = parseNumber(typed);
    if (parsed === null || (parsed !== undefined && parsed === clamp(parsed, { min, max }))) onChange(parsed);
  };
  const leave = () => {
    const parsed = draft === null ? undefined : parseNumber(draft);
    if (typeof parsed === 'number' && parsed !== clamp(parsed, { min, max })) onChange(clamp(parsed, { min, max }));
    setDraft(null);
  };
  const move = (direction: 1 | -1) => {
    setDraft(null);
    onChange(stepBy(value, step, direction, { min, max }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  return { text: draft ?? (value === null ? '' : String(value)), type, leave, move, handleKeyDown };
}
