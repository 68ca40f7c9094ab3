import type { Sort } from '@panome/ui/table';
import { pageSizes } from '../../shared/list/pageSizes.ts';

const sortable = ['name', 'size', 'created_at'] as const;

/** What the page shows; all of it stands in the address (UX-01). */
export type FileView = {
  /** Empty is the root. */
  readonly dir: string;
  readonly name: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: (typeof sortable)[number];
  readonly order: 'asc' | 'desc';
  readonly trash: boolean;
  /** The file whose table is shown; empty shows the list. */
  readonly preview: string;
};

const start: FileView = {
  dir: '',
  name: '',
  page: 1,
  pageSize: 10,
  sort: 'created_at',
  order: 'desc',
  trash: false,
  preview: '',
};

/** Reads the address; what it does not say, or says wrongly, is the default. */
export function viewOf(query: URLSearchParams): FileView {
  const page = Number(query.get('page'));
  const pageSize = Number(query.get('size'));
  return {
    dir: query.get('dir') ?? '',
    name: query.get('name')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    pageSize: pageSizes.includes(pageSize) ? pageSize : start.pageSize,
    sort: sortable.find((sort) => sort === query.get('sort')) ?? start.sort,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    trash: query.get('trash') === '1',
    preview: query.get('preview') ?? '',
  };
}

/** The address of a view; defaults are left out. */
export function queryOf(view: FileView): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) query.set(name, String(value));
  };
  put('dir', view.dir, start.dir);
  put('name', view.name, start.name);
  put('page', view.page, start.page);
  put('size', view.pageSize, start.pageSize);
  put('sort', view.sort, start.sort);
  put('order', view.order, start.order);
  if (view.trash) query.set('trash', '1');
  put('preview', view.preview, start.preview);
  return query;
}

/** The view after a press on a column's head. Without a column the newest come first. */
export function sorted(view: FileView, next: Sort | null): FileView {
  const sort = sortable.find((name) => name === next?.column);
  // The third press takes the order away, which on the usual column would change nothing.
  if (!sort) return { ...view, page: 1, sort: start.sort, order: view.sort === start.sort ? 'asc' : start.order };
  return { ...view, page: 1, sort, order: next?.order === 'ascending' ? 'asc' : 'desc' };
}

export const sortOf = ({ order, sort }: FileView): Sort => ({
  column: sort,
  order: order === 'asc' ? 'ascending' : 'descending',
});
