/** SEC-43: a link leads to a page of the portal or to a host that the deployment names. */
export function isAllowedLink(link: string, hosts: readonly string[]): boolean {
  if (link === '' || isOwnPage(link)) return true;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url?.protocol === 'https:' && url.username === '' && hosts.includes(url.hostname);
}

/** Whether a link is the path of a page of the portal. */
export const isOwnPage = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);
