import { useEffect, useState } from 'react';

const shownFor = 2000;
/** The number of copied rows (0 for one cell), or that the browser refused. */
export type Copied = number | 'failed' | undefined;

/** Copies rows as text and tells for two seconds whether it succeeded. */
export function useCopied() {
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (words: string, rows: number) => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(rows);
    } catch {
      // Refused by the browser (no permission, or not over https): the reader is told.
      setCopied('failed');
    }
  };
  return { copied, copy };
}
