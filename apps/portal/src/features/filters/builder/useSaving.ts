import type { Rule } from '@panome/analysis/rules';
import type { FilterConflict } from '@panome/contract';
import { useRef, useState } from 'react';
import { mutate } from 'swr';
import { call, CallError, createSubmissionKeys } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { filtersText as text } from '../filters.text.ts';
import type { SavedFilter, TableInput } from '../filterTypes.ts';

/** Every call whose answer a saved filter changes. */
const changedCalls = ['dataFilterList', 'dataFilterDetail', 'dataFilterById', 'initDataFilter', 'dataFilterCompare'];
export const refreshFilters = () => mutate((key) => Array.isArray(key) && changedCalls.includes(String(key[0])));

type Choice = {
  readonly input: TableInput;
  readonly rule: Rule;
  readonly groups: ReturnType<typeof useWorkspace>['scheme']['groups'];
};

/** Saves what is on the page: as a new filter, or as the next revision of the one that is open. */
export function useSaving(choice: Choice | null, onSaved: (filter: SavedFilter) => void) {
  const { source } = useWorkspace();
  const tell = useTell();
  const keys = useRef(createSubmissionKeys());
  const [conflict, setConflict] = useState<FilterConflict | null>(null);
  const [busy, setBusy] = useState(false);

  const done = async (saved: SavedFilter) => {
    await refreshFilters();
    tell.done(text.saved(saved.name));
    onSaved(saved);
  };
  // The wire takes what the engine only reads.
  const body = () =>
    choice as unknown as { input: TableInput; rule: SavedFilter['rule']; groups: SavedFilter['groups'] };

  return {
    busy,
    conflict,
    forget: () => setConflict(null),
    /** @throws {CallError} When the name is taken or the rule does not fit. */
    async store(name: string): Promise<void> {
      const { version_id, ...place } = source;
      const request = { name, version_id, source: place, ...body() };
      await done(await call('storeDataFilter', request, { idempotencyKey: keys.current(JSON.stringify(request)) }));
    },
    async change(filter: SavedFilter, revision = filter.revision): Promise<void> {
      setBusy(true);
      try {
        await done(await call('dataFilterUpdate', { id: filter.id, revision, ...body() }));
        setConflict(null);
      } catch (error) {
        if (error instanceof CallError && error.status === 409 && error.data) setConflict(error.data as FilterConflict);
        else tell.failed(error, text.saveChanges);
      }
      setBusy(false);
    },
  };
}
