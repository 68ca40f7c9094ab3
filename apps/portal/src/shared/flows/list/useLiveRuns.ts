import type { SWRResponse } from 'swr';
import type { Page } from '../../api/index.ts';
import { useLive } from '../../tasks/index.ts';
import { isRunActive, type FlowRun } from '../flowTypes.ts';
import { useRunEvents } from '../useRunEvents.ts';

type Rows = Page<FlowRun[]>;

/** How often a list of runs is asked for again, in ms: events tell of each change while they come. */
export function useRunInterval() {
  const connected = useLive();
  return (latest: Rows | undefined): number => (latest?.data.some(isRunActive) ? (connected ? 30_000 : 5_000) : 0);
}

/** Puts each change of a run into the rows of a list. */
export function useLiveRuns({ data, mutate }: Pick<SWRResponse<Rows>, 'data' | 'mutate'>): void {
  useRunEvents({
    onRun: (run) => {
      // A change of what is still on its way would make SWR drop the answer.
      if (!data) return;
      const put = ({ data, total }: Rows) => ({ total, data: data.map((row) => (row.id === run.id ? run : row)) });
      void mutate((known) => known && put(known), { revalidate: false });
    },
  });
}
