import { useState, type FocusEvent, type Ref } from 'react';
import { useControllable } from '../controllable/index.ts';
import {
  Calendar,
  CalendarPopover,
  lastDays,
  localToday,
  useDayDraft,
  type DayLimits,
  type DayRange,
} from '../date-field/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './DateRangeField.css.ts';
import { dateRangeFieldText } from './DateRangeField.text.ts';
import { DateRangeInput } from './DateRangeInput.tsx';
import { DateRangePresets, type DateRangePreset } from './DateRangePresets.tsx';
import { useRangeChoice } from './useRangeChoice.ts';

const none: DayRange = { from: '', to: '' };

export type DateRangeFieldProps = FieldFrame &
  Omit<PassedOn<'div'>, 'ref'> &
  DayLimits & {
    /** The two days, both within the range; `''` at an end that is open. */
    value?: DayRange;
    /** The range at the start, when the caller does not control it. */
    defaultValue?: DayRange;
    /**
     * Gets both days, also when only one has changed. By typing an end may stay open; the calendar always gives two.
     */
    onValueChange?: (range: DayRange) => void;
    /** Ranges in one press; 今天, 近 7 天 and 近 30 天 by default, `[]` for none. */
    presets?: readonly DateRangePreset[];
    /** What counts as today; the reader's own day by default. Give the server's where that decides. */
    today?: string;
    /** Takes it out of the tab order; say why in `help`. */
    disabled?: boolean;
    /** The first input, for focus. */
    ref?: Ref<HTMLInputElement>;
    /** The focus left both inputs. */
    onBlur?: () => void;
  };

/**
 * A first and a last day, typed or chosen in a calendar.
 *
 * When not to use: for one day use `DateField`.
 */
export const DateRangeField = withRef(function DateRangeField(props: DateRangeFieldProps) {
  const {
    label,
    labelHidden,
    help,
    error,
    required,
    id,
    value,
    defaultValue = none,
    onValueChange,
    presets,
    today = localToday(),
    disabled = false,
    ref,
    onBlur,
    min,
    max,
    refuse,
    ...native
  } = props;
  const limits = { min, max, refuse };
  const text = useText(dateRangeFieldText);
  const [range, put] = useControllable({ value, defaultValue, onValueChange });
  const [open, setOpen] = useState(false);
  const from = useDayDraft({ ...limits, value: range.from, today, onCommit: (day) => put({ ...range, from: day }) });
  const to = useDayDraft({ ...limits, value: range.to, today, onCommit: (day) => put({ ...range, to: day }) });
  const choose = (next: DayRange) => {
    from.drop();
    to.drop();
    put(next);
    setOpen(false);
  };
  const choice = useRangeChoice(range, choose);
  const show = (next: boolean) => {
    choice.begin();
    setOpen(next && !disabled);
  };
  const reversed = range.from !== '' && range.to !== '' && range.to < range.from;
  const problem = from.problem ?? to.problem ?? (reversed ? text.order : undefined);
  const common = presets ?? [
    { label: text.today, range: lastDays(1, today) },
    { label: text.last7, range: lastDays(7, today) },
    { label: text.last30, range: lastDays(30, today) },
  ];
  const input = { disabled, onOpen: () => show(true) };

  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error || problem}
      group
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => (
        // The focus of both inputs is one: leaving the pair is what a form waits for.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          {...native}
          aria-labelledby={control['aria-labelledby']}
          id={control.id}
          onBlur={(event: FocusEvent) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
          role="group"
        >
          <CalendarPopover
            disabled={disabled}
            inputs={
              <div className={styles.inputs}>
                <DateRangeInput {...input} control={control} draft={from} end="from" inputRef={ref} label={text.from} />
                <span aria-hidden className={styles.to}>
                  ～
                </span>
                <DateRangeInput {...input} control={control} draft={to} end="to" label={text.to} />
              </div>
            }
            invalid={control['aria-invalid'] ?? false}
            label={text.calendar}
            onClear={(from.empty && to.empty) || required || disabled ? undefined : () => choose(none)}
            onOpenChange={show}
            open={open}
          >
            <div className={styles.box}>
              {common.length > 0 && (
                <DateRangePresets label={text.presets} onChoose={choose} presets={common} value={range} />
              )}
              <div className={styles.days}>
                <p className={styles.hint} role="status">
                  {choice.open ? text.chooseEnd : text.chooseStart}
                </p>
                <Calendar
                  {...limits}
                  months={2}
                  onChoose={choice.press}
                  onPoint={choice.point}
                  today={today}
                  value={reversed ? none : choice.chosen}
                />
              </div>
            </div>
          </CalendarPopover>
        </div>
      )}
    </Field>
  );
});
