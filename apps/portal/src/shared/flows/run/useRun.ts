import { useEffect, useRef } from 'react';
import { useCall } from '../../api/index.ts';
import { useLive } from '../../tasks/index.ts';
import { isRunActive } from '../flowTypes.ts';
import { useRunEvents } from '../useRunEvents.ts';

/**
 * One run with its steps, kept live: by events, and every 2 s without them while it goes on and the page is visible.
 *
 * @returns `run` is undefined until known; `refresh` asks again.
 */
export function useRun(id: string) {
  const connected = useLive();
  const { data, error, mutate } = useCall(
    'flowRunDetail',
    { id },
    {
      keepPreviousData: false,
      refreshInterval: (latest) => (latest && isRunActive(latest) ? (connected ? 15_000 : 2_000) : 0),
    },
  );
  // A change of what is still on its way would make SWR drop the answer; it is asked for once more instead.
  const missed = useRef(false);
  useRunEvents({
    onRun: (run) => {
      if (run.id !== id) return;
      if (!data) missed.current = true;
      // The event carries no steps; what ended is asked for as a whole once more.
      else void mutate((known) => known && { ...known, ...run }, { revalidate: !isRunActive(run) });
    },
    onStep: (run, step) => {
      if (run !== id) return;
      if (!data) missed.current = true;
      else
        void mutate(
          (known) => known && { ...known, steps: known.steps.map((old) => (old.id === step.id ? step : old)) },
          { revalidate: false },
        );
    },
  });
  useEffect(() => {
    if (!data || !missed.current) return;
    missed.current = false;
    void mutate();
  }, [data, mutate]);
  return { run: data, error, refresh: () => void mutate() };
}
