import { useState } from 'react';
import { moveSamples, type GroupScheme, type Target } from './groupScheme.ts';

/** The steps that undo can take back. */
const maxSteps = 50;

/** The editor's selection and its way back. The scheme itself is the caller's. */
export function useGroupScheme(value: GroupScheme, onChange: (scheme: GroupScheme) => void) {
  const [past, setPast] = useState<readonly GroupScheme[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);

  const change = (next: GroupScheme) => {
    if (next === value) return;
    setPast([...past, value].slice(-maxSteps));
    onChange(next);
  };
  return {
    canUndo: past.length > 0,
    change,
    /** Moves the selection; with `sample`, that one, together with the selection it belongs to. */
    move: (to: Target, sample?: string) => {
      change(moveSamples(value, sample === undefined || selected.includes(sample) ? selected : [sample], to));
      setSelected([]);
    },
    select: (sample: string, on: boolean) => setSelected(on ? [...selected, sample] : selected.filter((other) => other !== sample)),
    selected,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      onChange(last);
    },
  };
}
