import { pageSizes } from './pageSizes.ts';

/** The filters of a list: the values each may have, or `text` for anything. */
export type ListFilters = Readonly<Record<string, readonly string[] | 'text'>>;
type Value<Choice> = Choice extends readonly (infer One)[] ? One : string;

/** What the address says of a list. An empty filter narrows nothing. */
export type ListView<Filters extends ListFilters> = {
  readonly [Name in keyof Filters]: Value<Filters[Name]> | '';
} & {
  readonly page: number;
  readonly pageSize: number;
};

/** What a list asks the server for: a page of it, and the filters that are set. */
export type ListQuery<Filters extends ListFilters> = { readonly [Name in keyof Filters]?: Value<Filters[Name]> } & {
  readonly page: number;
  readonly size: number;
};

const whole = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Reads the address; what it does not say, or nobody could have chosen, is the default. */
export function readListAddress<Filters extends ListFilters>(
  filters: Filters,
  query: URLSearchParams,
): ListView<Filters> {
  const values = Object.entries(filters).map(([name, choices]) => {
    const given = query.get(name)?.trim().slice(0, 100) ?? '';
    return [name, choices === 'text' || choices.includes(given) ? given : ''] as const;
  });
  const pageSize = Number(query.get('size'));
  return {
    ...Object.fromEntries(values),
    page: whole(query.get('page')),
    pageSize: pageSizes.includes(pageSize) ? pageSize : 10,
  } as ListView<Filters>;
}

/** Writes a view without its defaults into a query whose other names stay. */
export function writeListAddress<Filters extends ListFilters>(
  filters: Filters,
  view: ListView<Filters>,
  query = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  for (const name of Object.keys(filters)) put(name, view[name] as string, '');
  put('page', String(view.page), '1');
  put('size', String(view.pageSize), '10');
  return next;
}

/** A view as calls of lists take it: a filter that narrows nothing is not sent. */
export function queryOf<Filters extends ListFilters>(
  filters: Filters,
  { page, pageSize, ...values }: ListView<Filters>,
): ListQuery<Filters> {
  const set = Object.entries(values).filter(([name, value]) => name in filters && value !== '');
  return { page, size: pageSize, ...Object.fromEntries(set) } as ListQuery<Filters>;
}
