import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0. It goes by the clock, so that a page in the background or a sleeping computer is
 * right again at once.
 *
 * @param initially - Seconds left at the start.
 */
export function useSecondsLeft(initially: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + initially * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setDeadline(Date.now() + seconds * 1000);
  };
  return { left, start };
}
