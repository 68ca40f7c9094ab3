import { useState } from 'react';
import type { DayRange } from '../date-field/index.ts';

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** A range chosen by two presses, in either order; nothing is reported before the second. */
export function useRangeChoice(value: DayRange, onChoose: (range: DayRange) => void) {
  const [anchor, setAnchor] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const press = (day: string) => {
    if (anchor === undefined) {
      setAnchor(day);
      setPointed(day);
      return;
    }
    setAnchor(undefined);
    onChoose(ordered(anchor, day));
  };
  return {
    begin: () => setAnchor(undefined),
    chosen: anchor === undefined ? value : ordered(anchor, pointed ?? anchor),
    open: anchor !== undefined,
    point: setPointed,
    press,
  };
}
