/** What the address says of the list (UX-01). */
export type MessageFilter = {
  readonly page: number;
  readonly size: number;
  readonly type: string;
  readonly unread: boolean;
  /** The id of the open message; empty without one. */
  readonly message: string;
};

const sizes = [10, 20, 30, 40];
const whole = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

/** Reads the filter; what nobody could have chosen is the default. */
export function readFilter(query: URLSearchParams): MessageFilter {
  const size = whole(query.get('size'), 10);
  return {
    page: whole(query.get('page'), 1),
    size: sizes.includes(size) ? size : 10,
    type: (query.get('type') ?? '').slice(0, 40),
    unread: query.get('unread') === '1',
    message: (query.get('message') ?? '').slice(0, 64),
  };
}

/** Writes a filter without its defaults, so that the plain address is the plain list. */
export function writeFilter({ message, page, size, type, unread }: MessageFilter): URLSearchParams {
  return new URLSearchParams({
    ...(type && { type }),
    ...(unread && { unread: '1' }),
    ...(page > 1 && { page: String(page) }),
    ...(size !== 10 && { size: String(size) }),
    ...(message && { message }),
  });
}
