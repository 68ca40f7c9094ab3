/**
 * The page numbers to show: first, last, the current one and its neighbours.
 *
 * @param page - The current page, from 1.
 * @param last - The number of pages.
 * @returns At most seven entries in order; `gap` stands for two or more pages left out.
 */
export function pagesAround(page: number, last: number): (number | 'gap')[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', last];
  if (page >= last - 3) return [1, 'gap', last - 4, last - 3, last - 2, last - 1, last];
  return [1, 'gap', page - 1, page, page + 1, 'gap', last];
}
