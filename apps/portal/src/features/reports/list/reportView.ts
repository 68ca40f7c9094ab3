const sizes: readonly number[] = [10, 20, 30, 40];

/** What the list shows; all of it stands in the address (UX-01). */
export type ReportView = { readonly name: string; readonly page: number; readonly pageSize: number };

const start: ReportView = { name: '', page: 1, pageSize: 10 };

/** Reads the address; what it does not say, or says wrongly, is the default. */
export function viewOf(query: URLSearchParams): ReportView {
  const page = Number(query.get('page'));
  const pageSize = Number(query.get('size'));
  return {
    name: query.get('name')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    pageSize: sizes.includes(pageSize) ? pageSize : start.pageSize,
  };
}

/** The address of a view; defaults are left out. */
export function queryOf({ name, page, pageSize }: ReportView): URLSearchParams {
  return new URLSearchParams({ ...(name && { name }), ...(page !== start.page && { page: String(page) }), ...(pageSize !== start.pageSize && { size: String(pageSize) }) });
}
