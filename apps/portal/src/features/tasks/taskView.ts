import type { RequestOf } from '@panome/contract/client';
import type { Sort } from '@panome/ui/table';
import type { TaskState } from '../../shared/tasks/index.ts';
import { day } from '../../shared/format/durations.ts';
import { pageSizes } from '../../shared/list/pageSizes.ts';

const sortable = ['created_at', 'name', 'state'] as const;
export const states = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const satisfies readonly TaskState[];
export const times = ['today', '7d', '30d', 'range'] as const;

/** What the page shows; all of it stands in the address (UX-01). */
export type TaskView = {
  readonly name: string;
  /** Empty is every state. */
  readonly state: TaskState | '';
  readonly tool: string;
  /** `range` is from `from` to `to`, days in Shanghai. */
  readonly time: (typeof times)[number] | '';
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: (typeof sortable)[number];
  readonly order: 'asc' | 'desc';
  readonly trash: boolean;
};

const start: TaskView = {
  name: '',
  state: '',
  tool: '',
  time: '',
  from: '',
  to: '',
  page: 1,
  pageSize: 10,
  sort: 'created_at',
  order: 'desc',
  trash: false,
};
export const noFilter = {
  name: '',
  state: '',
  tool: '',
  time: '',
  from: '',
  to: '',
  page: 1,
} as const satisfies Partial<TaskView>;

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Reads the address; what it does not say, or says wrongly, is the default. */
export function viewOf(query: URLSearchParams): TaskView {
  const page = Number(query.get('page'));
  const pageSize = Number(query.get('size'));
  const dayIn = (name: string) => [query.get(name)].find(isDay) ?? '';
  return {
    name: query.get('name')?.trim() ?? '',
    state: states.find((state) => state === query.get('state')) ?? '',
    tool: query.get('tool') ?? '',
    time: times.find((time) => time === query.get('time')) ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
    page: Number.isInteger(page) && page > 0 ? page : start.page,
    pageSize: pageSizes.includes(pageSize) ? pageSize : start.pageSize,
    sort: sortable.find((sort) => sort === query.get('sort')) ?? start.sort,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    trash: query.get('trash') === '1',
  };
}

/** The address of a view; defaults are left out. */
export function queryOf({ pageSize, trash, ...view }: TaskView): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) query.set(name, String(value));
  };
  for (const name of ['name', 'state', 'tool', 'time', 'from', 'to', 'page'] as const)
    put(name, view[name], start[name]);
  put('size', pageSize, start.pageSize);
  put('sort', view.sort, start.sort);
  put('order', view.order, start.order);
  if (trash) query.set('trash', '1');
  return query;
}

export const isFiltered = ({ name, state, time, tool }: TaskView): boolean =>
  name !== '' || state !== '' || tool !== '' || time !== '';

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The filter as the server takes it. @param now - Decides what 今天 and 近 7 天 are; they count today. */
export function filterOf(
  { from, name, state, time, to, tool, trash }: TaskView,
  now = Date.now(),
): RequestOf<'taskDataByFilter'> {
  const back = { today: 0, '7d': 6, '30d': 29 };
  const days =
    time === 'range'
      ? { from: from || undefined, to: to || undefined }
      : time === ''
        ? {}
        : { from: shanghai.format(now - back[time] * day) };
  return {
    name: name || undefined,
    state: state || undefined,
    tool_id: tool || undefined,
    ...days,
    trash: trash ? '1' : '0',
  };
}

/** The view after a press on a column's head. Without a column the newest come first. */
export function sorted(view: TaskView, next: Sort | null): TaskView {
  const sort = sortable.find((name) => name === next?.column);
  // The third press takes the order away, which on the usual column would change nothing.
  if (!sort) return { ...view, page: 1, sort: start.sort, order: view.sort === start.sort ? 'asc' : start.order };
  return { ...view, page: 1, sort, order: next?.order === 'ascending' ? 'asc' : 'desc' };
}

export const sortOf = ({ order, sort }: TaskView): Sort => ({
  column: sort,
  order: order === 'asc' ? 'ascending' : 'descending',
});
