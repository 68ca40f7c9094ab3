import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { inlineKey } from '../direction/index.ts';
import { addDays, addMonths, clampDay, daysIntoWeek, monthOf, type DayLimits } from './days.ts';

type CalendarOptions = {
  /** The element that holds the days. */
  root: RefObject<HTMLElement | null>;
  /** The day that has the focus at first. */
  start: string;
  limits: DayLimits;
  /** How many months are shown side by side. */
  months: number;
  weekStart: number;
};

const startOf = (month: string) => `${month}-01`;

/** Which day the arrow keys stand on, and which months are shown. The focus never leaves the limits. */
export function useCalendar({ root, start, limits, months, weekStart }: CalendarOptions) {
  const [focused, setFocused] = useState(() => clampDay(start, limits));
  const [first, setFirst] = useState(() => monthOf(addMonths(focused, 1 - months)));
  const wantsFocus = useRef(false);
  const last = monthOf(addMonths(startOf(first), months - 1));

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, root]);

  const stand = useCallback(
    (day: string) => {
      const to = clampDay(day, limits);
      setFocused(to);
      if (monthOf(to) < first) setFirst(monthOf(to));
      else if (monthOf(to) > last) setFirst(monthOf(addMonths(startOf(monthOf(to)), 1 - months)));
    },
    [first, last, limits, months],
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 12 : 1;
    const keys: Record<string, (() => string) | undefined> = {
      ArrowLeft: () => addDays(focused, -1),
      ArrowRight: () => addDays(focused, 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => addDays(focused, -daysIntoWeek(focused, weekStart)),
      End: () => addDays(focused, 6 - daysIntoWeek(focused, weekStart)),
      PageUp: () => addMonths(focused, -far),
      PageDown: () => addMonths(focused, far),
    };
    const to = keys[inlineKey(event)]?.();
    if (to === undefined) return;
    event.preventDefault();
    wantsFocus.current = clampDay(to, limits) !== focused;
    stand(to);
  };

  /** Turns the pages; the keys go on from the same day of the new month. */
  const turn = (count: number) => {
    setFirst(monthOf(addMonths(startOf(first), count)));
    setFocused(clampDay(addMonths(focused, count), limits));
  };
  const canTurn = (count: number) => {
    const month = monthOf(addMonths(startOf(count < 0 ? first : last), count));
    return (
      month >= monthOf(clampDay(startOf(month), { min: limits.min })) &&
      month <= monthOf(clampDay(startOf(month), { max: limits.max }))
    );
  };

  const shown = Array.from({ length: months }, (_month, at) => monthOf(addMonths(startOf(first), at)));
  return { canTurn, focused, handleKeyDown, shown, stand, turn };
}
