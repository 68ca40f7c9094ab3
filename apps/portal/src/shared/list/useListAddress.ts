import { useSearchParams } from 'react-router-dom';
import { queryOf, readListAddress, writeListAddress, type ListFilters, type ListView } from './listAddress.ts';

type GoTo<View> = (change: Partial<View>, options?: { replace?: boolean }) => void;

/**
 * The view of a list that stands in the address, and the ways to others. A page is a step of the browser's history, a
 * filter is not.
 * @param filters - Keep it outside the component.
 */
export function useListAddress<Filters extends ListFilters>(filters: Filters) {
  const [query, setQuery] = useSearchParams();
  const view = readListAddress(filters, query);
  const go: GoTo<ListView<Filters>> = (change, { replace = false } = {}) =>
    setQuery((now) => writeListAddress(filters, { ...readListAddress(filters, now), ...change }, now), { replace });
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
  return {
    view,
    /** What a call of the list is asked with. */
    query: queryOf(filters, view),
    go,
    /** Narrows the list; its first page is shown. */
    put: (change: Partial<ListView<Filters>>) => go({ ...change, page: 1 }, { replace: true }),
    clear: () => go({ ...none, page: 1 } as Partial<ListView<Filters>>, { replace: true }),
    filtered: Object.keys(filters).some((name) => view[name] !== ''),
  };
}
