import { useText } from '../locale/index.ts';
import * as styles from './Calendar.css.ts';
import { calendarText } from './Calendar.text.ts';
import type { DayLimits, DayRange } from './days.ts';

type CalendarDayProps = {
  day: string;
  /** A day in full words, with the day of the week. */
  words: (day: string) => string;
  value: DayRange;
  focused: string;
  today: string;
  refusal: (day: string) => string | undefined;
  /** Refused for a reason of its own, which strikes it out; a day beyond the limits is only pale. */
  refuse: DayLimits['refuse'];
  onChoose: (day: string) => void;
  onPoint?: ((day: string) => void) | undefined;
  onStand: (day: string) => void;
};

/** One day. A day that is refused can be reached all the same, so that its reason is read. */
export function CalendarDay({
  day,
  words,
  value,
  focused,
  today,
  refusal,
  refuse,
  onChoose,
  onPoint,
  onStand,
}: CalendarDayProps) {
  const text = useText(calendarText);
  const reason = refusal(day);
  const end = day === value.from || day === value.to;
  const within = value.from !== '' && value.to !== '' && day >= value.from && day <= value.to;
  const name = [words(day), day === today && text.today, (end || within) && text.chosen, reason]
    .filter(Boolean)
    .join(', ');
  return (
    <td
      aria-selected={end || within}
      className={styles.cell}
      data-first={within && day === value.from ? '' : undefined}
      data-last={within && day === value.to ? '' : undefined}
      data-within={within ? '' : undefined}
    >
      <button
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={reason !== undefined || undefined}
        aria-label={name}
        className={styles.day}
        data-day={day}
        data-refused={refuse?.(day) === undefined ? undefined : ''}
        data-selected={end ? '' : undefined}
        onClick={() => {
          onStand(day);
          if (reason === undefined) onChoose(day);
        }}
        onFocus={() => onPoint?.(day)}
        onPointerEnter={() => onPoint?.(day)}
        tabIndex={day === focused ? 0 : -1}
        title={reason}
        type="button"
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
