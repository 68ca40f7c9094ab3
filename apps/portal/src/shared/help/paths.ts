/** Customer service; remembers the page that was left, and the number of what failed there. */
export function supportPath(from = '', requestId = ''): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(requestId && { request_id: requestId }) }).toString();
  return `/help/support${query ? `?${query}` : ''}`;
}
