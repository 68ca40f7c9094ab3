import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/api/index.ts';
import { useWorkspace } from '../../shared/workspace/index.ts';
import type { TableInput, TableKind } from './filterTypes.ts';

/** A table of the project that can be filtered. */
export type TableChoice = { readonly value: string; readonly title: string; readonly name: string };

/** The tables that the roles of the flow have or could take, each once; those that are bound come first. */
export function useTableChoices(): readonly TableChoice[] {
  const { roles } = useWorkspace();
  return useMemo(() => {
    const found = new Map<string, TableChoice>();
    const take = (
      { name, source_id: value, title }: { name: string; source_id: string; title: string },
      role: string,
    ) => {
      if (!found.has(value)) found.set(value, { value, name, title: role || title || name });
    };
    for (const { bound, title } of roles) if (bound) take(bound, title);
    for (const { candidates } of roles) for (const candidate of candidates) take(candidate, '');
    return [...found.values()];
  }, [roles]);
}

/** Which table the address opens, and how it is read; the first table of the project when it says nothing. */
export function useTableAddress() {
  const [query, setQuery] = useSearchParams();
  const choices = useTableChoices();
  const set = (change: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    choices,
    asked: query.get('table') ?? '',
    filter: query.get('filter') ?? '',
    as: (query.get('as') === 'matrix' ? 'matrix' : 'records') as TableKind,
    set,
  };
}

/** A table as calls name it. */
export const inputOf = (source: string, as: TableKind): TableInput => ({
  file: { file_id: source },
  as,
  recipe: { format: 1, steps: [] },
});

/** The table with its facets; asked again while it is being read. */
export function useInitData(input: TableInput | null) {
  const { source } = useWorkspace();
  return useCall('initData', input && { version_id: source.version_id, input }, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0),
  });
}
