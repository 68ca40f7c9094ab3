import { useRef, useState } from 'react';
import { moveSamples, type GroupScheme, type Target } from './groupScheme.ts';

/** The steps that undo can take back. */
const maxSteps = 50;

/** The editor's selection and its way back. The scheme itself is the caller's. */
export function useGroupScheme(value: GroupScheme, onChange: (scheme: GroupScheme) => void) {
  const [past, setPast] = useState<readonly GroupScheme[]>([]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const typing = useRef<string>(undefined);
  const lastTicked = useRef<string>(undefined);

  /** Changes with the same `step` in a row, such as the letters of one name, are taken back together. */
  const change = (next: GroupScheme, step?: string) => {
    if (next === value) return;
    if (step === undefined || step !== typing.current) setPast([...past, value].slice(-maxSteps));
    typing.current = step;
    onChange(next);
  };
  return {
    canUndo: past.length > 0,
    change,
    /** The next change is a step of its own again. */
    endStep: () => (typing.current = undefined),
    /** Moves the selection; with `sample`, that one, together with the selection it belongs to. */
    move: (to: Target, sample?: string) => {
      change(moveSamples(value, sample === undefined || selected.includes(sample) ? selected : [sample], to));
      setSelected([]);
    },
    /** Ticks or unticks a sample; `range` takes all samples of its list since the one ticked before. */
    select: (sample: string, on: boolean, range: readonly string[] | undefined) => {
      const from = range && lastTicked.current !== undefined ? range.indexOf(lastTicked.current) : -1;
      const to = range ? range.indexOf(sample) : -1;
      const changed = from === -1 || to === -1 ? [sample] : range!.slice(Math.min(from, to), Math.max(from, to) + 1);
      const rest = selected.filter((other) => !changed.includes(other));
      lastTicked.current = sample;
      setSelected(on ? [...rest, ...changed] : rest);
    },
    selected,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      typing.current = undefined;
      setPast(past.slice(0, -1));
      onChange(last);
    },
  };
}
