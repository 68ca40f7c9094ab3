import { useEffect, useRef, useState } from 'react';

const shownFor = 2000;

/** Copies text and tells for two seconds after the last press whether it succeeded. */
export function useCopy(text: string) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (answer: 'copied' | 'failed') => {
    setStatus(answer);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStatus('idle'), shownFor);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      tell('copied');
    } catch {
      // Refused by the browser (no permission, or not over https): the reader is told.
      tell('failed');
    }
  };
  return { copy, status };
}
