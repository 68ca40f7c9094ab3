import { useEffect, useEffectEvent, useState } from 'react';

/** Text as it is typed, handed on when the typing pauses. A value that changes from outside wins. */
export function useDelayedText(value: string, onSettle: (value: string) => void, delay = 400) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => settle(typed), delay);
    return () => clearTimeout(timer);
  }, [delay, typed, value]);
  return [typed, setTyped] as const;
}
