import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What was asked for by name; empty where the address does not say. */
type PageRequest<Name extends string> = Readonly<Record<Name, string>>;

/**
 * What an address asks a page to do, such as to take a file into its form. A filter is a state of the page and stays in
 * the address; a request is carried out once and then taken out of it by `done`. So the same link works again on a
 * page that is still open, and neither its tab nor a reload repeats it over what was typed since.
 * @param names - Keep it outside the component.
 */
export function useRequest<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const words = JSON.stringify(names.map((name) => params.get(name) ?? ''));
  const asked = useMemo(() => {
    const values = JSON.parse(words) as readonly string[];
    return values.every((value) => value === '')
      ? undefined
      : (Object.fromEntries(names.map((name, at) => [name, values[at]])) as PageRequest<Name>);
  }, [names, words]);
  const done = useCallback(
    () =>
      setParams(
        (before) => new URLSearchParams([...before].filter(([name]) => !names.some((request) => request === name))),
        { replace: true },
      ),
    [names, setParams],
  );
  return { asked, done };
}
