import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Leads from elsewhere on the page to the row of a sample: it is marked, comes into sight, and has the focus. */
export function useGoToSample() {
  const table = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  return {
    table,
    current,
    goTo: (sample: string) => {
      // The same sample again, after the table was scrolled elsewhere.
      if (sample === current) flushSync(() => setCurrent(undefined));
      flushSync(() => setCurrent(sample));
      table.current?.scrollIntoView({ block: 'nearest' });
      table.current?.focus({ preventScroll: true });
    },
  };
}
