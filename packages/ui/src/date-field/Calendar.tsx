import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { useLocale, useText } from '../locale/index.ts';
import * as styles from './Calendar.css.ts';
import { calendarFormats } from './calendarFormats.ts';
import { calendarText } from './Calendar.text.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { clampDay, type DayLimits, type DayRange } from './days.ts';
import { useCalendar } from './useCalendar.ts';

export type CalendarProps = DayLimits & {
  /** The chosen days; the same day twice for a single one, `''` for none. */
  value: DayRange;
  /** A day that may be chosen was pressed. */
  onChoose: (day: string) => void;
  /** The pointer or the focus came to a day; for the preview of a range. */
  onPoint?: (day: string) => void;
  /** The day that carries the mark of today. */
  today: string;
  /** How many months stand side by side; 1 by default. */
  months?: 1 | 2;
};

/** Why a day cannot be chosen. */
function useRefusal({ min, max, refuse }: DayLimits) {
  const text = useText(calendarText);
  return (day: string): string | undefined => {
    if (min !== undefined && day < min) return text.early(min);
    if (max !== undefined && day > max) return text.late(max);
    return refuse?.(day);
  };
}

/**
 * Days as a grid: arrow keys by day and week, PageUp and PageDown by month, with Shift by year.
 *
 * When not to use: to ask for a day in a form use `DateField`, where it can be typed too.
 */
export function Calendar({ value, onChoose, onPoint, today, months = 1, min, max, refuse }: CalendarProps) {
  const text = useText(calendarText);
  const locale = useLocale();
  const formats = useMemo(() => calendarFormats(locale), [locale]);
  const limits = useMemo(() => ({ min, max, refuse }), [min, max, refuse]);
  const refusal = useRefusal(limits);
  const root = useRef<HTMLDivElement>(null);
  const calendar = useCalendar({
    root,
    start: value.to || value.from || clampDay(today, limits),
    limits,
    months,
    weekStart: formats.weekStart,
  });
  const reason = refusal(calendar.focused);

  const turner = (count: number, label: string, Icon: typeof ChevronLeft) => (
    <IconButton
      disabled={!calendar.canTurn(count)}
      icon={<Icon size={16} strokeWidth={1.5} />}
      label={label}
      onClick={() => calendar.turn(count)}
      size="small"
    />
  );

  return (
    <div className={styles.calendar} ref={root}>
      <div className={styles.months}>
        {calendar.shown.map((month, index) => (
          <CalendarMonth
            after={
              index === months - 1 && (
                <>
                  {turner(1, text.nextMonth, ChevronRight)}
                  {turner(12, text.nextYear, ChevronsRight)}
                </>
              )
            }
            before={
              index === 0 && (
                <>
                  {turner(-12, text.previousYear, ChevronsLeft)}
                  {turner(-1, text.previousMonth, ChevronLeft)}
                </>
              )
            }
            focused={calendar.focused}
            formats={formats}
            key={index}
            month={month}
            onChoose={onChoose}
            onKeyDown={calendar.handleKeyDown}
            onPoint={onPoint}
            onStand={calendar.stand}
            refusal={refusal}
            refuse={refuse}
            today={today}
            value={value}
          />
        ))}
      </div>
      <p className={styles.reason} role="status">
        {reason}
      </p>
    </div>
  );
}
