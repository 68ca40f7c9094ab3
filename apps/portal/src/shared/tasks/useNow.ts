import { useEffect, useState } from 'react';

/** The time, told every second, or every so many ms, while `running`; otherwise it stands still. */
export function useNow(running: boolean, every = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, running]);
  return now;
}
