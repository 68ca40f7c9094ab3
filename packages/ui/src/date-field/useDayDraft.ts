import { useState, type KeyboardEvent } from 'react';
import { useLocale, useText } from '../locale/index.ts';
import { dateFieldText } from './DateField.text.ts';
import { clampDay, type DayLimits } from './days.ts';
import { parseDay } from './parseDay.ts';

type DayDraftOptions = DayLimits & {
  value: string;
  today: string;
  /** Gets the day that was understood, or `''` for an empty field and for what is no day. */
  onCommit: (day: string) => void;
};

/**
 * What is typed into a field for a day. It is read when the field is left or Enter is pressed; what cannot be read
 * stays as it is, with the reason.
 */
export function useDayDraft({ value, today, min, max, refuse, onCommit }: DayDraftOptions) {
  const text = useText(dateFieldText);
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Another day came from outside: what is typed no longer stands for it.
    if (value !== '') {
      setDraft(undefined);
      setProblem(undefined);
    }
  }

  const read = (typed: string): { day: string; problem?: string } => {
    if (typed.trim() === '') return { day: '' };
    const words = {
      [text.beforeYesterday]: -2,
      [text.yesterday]: -1,
      [text.today]: 0,
      [text.tomorrow]: 1,
      [text.afterTomorrow]: 2,
    };
    const day = parseDay(typed, { today, words, monthFirst: locale === 'en-US' });
    if (day === undefined) return { day: '', problem: text.unknown(today) };
    if (min !== undefined && day < min) return { day: '', problem: text.early(min) };
    if (max !== undefined && clampDay(day, { max }) !== day) return { day: '', problem: text.late(max) };
    const reason = refuse?.(day);
    return reason === undefined ? { day } : { day: '', problem: text.refused(reason) };
  };

  /** Whether what is typed is a day that may be chosen, or nothing. */
  const commit = (): boolean => {
    if (draft === undefined) return problem === undefined;
    const result = read(draft);
    setProblem(result.problem);
    if (result.problem === undefined) setDraft(undefined);
    if (result.day !== value) onCommit(result.day);
    return result.problem === undefined;
  };

  const attributes = {
    autoComplete: 'off',
    inputMode: 'text',
    maxLength: 40,
    onBlur: () => void commit(),
    onChange: (event: { target: { value: string } }) => {
      setDraft(event.target.value);
      setProblem(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter that confirms a pinyin candidate reads nothing; Enter on what is no day submits nothing.
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && !commit()) event.preventDefault();
    },
    placeholder: text.placeholder,
    spellCheck: false,
    value: draft ?? value,
  } as const;
  const drop = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  return { attributes, drop, empty: (draft ?? value) === '', problem };
}
