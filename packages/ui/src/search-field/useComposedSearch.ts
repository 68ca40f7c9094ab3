import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Draft = { typed: string; composing: boolean; known: string };

/**
 * Text that leaves the field only when it is finished: letters of an unfinished pinyin syllable stay inside.
 *
 * @param value - The text searched for; a change from outside replaces what is in the field.
 * @param onSearch - Gets the trimmed text.
 */
export function useComposedSearch(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>({ typed: value, composing: false, known: value });
  if (value !== draft.known)
    setDraft({ ...draft, known: value, typed: draft.composing || draft.typed.trim() === value ? draft.typed : value });
  const finish = (typed: string) => {
    setDraft({ typed, composing: false, known: value });
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return {
    text: draft.typed,
    clear: () => finish(''),
    attributes: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const composing = (event.nativeEvent as InputEvent).isComposing;
        if (composing) setDraft({ typed: event.target.value, composing, known: value });
        else finish(event.target.value);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => finish(event.currentTarget.value),
    },
  };
}
