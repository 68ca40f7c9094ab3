/** Query names that make two addresses of one path two pages; all others are the state of one page. */
const identifying = ['id', 'mission_id', 'report_id'];

/** The parts of a contract's page are one page, with and without a slash at the end (decision E-21). */
const contractPage = /^(\/data-collection\/report(?:\/[^/]+){3})(?:\/(?:list|origin-data|enquiry))?\/?$/;

/** The same key for the same page, whatever its filters and page number are. */
export function tabKey(address: string, search: string): string {
  const pathname = contractPage.exec(address)?.[1] ?? address;
  const query = new URLSearchParams(search);
  const parts = identifying.flatMap((name) => (query.get(name) ? [`${name}=${query.get(name)}`] : []));
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}
