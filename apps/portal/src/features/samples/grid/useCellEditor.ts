import { tidyCell, type SampleColumn } from '@panome/contract/sample-forms';
import { useState } from 'react';

/** `type`: typed over, arrows leave the cell. `edit`: opened, arrows move inside the text. */
type Editing = { readonly text: string; readonly how: 'type' | 'edit'; readonly active: number };

/** The choices that fit what was typed; all of them while nothing was. */
function choicesFor(column: SampleColumn, { how, text }: Editing): readonly string[] {
  const { choices = [] } = column;
  if (how === 'edit' || text.trim() === '') return choices;
  const typed = tidyCell({ ...column, choices: [] }, text).toLowerCase();
  return choices.filter((choice) => choice.toLowerCase().includes(typed));
}

/** What is being typed into the current cell, before it is part of the form. */
export function useCellEditor(column: SampleColumn) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const choices = editing ? choicesFor(column, editing) : [];
  return {
    editing,
    choices,
    open: (text: string) => setEditing({ text, how: 'edit', active: column.choices?.indexOf(text) ?? -1 }),
    type: (text: string) =>
      setEditing((before) => {
        const next = { text, how: before?.how ?? 'type', active: -1 } as const;
        // The first that fits is taken by Enter where nothing else is allowed.
        return {
          ...next,
          how: column.choices ? 'type' : next.how,
          active: column.choices && !column.free && text.trim() !== '' ? 0 : -1,
        };
      }),
    step: (by: 1 | -1) =>
      setEditing((now) => now && { ...now, active: Math.min(Math.max(now.active + by, 0), choices.length - 1) }),
    close: () => setEditing(null),
    /** What Enter would write. */
    result: () => (editing === null ? null : (choices[editing.active] ?? editing.text)),
  };
}
