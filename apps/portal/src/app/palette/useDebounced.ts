import { useEffect, useState } from 'react';

/** Time for a word to be finished before the server is asked for it, in ms. */
const delay = 200;

/** A text once it has rested; nothing at once. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text ? delay : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
