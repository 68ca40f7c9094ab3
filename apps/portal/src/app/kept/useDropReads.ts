import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { pageReads } from '../../shared/api/pageReads.ts';

/** After the reads of a closed page were cancelled, whoever else waited for the same answer asks for it again. */
export function useDropReads() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (page: string) => {
      const keys = pageReads.take(page);
      // Asking again is not enough: the cache would keep the cancellation as the error of those without data.
      if (keys.length > 0)
        setTimeout(
          () =>
            void mutate(
              (key) => keys.includes(JSON.stringify(key)),
              (data: unknown) => data,
              { revalidate: true },
            ),
        );
    },
    [mutate],
  );
}
