import { useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../react-range/index.ts';
import type { ChartSettings } from './chartSettings.ts';

const wait = 200;
const together = 800;

/**
 * The settings as they are being typed. The chart follows a moment after the last change; what is typed into one
 * control without a pause is one step back.
 */
export function useSettingsDraft(value: ChartSettings, onChange: (settings: ChartSettings) => void) {
  const [draft, setDraft] = useState(value);
  const [past, setPast] = useState<readonly ChartSettings[]>([]);
  const [given, setGiven] = useState(value);
  const last = useRef({ control: '', at: 0 });
  const emit = useEffectEvent(onChange);

  // A label clicked in the chart arrives from outside; it can be undone here like any other change.
  if (value !== given) {
    setGiven(value);
    if (JSON.stringify(value) !== JSON.stringify(draft)) {
      setPast((steps) => [...steps, draft]);
      setDraft(value);
    }
  }
  useEffect(() => {
    if (JSON.stringify(draft) === JSON.stringify(value)) return;
    const timer = setTimeout(() => emit(draft), wait);
    return () => clearTimeout(timer);
  }, [draft, value]);
  // The panel may close before the pause is over.
  const leave = useEffectEvent(() => {
    if (JSON.stringify(draft) !== JSON.stringify(value)) onChange(draft);
  });
  useEffect(() => () => leave(), []);

  return {
    draft,
    canUndo: past.length > 0,
    /** @param control - Which control was used. */
    change: (next: ChartSettings, control: string) => {
      const now = performance.now();
      const continues = last.current.control === control && now - last.current.at < together;
      last.current = { control, at: now };
      if (!continues) setPast((steps) => [...steps, draft]);
      setDraft(next);
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      last.current = { control: '', at: 0 };
      setPast(past.slice(0, -1));
      setDraft(before);
    },
  };
}
