import type { Rule } from '@panome/analysis/rules';
import type { Sort } from '@panome/ui/table';
import { useState } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import type { TableInput } from '../filterTypes.ts';

/** Rows shown at once. */
const pageSize = 20;

export type RowsAsked = {
  readonly input: TableInput;
  readonly rule: Rule;
  readonly groups: ReturnType<typeof useWorkspace>['scheme']['groups'];
  readonly columns: readonly string[];
};

/** What a rule keeps of a table and a page of it; counts of before stay while new ones are made. */
export function useRows(asked: RowsAsked | null) {
  const { source } = useWorkspace();
  const [place, setPlace] = useState({ page: 1, pageSize, columnOffset: 0, of: '' });
  const [sort, setSort] = useState<Sort | null>(null);
  const key = JSON.stringify(asked);
  // Another rule begins at its first page.
  const page = place.of === key ? place.page : 1;
  const answer = useCall(
    'getPreviewResult',
    asked && {
      version_id: source.version_id,
      ...(JSON.parse(key) as { input: TableInput; rule: never; groups: RowsAsked['groups']; columns: string[] }),
      ...(sort && { sort: sort.column, order: sort.order === 'descending' ? ('desc' as const) : ('asc' as const) }),
      page,
      size: place.pageSize,
      column_offset: place.columnOffset,
    },
    { revalidateOnFocus: false, refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0) },
  );
  return {
    ...answer,
    page,
    pageSize: place.pageSize,
    columnOffset: place.columnOffset,
    go: (next: { page: number; pageSize: number }) => setPlace({ ...place, ...next, of: key }),
    slide: (columnOffset: number) => setPlace({ ...place, columnOffset }),
    sort,
    setSort,
  };
}
export type Rows = ReturnType<typeof useRows>;
