const list = '/data-collection/after-sales-list';
const withQuery = (query: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${list}?${new URLSearchParams(given).toString()}` : list;
};

/** What a new request begins with. */
type EnquiryStart = {
  readonly task?: string;
  readonly project?: string;
  readonly contract?: string;
  readonly number?: string;
  readonly chart?: string;
  readonly request_id?: string;
  readonly page?: string;
};

/** Addresses of after-sales requests. */
export const enquiryPaths = {
  list,
  /** A request with its conversation. */
  one: (id: string) => withQuery({ id }),
  /** The form of a new request with its ids filled in. */
  create: (start: EnquiryStart = {}) => withQuery({ new: '1', ...start }),
  /** The requests of one contract. */
  ofContract: (contract: string) => withQuery({ contract }),
} as const;
