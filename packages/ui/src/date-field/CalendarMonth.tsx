import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import type { CalendarFormats } from './calendarFormats.ts';
import * as styles from './Calendar.css.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { weeksOf, type DayLimits, type DayRange } from './days.ts';

type CalendarMonthProps = {
  /** `2026-11`. */
  month: string;
  /** Buttons at the two ends of the head. */
  before: ReactNode;
  after: ReactNode;
  formats: CalendarFormats;
  value: DayRange;
  focused: string;
  today: string;
  refusal: (day: string) => string | undefined;
  refuse: DayLimits['refuse'];
  onChoose: (day: string) => void;
  onPoint?: ((day: string) => void) | undefined;
  onStand: (day: string) => void;
  onKeyDown: KeyboardEventHandler;
};

/** One month: its name, the days of the week, six weeks. */
export function CalendarMonth({ month, before, after, formats, onKeyDown, ...day }: CalendarMonthProps) {
  const nameId = useId();
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <span className={styles.turners}>{before}</span>
        <h2 aria-live="polite" className={styles.name} id={nameId}>
          {formats.month(`${month}-01`)}
        </h2>
        <span className={styles.turners}>{after}</span>
      </div>
      {/* A table's rows and head, walked by arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table aria-labelledby={nameId} onKeyDown={onKeyDown} role="grid">
        <thead>
          <tr>
            {formats.week.map(({ long, short }) => (
              <th abbr={long} className={styles.weekday} key={long} scope="col">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, formats.weekStart).map((week, at) => (
            // A week and an empty cell have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {week.map((name, place) =>
                name === '' ? (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                  <td className={styles.cell} key={place} />
                ) : (
                  <CalendarDay day={name} key={name} words={formats.day} {...day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
