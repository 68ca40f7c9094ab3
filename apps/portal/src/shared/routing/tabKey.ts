/** Query names that make two addresses of one path two pages; all others are the state of one page. */
const identifying = ['id', 'mission_id', 'report_id'];

/** The parts of a contract's page are one page, with and without a slash at the end (decision E-21). */
const contractPage = /^(\/data-collection\/report(?:\/[^/]+){3})(?:\/(?:list|origin-data|enquiry))?\/?$/;

/** The pages of a family on one project are one page, and so are the steps of a modular analysis. */
const workspace = /^(\/[a-z-]+-modular(?:\/[^/]+){6}|\/modular(?:\/[^/]+){2})(?:\/[a-z-]+)?\/?$/;

/** Lists that show an object in a drawer beside them: it is a state of the list. */
const lists = /^(\/data-collection\/after-sales-list|\/staff\/[a-z-]+)$/;

/** A task and the form that runs it again are one page (`redo` names the task). */
const taskPage = '/tools/detail';

/** The same key for the same page, whatever its filters and page number are. */
export function tabKey(address: string, search: string): string {
  const pathname = contractPage.exec(address)?.[1] ?? workspace.exec(address)?.[1] ?? address;
  if (lists.test(pathname)) return pathname;
  const query = new URLSearchParams(search);
  const task = query.get('mission_id') || query.get('redo');
  if (pathname === taskPage && task) return `${pathname}?mission_id=${task}`;
  const parts = identifying.flatMap((name) => (query.get(name) ? [`${name}=${query.get(name)}`] : []));
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname;
}
