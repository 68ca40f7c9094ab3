import { useSearchParams } from 'react-router-dom';

export const resultTabs = ['charts', 'tables', 'method'] as const;
export type ResultTab = (typeof resultTabs)[number];

type Change = Readonly<Record<string, string | null>>;

/**
 * The state of the result page in its address (UX-01). `null` takes a name out.
 *
 * @returns `go` makes a step that 后退 takes back; `adjust` changes the present one.
 */
export function useResultAddress() {
  const [query, setQuery] = useSearchParams();
  const write = (change: Change, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return { query, go: (change: Change) => write(change, false), adjust: (change: Change) => write(change, true) };
}

/** The tab that the address names; `first` when it names none. */
export const tabOf = (query: URLSearchParams, first: ResultTab): ResultTab =>
  resultTabs.find((tab) => tab === query.get('tab')) ?? first;
