/** A path inside the portal, as `redirect` parameters may name it; anything else is `/` (SEC-43). */
export const safePath = (path: string | null): string => (path !== null && /^\/(?!\/)[^\\]*$/.test(path) ? path : '/');

/**
 * Fills a redirect of the route table: `{name}` from the query, `:name` from the path, and keeps the rest of the query.
 * Without a value for a `{name}` the query is left out.
 */
export function redirectTarget(
  redirect: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  const [path = '/', template = ''] = redirect.split('?');
  const filled = path.replace(/:([A-Za-z_]+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  const wanted = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(template)) {
    const source = /^\{(\w+)\}$/.exec(value)?.[1];
    const found = source === undefined ? value : query.get(source);
    if (source !== undefined) wanted.delete(source);
    if (found) wanted.set(name, found);
  }
  const text = wanted.toString();
  return text ? `${filled}?${text}` : filled;
}
