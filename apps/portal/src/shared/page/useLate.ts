import { useEffect, useState } from 'react';

/** False for the first 200 ms: what comes at once needs no skeleton (UX-04). */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
