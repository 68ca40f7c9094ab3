import { useState, type KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { controlStyles, Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as styles from './DateField.css.ts';
import { dateFieldText } from './DateField.text.ts';
import { clampDay, localToday, type DayLimits } from './days.ts';
import { useDayDraft } from './useDayDraft.ts';

export type DateFieldProps = FieldFrame &
  PassedOn<'input'> &
  DayLimits & {
    /** The chosen day, `2026-11-21`; `''` while there is none. */
    value?: string;
    /** The day at the start, when the caller does not control it. */
    defaultValue?: string;
    /** Gets the day, or `''` when the field is emptied or what is typed is no day that may be chosen. */
    onValueChange?: (day: string) => void;
    /** What counts as today; the reader's own day by default. Give the server's where that decides. */
    today?: string;
    /** Takes it out of the tab order; say why in `help`. */
    disabled?: boolean;
    /** The name in a native form, which sends the day. */
    name?: string;
    /** The focus left the input, after what is typed was read. */
    onBlur?: () => void;
  };

/**
 * One day, typed in any usual form or chosen in a calendar. The value is a day of the calendar, not a moment: no time
 * zone changes it.
 *
 * When not to use: for a first and a last day use `DateRangeField`; for a moment add a field for the time.
 */
export const DateField = withRef(function DateField({
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  value,
  defaultValue = '',
  onValueChange,
  today = localToday(),
  disabled = false,
  name,
  onBlur,
  min,
  max,
  refuse,
  ...native
}: DateFieldProps) {
  const limits = { min, max, refuse };
  const text = useText(dateFieldText);
  const [day, put] = useControllable({ value, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const draft = useDayDraft({ ...limits, value: day, today, onCommit: put });
  const choose = (next: string) => {
    draft.drop();
    put(next);
    setOpen(false);
  };
  const mayBeToday = clampDay(today, limits) === today && limits.refuse?.(today) === undefined;

  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error || draft.problem}
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        <CalendarPopover
          disabled={disabled}
          inputs={
            <>
              <input
                {...native}
                {...control}
                {...draft.attributes}
                className={controlStyles.input}
                disabled={disabled}
                onBlur={() => {
                  draft.attributes.onBlur();
                  onBlur?.();
                }}
                onKeyDown={(event: KeyboardEvent) => {
                  draft.attributes.onKeyDown(event);
                  if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  setOpen(true);
                }}
                type="text"
              />
              {name !== undefined && <input disabled={disabled} name={name} type="hidden" value={day} />}
            </>
          }
          invalid={control['aria-invalid'] ?? false}
          label={text.calendar}
          onClear={draft.empty || required || disabled ? undefined : () => choose('')}
          onOpenChange={setOpen}
          open={open}
        >
          <Calendar {...limits} onChoose={choose} today={today} value={{ from: day, to: day }} />
          {mayBeToday && (
            <div className={styles.footer}>
              <Button onClick={() => choose(today)} size="small" variant="quiet">
                {text.today}
              </Button>
            </div>
          )}
        </CalendarPopover>
      )}
    </Field>
  );
});
