/** Query names that make two addresses of one path two pages; all others are the state of one page. */
const identifying = ['id', 'mission_id', 'report_id'];

/** The same key for the same page, whatever its filters and page number are. */
export function tabKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const parts = identifying.flatMap((name) => (query.get(name) ? [`${name}=${query.get(name)}`] : []));
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}
