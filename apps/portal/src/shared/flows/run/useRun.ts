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
  useRunEvents({
    onRun: (run) => {
      // The event carries no steps; what ended is asked for as a whole once more.
      if (run.id === id) void mutate((known) => known && { ...known, ...run }, { revalidate: !isRunActive(run) });
    },
    onStep: (run, step) => {
      if (run !== id) return;
      void mutate(
        (known) => known && { ...known, steps: known.steps.map((old) => (old.id === step.id ? step : old)) },
        { revalidate: false },
      );
    },
  });
  return { run: data, error, refresh: () => void mutate() };
}
