import { useEffect } from 'react';
import type { CallError, Page } from '../api/index.ts';

type Answer<Row> = {
  readonly data: Page<Row[]> | undefined;
  readonly error: CallError | undefined;
  readonly isLoading: boolean;
  readonly mutate: () => unknown;
};
type Place = { readonly page: number; readonly pageSize: number };

/** What a table wants to know about the rows of a list. */
export type ListRows<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly error: CallError | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
  readonly range: { readonly total: number; readonly offset: number };
};

/**
 * The rows of a page of a list with what a table wants to know about them. A page beyond the end leads to the last one.
 */
export function useListRows<Row>(
  { data, error, isLoading, mutate }: Answer<Row>,
  { page, pageSize }: Place,
  go: (change: { page: number }, options: { replace: true }) => void,
): ListRows<Row> {
  const rows: readonly Row[] = data?.data ?? [];
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const beyond = !isLoading && total > 0 && rows.length === 0 && page > last;
  useEffect(() => {
    if (beyond) go({ page: last }, { replace: true });
  });
  // Rows that were there stay while newer cannot be had.
  return {
    rows,
    total,
    error: data === undefined ? error : undefined,
    loading: isLoading || beyond,
    retry: () => void mutate(),
    range: { total, offset: (page - 1) * pageSize },
  };
}
