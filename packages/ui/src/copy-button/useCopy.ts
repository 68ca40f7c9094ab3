import { useEffect, useState } from 'react';

const shownFor = 2000;

/** Copies text and says for two seconds what came of it. */
export function useCopy(text: string) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (status === 'idle') return undefined;
    const timer = setTimeout(() => setStatus('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('copied');
    } catch {
      // Refused by the browser (no permission, or not over https): the reader is told.
      setStatus('failed');
    }
  };
  return { copy, status };
}
